// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the units on the board with the centres, the places and the history of the game. Too few units are legal.
#pragma once

#include "engine/game/game.h"

namespace chancery {

/// What is wrong with the board.
enum class TableFault : std::uint8_t {
    TooMany,    ///< a power has more units than centres, before the centres are counted
    NeverBuilt, ///< the history of the game and its rulings do not account for a unit
    SecondUnit, ///< a unit is in a province that has another one
    WrongPlace, ///< a unit is where its kind cannot be
    WrongCoast, ///< a fleet is on another coast than the history of the game has it
};

/// One thing that is wrong with the board. `fault` says which of the other members are used.
struct TableFinding
{
    TableFault fault = TableFault::TooMany; ///< what is wrong
    Power power = noPower;                  ///< whose units it is about
    Unit unit{};                            ///< the unit; not for TooMany
    int units = 0, centres = 0;             ///< TooMany: what the power has
    Location rightful = nowhere;            ///< WrongCoast: where the fleet should be

    bool operator==(const TableFinding&) const = default;
};

/// Returns what is wrong with the board of the current phase: at its beginning, or at its end once it is resolved.
/// Units are not counted where adjustments follow at once, nor where no centre has an owner. A unit that a ruling has
/// put where it is counts as accounted for.
std::vector<TableFinding> checkTable(const Game& game);

/// Returns the provinces with more than one unit at the beginning of the current phase. While there is one, the phase
/// cannot be resolved.
ProvinceSet crowdedProvinces(const Game& game);

} // namespace chancery
