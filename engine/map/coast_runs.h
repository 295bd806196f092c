// SPDX-License-Identifier: GPL-3.0-or-later
// Coasts as drawn: stretches of coastline between two land neighbours, and where a fleet can go from each.
#pragma once

#include "engine/map/outline_edges.h"

#include <set>
#include <utility>
#include <vector>

namespace chancery {

/// Two drawn provinces, as indices into MapOutline::spaces.
using SpacePair = std::pair<int, int>;

/// A point where a coast ends because a land neighbour begins.
struct CoastEnd
{
    OutlinePoint at;            ///< the vertex where it ends
    int neighbour = 0, sea = 0; ///< the land neighbour and the sea there, as indices into MapOutline::spaces
};

/// One stretch of coast between two land neighbours. Spain has one from Gascony to Portugal and one from
/// Portugal to Marseilles.
struct CoastRun
{
    std::set<int> seas;         ///< sea provinces with a common border of at least leastBorder
    std::set<int> lands;        ///< coastal neighbours that a fleet can reach along this coast
    std::vector<CoastEnd> ends; ///< empty for an island, otherwise one for each end at a land neighbour
};

/// The borders and coasts that a drawing shows, without the table of the map.
struct DrawnBorders
{
    std::set<SpacePair> pairs; ///< pairs with a long enough common border; the lower index comes first
    std::vector<std::vector<CoastRun>>
        coasts; ///< [province] its runs; an island is merged into a run that shares a sea with it
};

/// The shortest common border that makes two provinces adjacent, in tenths of a map unit.
inline constexpr double leastBorder = 30;

/// Returns the borders and coasts of a drawing. Provinces are adjacent if their common border measures at
/// least `least` tenths of a map unit.
DrawnBorders drawnBorders(const MapOutline& outline, double least = leastBorder);

/// Returns whether a drawn province is playable land, inland or coastal.
inline bool isLand(const SpaceOutline& space)
{
    return space.kind == SpaceKind::Land || space.kind == SpaceKind::Coast;
}

} // namespace chancery
