// SPDX-License-Identifier: GPL-3.0-or-later
// Coasts as drawn: runs of coastline between two land neighbours, and where fleets can go from each.
#pragma once

#include "engine/map/outline_edges.h"

#include <set>
#include <utility>
#include <vector>

namespace chancery {

/// Indices into MapOutline::spaces.
using SpacePair = std::pair<int, int>;

/// Where a coast ends because a land neighbour begins: the vertex, that neighbour, and the sea that washes
/// the end.
struct CoastEnd
{
    OutlinePoint at;
    int neighbour = 0, sea = 0;
};

/// One stretch of coast: Spain has one from Gascony to Portugal and one from Portugal to Marseilles.
struct CoastRun
{
    std::set<int> seas;  ///< those with a common border of at least leastBorder
    std::set<int> lands; ///< coastal neighbours that a fleet can reach along this coast
    std::vector<CoastEnd> ends;
};

/// What a drawing says without a table.
struct DrawnBorders
{
    std::set<SpacePair> pairs; ///< low index first: the common border is long enough
    std::vector<std::vector<CoastRun>>
        coasts; ///< [space] runs of the mainland, islands merged in where they belong
};

/// Two spaces are adjacent if their common border measures at least this many tenths of a map unit.
inline constexpr double leastBorder = 30;

DrawnBorders drawnBorders(const MapOutline& outline, double least = leastBorder);

inline bool isLand(const SpaceOutline& space)
{
    return space.kind == SpaceKind::Land || space.kind == SpaceKind::Coast;
}

} // namespace chancery
