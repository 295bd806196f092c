// SPDX-License-Identifier: GPL-3.0-or-later
// Which province is beside another one as the board is drawn, for the arrow keys.
#pragma once

#include "engine/map/map.h"
#include "ui/scene/board_geometry.h"

#include <array>
#include <vector>

namespace chancery {

/// Where an arrow key points.
enum class Bearing : std::uint8_t { Left, Right, Up, Down };

/// Returns the provinces that a province borders on: those that an army or a fleet in it could reach.
ProvinceSet neighboursOf(const Map& map, Province province);

/// Returns the bearing that points the other way.
Bearing opposite(Bearing bearing);

/// Where the four arrow keys lead on a drawn board: always to a neighbour, and nowhere only where none lies
/// that way. Neighbours that lie best for one another are joined first, so that the opposite key comes back;
/// what is left leads to the nearest. Every province of the standard board can be reached from every other.
class BoardWalk
{
public:
    /// Works out all ways of a board.
    BoardWalk(const Map& map, const BoardGeometry& board);

    /// Returns where a key leads, or noProvince.
    Province next(Province from, Bearing bearing) const
    {
        return next_[index(from)][static_cast<std::size_t>(bearing)];
    }

private:
    void joinPairs(const Map& map, const BoardGeometry& board);
    void fill(const Map& map, const BoardGeometry& board);
    Province& slot(Province from, Bearing bearing)
    {
        return next_[index(from)][static_cast<std::size_t>(bearing)];
    }

    std::vector<std::array<Province, 4>> next_; ///< [province][bearing]
};

} // namespace chancery
