// SPDX-License-Identifier: GPL-3.0-or-later
// Describes what a Committee keeps, and the rules that stand in the way, in the user's language.
#pragma once

#include "engine/committee/committee.h"
#include "engine/committee/objection.h"
#include "ui/text/words.h"

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
    {
    }

    /// Returns one objection with its rule as printed: "... (Committee: Organising a conference, 5)".
    QString objection(const Objection& objection) const;
    /// Returns all objections, a line each.
    QString objections(const Objections& all) const;

    /// Returns the names of powers as a list: "Austria and Italy".
    QString powers(PowerSet powers) const;
    /// Returns a goal with its points and its state: "2 points: Take Tunis (awarded F1902M: taken)".
    static QString goal(const Goal& goal);
    /// Returns a motion: "Italy: speeches in Fall (carried)".
    QString motion(const CommitteeMotion& motion) const;
    /// Returns what a motion of this kind asks for.
    static QString motionKind(MotionKind kind);
    /// Returns a treaty: "Entente (England and France), S1901M: terms. Signed by England".
    QString treaty(const Treaty& treaty) const;
    /// Returns a conference: "Conference of Rome (Rome; Austria, Italy and Russia): goal".
    QString conference(const Conference& conference) const;
    /// Returns when notes are exchanged next, by the seconds until then (secondsToNotes): "Notes in 9:05".
    static QString nextNotes(std::optional<std::int64_t> seconds);
    /// Returns what happened in a phase, a line each: speeches, motions, points awarded, treaties, conferences.
    QStringList eventsIn(const Committee& committee, const Phase& phase) const;

private:
    Words words_;
};

} // namespace chancery
