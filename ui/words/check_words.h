// SPDX-License-Identifier: GPL-3.0-or-later
// Says what can be done about units that should not be on the board; fault_words.h says what is wrong with
// them.
#pragma once

#include "engine/game/flying_dutchman.h"

#include <QCoreApplication>
#include <QString>

namespace chancery {

/// Makes the sentences of the check of the table, about the current phase of a game.
class CheckWords
{
    Q_DECLARE_TR_FUNCTIONS(chancery::CheckWords)

public:
    /// The game must outlive this.
    explicit CheckWords(const Game& game)
        : game_(game)
    {
    }

    /// Returns what a remedy does, with its clause: "Remove A Bur (DATC 4.E.6)."
    QString remedy(const PositionFault& finding, Remedy remedy, FoundIn found) const;
    /// Returns the reason that is offered for a remedy.
    QString reason(const PositionFault& finding, Remedy remedy, FoundIn found) const;
    /// Returns when something was found: "during diplomacy".
    static QString foundIn(FoundIn found);
    /// Returns that the clock is held, with the clause.
    static QString held(FoundIn found);
    /// Returns that diplomacy is repeated, with the clause.
    static QString repeated();

private:
    QString unit(const Unit& unit) const;
    QString gone(const PositionFault& finding, Remedy remedy) const;
    QString deed(const PositionFault& finding, Remedy remedy, FoundIn found) const;

    const Game& game_;
};

} // namespace chancery
