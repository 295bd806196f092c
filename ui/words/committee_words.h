// SPDX-License-Identifier: GPL-3.0-or-later
// Describes what a Committee keeps, and the rules that forbid something, in the user's language.
#pragma once

#include "engine/committee/committee.h"
#include "engine/committee/objection.h"
#include "engine/game/game.h"
#include "ui/words/name_phrases.h"
#include "ui/words/words.h"

#include <QStringList>

namespace chancery {

/// Describes the Committee of one map's powers.
class CommitteeWords
{
    Q_DECLARE_TR_FUNCTIONS(chancery::CommitteeWords)

public:
    /// The map must outlive this.
    explicit CommitteeWords(const Map& map)
        : words_(map)
        , names_(map)
    {
    }

    /// Returns one objection with its rule as printed: "... (Committee: Organising a conference, 5)".
    QString objection(const Objection& objection) const;
    /// Returns the rule of an objection as HTML, a link to what it says: "Committee: 2".
    static QString ruleLink(const std::string& rule);
    /// Returns one objection as HTML, its rule a link.
    QString linked(const Objection& objection) const;
    /// Returns all objections, a line each.
    QString objections(const Objections& all) const;

    /// Returns the names of powers as a list: "Austria and Italy".
    QString powers(PowerSet powers) const;
    /// Returns a goal with its points and its state: "2 points: Take Tunis (awarded in Fall 1902: taken)".
    static QString goal(const Goal& goal);
    /// Returns a motion: "Italy: speeches in Fall (carried)".
    QString motion(const CommitteeMotion& motion) const;
    /// Returns what a motion of this kind asks for.
    static QString motionKind(MotionKind kind);
    /// Returns a treaty: "Entente (England and France), Spring 1901: terms. Signed by England". One that not
    /// all parties have signed is a draft.
    QString treaty(const Treaty& treaty) const;
    /// Returns what a conference is called, or its goal or a general name while it has none.
    static QString nameOf(const Conference& conference);
    /// Returns a conference: "Conference of Rome (Rome; Austria, Italy and Russia): goal".
    QString conference(const Conference& conference) const;
    /// Returns how long each delegation may speak: "1:30 for each delegation".
    static QString speechLength(int seconds);
    /// Returns the names of a power's delegates: "Ada and Bo"; empty if they are not known.
    static QString delegates(const std::map<Power, Delegates>& known, Power power);
    /// Returns when notes are exchanged next, by the seconds until then (secondsToNotes): "Notes in 9:05".
    static QString nextNotes(std::optional<std::int64_t> seconds);
    /// Returns what happened in a phase, a line each: speeches, motions, points awarded, treaties,
    /// conferences. What became of them later is not said.
    QStringList eventsIn(const Committee& committee, const Phase& phase) const;
    /// Returns the points that powers gained in a phase besides those of goals, a line each: awards,
    /// insurrections, the control of Europe. `phase` is an index into Game::phases. Empty if the rules count
    /// no points.
    QStringList pointsIn(const Game& game, std::size_t phase) const;

private:
    QString sentence(const Objection& objection) const;
    void addGoalEvents(QStringList& lines, const Committee& committee, const Phase& phase) const;
    void addTreatyEvents(QStringList& lines, const Treaty& treaty, const Phase& phase) const;
    void addConferenceEvents(QStringList& lines, const Conference& conference, const Phase& phase) const;
    QString named(const Treaty& treaty) const;
    QString called(const Conference& conference) const;

    Words words_;
    NamePhrases names_;
};

} // namespace chancery
