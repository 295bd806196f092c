// SPDX-License-Identifier: GPL-3.0-or-later
// Describes convoy paradoxes in the user's language: the circle, what the rulebook says about it, and how it
// was resolved.
#pragma once

#include "engine/adjudicate/paradox_circle.h"
#include "engine/game/game.h"
#include "ui/words/register.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace chancery {

/// Describes the paradoxes of one resolved phase.
class ParadoxWords
{
    Q_DECLARE_TR_FUNCTIONS(chancery::ParadoxWords)

public:
    /// The references must outlive this, and the phase must be resolved. In Register::Plain orders are in
    /// words and no clause is cited.
    ParadoxWords(const Map& map, const Rulebook& rules, const PhaseRecord& record,
                 Register how = Register::Judge);

    /// Returns the name of a paradox choice: "Szykman's rule: the convoys fail", "Resolution 2".
    static QString choice(ParadoxChoice which);

    /// Returns the circle in which the orders wait for one another: "A Bre-Lon would cut F Lon's support;
    /// that support decides F Wal-Eng; ..."
    QString circle(const Paradox& paradox) const;
    /// Returns one link of a circle: "A Bre-Lon would cut F Lon's support".
    QString step(const Dependence& step) const;
    /// Returns the rule that resolved a paradox, or unanswered() where the rulebook has none.
    QString settled(const Paradox& paradox) const;
    /// Returns the sentence that the rulebook gives no answer, with the number of consistent resolutions.
    QString question(const Paradox& paradox) const;
    /// Returns the consistent resolutions, numbered from 1: "1: A Bre-Lon succeed; no fleet is dislodged."
    QStringList ways(const Paradox& paradox) const;
    /// Returns the question, the consistent resolutions and the one that was applied. Empty if the rulebook
    /// has an answer.
    QString unanswered(const Paradox& paradox) const;
    /// Returns the circle, then the rule that resolved it, or unanswered() where the rulebook has none.
    QString account(const Paradox& paradox) const;
    /// Returns how the orders of the paradox ended: "Succeed: F Wal-Eng. Fail: A Bre-Lon. Fleets dislodged:
    /// F Eng."
    QString ends(const Paradox& paradox) const;

    /// Returns a paragraph for each paradox that the rulebook leaves open; empty if there is none.
    QString openQuestions() const;

private:
    const OrderResult* resultAt(Province province) const;
    QString order(Province province) const;
    QString mover(Province province) const;
    QString unit(Province province) const;
    QString source() const;
    QString applied(const Paradox& paradox) const;

    const Map& map_;
    const Rulebook& rules_;
    const PhaseRecord& record_;
    Register register_;
};

} // namespace chancery
