// SPDX-License-Identifier: GPL-3.0-or-later
// What changed between two phases of a game, as a value. For the gamemaster alone: it knows what was not
// revealed.
#pragma once

#include "engine/game/unit_changes.h"
#include "ui/scene/board_geometry.h"
#include "ui/scene/picture.h"
#include "ui/scene/slide.h"

namespace chancery {

/// One power at both moments of a comparison.
struct ComparedPower
{
    TallyRow centres;               ///< the power with its centres
    int unitsBefore = 0, units = 0; ///< its units, dislodged ones included
    bool operator==(const ComparedPower&) const = default;
};

/// The changes from one phase to a later one.
struct Comparison
{
    std::size_t from = 0, to = 0;      ///< the phases, as indices into Game::phases
    std::vector<Transfer> transfers;   ///< the centres with another owner
    UnitChanges units;                 ///< the units that came, went and moved
    std::vector<ComparedPower> powers; ///< those on the board at either moment, most centres first
    bool operator==(const Comparison&) const = default;
};

/// Compares two phases of a game, which may be given in either order. See comparedPosition for the moment of
/// each that is compared.
Comparison comparisonOf(const Game& game, std::size_t one, std::size_t other);

/// Returns the picture of a position with what is different from an earlier one: an arrow for each unit that
/// moved, a sign on each that came, the faded tokens of those that are gone, and these centres lit.
Picture composeChanges(const Map& map, const BoardGeometry& board, const Position& now,
                       const UnitChanges& units, const ProvinceSet& centres, double tokenScale = 1);

} // namespace chancery
