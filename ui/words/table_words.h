// SPDX-License-Identifier: GPL-3.0-or-later
// What is different with fewer than seven players, in the user's language.
#pragma once

#include "engine/game/seats.h"

#include <QCoreApplication>
#include <QStringList>

namespace chancery {

/// Describes a table of fewer than seven players (1971 XIV.2, Alexander V.5), each point with its clause.
class TableWords
{
    Q_DECLARE_TR_FUNCTIONS(chancery::TableWords)

public:
    /// Returns how many play, and which powers: "3 players: Austria, Italy and Turkey; ...". With a power for
    /// each player it says so.
    static QString seats(const Game& game);
    /// Returns what is different at the table of a new game, a sentence each: powers without a player, the
    /// coin, and what wins. Empty with a power for each player.
    static QStringList notes(const Game& game);
    /// Returns the clause of the game's number of players: "1971 XIV.2". Empty where the rulebook has none.
    static QString clause(const Game& game);
    /// Returns how many units or centres win, with the clause: "24 units on the board win (1971 XIV.2)."
    static QString victory(const Game& game);

private:
    static QString cited(const Game& game, const std::string& clause);
    static QString neutral(const Game& game, const Seating& seating);
};

} // namespace chancery
