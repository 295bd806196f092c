// SPDX-License-Identifier: GPL-3.0-or-later
// Says in the user's language who played which power, and when.
#pragma once

#include "ui/words/words.h"

#include <QStringList>

namespace chancery {

/// Names the players of powers, with replacements and civil disorder.
class PlayerWords
{
    Q_DECLARE_TR_FUNCTIONS(chancery::PlayerWords)

public:
    /// Returns all players of a power, with the times of civil disorder: "Ada; Bea from Fall 1902 on; in
    /// civil disorder from Spring 1903 on". Empty if nothing is known.
    static QString course(const Game& game, Power power);
    /// Returns the player of a power in a phase: "Bea", or "civil disorder". Empty if the name is not known.
    static QString now(const Game& game, Power power, const Phase& phase);
    /// Returns the player of a power as now() does. Where players have several powers, one whose name is not
    /// known is "Player 1", numbered in the order of the map; that is empty for a power without a player.
    static QString seat(const Game& game, Power power, const Phase& phase);
    /// Returns the players of all powers in a phase: "Austria: Ada, England: Bea". Powers whose player is not
    /// known are left out.
    static QString table(const Game& game, const Phase& phase);
};

} // namespace chancery
