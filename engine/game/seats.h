// SPDX-License-Identifier: GPL-3.0-or-later
// Which powers each player has when fewer than seven play (1971 XIV.2, Alexander V.5).
#pragma once

#include "engine/game/game.h"

#include <optional>
#include <vector>

namespace chancery {

/// The powers that one player orders. Centres and units belong to each power separately; victory counts them
/// together (Alexander V.5.f).
using Seat = std::vector<Power>;

/// Returns what the powers of a seat have together of what is counted by power.
int sumOf(const Seat& seat, const std::vector<int>& byPower);

/// The seats of a phase, and the powers and provinces without a player.
struct Seating
{
    std::vector<Seat> seats;    ///< in a fixed order
    std::vector<Power> neutral; ///< powers without a player: their units hold, as in civil disorder
    ProvinceSet closed;         ///< provinces that no unit may enter
    int victory = 0;            ///< how many centres or units win; 0 if the map says
};

/// Returns the seats in a phase of the game. Each power is a seat of its own unless the option `players` says
/// otherwise and the map has the powers of the standard board.
Seating seatingOf(const Game& game, const Phase& phase);
/// Returns the seats in a phase of a game with fewer players than powers; nothing if each power is a seat of
/// its own.
std::optional<Seating> smallTable(const Game& game, const Phase& phase);
/// Returns the powers of each player who has several in a phase.
std::vector<PowerSet> sharedSeats(const Game& game, const Phase& phase);
/// Returns the powers without a player where so many play, in the first year; none on a map without the
/// powers of the standard board.
std::vector<Power> neutralPowers(const Map& map, Players players);
/// Returns the unplayed powers of a phase: those without a player because fewer than seven play, and
/// those whose player is absent. No unit is built for them (1971 XIV.2, XIV.3).
PowerSet unplayedPowers(const Game& game, const Phase& phase);
/// Returns the powers without a player in a phase because fewer than seven play. Their units get no orders
/// (1971 XIV.2, Alexander V.5.a).
PowerSet neutralIn(const Game& game, const Phase& phase);
/// Returns whether a power has no player in the current phase because fewer than seven play.
bool isNeutral(const Game& game, Power power);

/// Returns how many centres it takes to win, or units if the option `victory_by` says so.
int enoughToWin(const Map& map, const RuleOptions& options, const Seating& seating);

/// Returns the provinces that no unit may enter in a phase (1971 XIV.2).
ProvinceSet closedIn(const Game& game, const Phase& phase);
/// Returns where a dislodged unit may retreat in the current phase, without provinces that no unit may enter.
/// A position that was set up by hand may have ways into them.
LocationSet waysOutOf(const Game& game, const DislodgedUnit& unit);

/// Returns the map without any way into these provinces.
Map closing(Map map, ProvinceSet spaces);

/// Returns whether a coin must be tossed before the game goes on: in a game for two, from the end of the
/// first Fall and its retreats on, until neutral powers have joined a seat (1971 XIV.2, Alexander V.5.e).
bool awaitsCoin(const Game& game);

/// Tosses the coin for the seat that all neutral powers join. The same seed gives the same seat.
Seat tossCoin(const Game& game, std::uint64_t seed);

/// Lets all neutral powers of the first phase join the seat of a power, which orders them from the second
/// year on.
Game joinSeat(Game game, Power ally);

} // namespace chancery
