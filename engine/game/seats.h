// SPDX-License-Identifier: GPL-3.0-or-later
// Who plays which powers when fewer than seven play (1971 XIV.2, Alexander V.5).
#pragma once

#include "engine/game/game.h"

#include <optional>
#include <vector>

namespace chancery {

/// The powers that one player orders; their centres are owned and their units adjusted each by itself, victory counts
/// them together (Alexander V.5.f).
using Seat = std::vector<Power>;

struct Seating
{
    std::vector<Seat> seats;
    std::vector<Power> neutral;  ///< whom nobody orders: their units hold, as in civil disorder
    ProvinceSet closed;          ///< which nobody may enter
    int victory = 0;             ///< what wins if not what the map says
};

/// Who orders what in a phase of the game. On a map without the powers of the standard board everybody plays one.
Seating seatingOf(const Game& game, const Phase& phase);
/// The same, and nothing where everybody plays one power.
std::optional<Seating> smallTable(const Game& game, const Phase& phase);
bool isNeutral(const Game& game, Power power);

/// How many centres (or units, by victory_by) it takes to win.
int enoughToWin(const Map& map, const RuleOptions& options, const Seating& seating);

/// The map without any way into these spaces.
Map closing(Map map, ProvinceSet spaces);

/// Neutral powers are to join somebody, and no lot has told whom.
bool awaitsJoining(const Game& game);

/// The lot that falls before the first adjustments of a game for two: all neutral powers join the seat that it hits, from
/// the second year on. The same seed gives the same seat.
Game joinByLot(Game game, std::uint64_t seed);

} // namespace chancery
