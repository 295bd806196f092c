// SPDX-License-Identifier: GPL-3.0-or-later
// Convoy paradoxes in the user's language: the circle, what the rulebook says of it, what was done.
#pragma once

#include "engine/adjudicate/paradox_circle.h"
#include "engine/game/game.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace chancery {

/// Speaks about one resolved phase, which it does not own.
class ParadoxWords
{
    Q_DECLARE_TR_FUNCTIONS(chancery::ParadoxWords)

public:
    ParadoxWords(const Map& map, const Rulebook& rules, const PhaseRecord& record);

    static QString choice(ParadoxChoice which); ///< "Szykman's rule: the convoys fail"

    /// "A Bre-Lon would cut F Lon's support; that support decides F Wal-Eng; ..."
    QString circle(const Paradox& paradox) const;
    /// That the rulebook leaves it open.
    QString question(const Paradox& paradox) const;
    /// Its consistent resolutions, each with its number: "1: A Bre-Lon succeed; no fleet is dislodged."
    QStringList ways(const Paradox& paradox) const;
    /// The question, the ways out, and what was applied; empty if the rulebook has an answer.
    QString unanswered(const Paradox& paradox) const;
    /// Which rule settled it, or that none does and what was applied; then the circle.
    QString account(const Paradox& paradox) const;
    /// How the orders of the paradox ended: "Succeed: F Wal-Eng. Fail: A Bre-Lon. Dislodged: F Eng."
    QString ends(const Paradox& paradox) const;

    /// A paragraph for each paradox that the rulebook leaves open; empty if there is none.
    QString openQuestions() const;

private:
    const OrderResult* resultAt(Province province) const;
    QString order(Province province) const;
    QString unit(Province province) const;
    QString step(const Dependence& step) const;
    QString source() const;
    QString applied(const Paradox& paradox) const;

    const Map& map_;
    const Rulebook& rules_;
    const PhaseRecord& record_;
};

} // namespace chancery
