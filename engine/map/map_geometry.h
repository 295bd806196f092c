// SPDX-License-Identifier: GPL-3.0-or-later
// The adjacency that a drawn map shows, read from shared vertices alone, and how it differs from the table.
#pragma once

#include "engine/map/map.h"

#include <array>
#include <compare>
#include <cstdint>
#include <string>
#include <vector>

namespace chancery {

/// A vertex of the drawing in tenths of a map unit. Coordinates are exact, so that neighbours share equal
/// points.
struct OutlinePoint
{
    std::int32_t x = 0, y = 0; ///< tenths of a map unit
    auto operator<=>(const OutlinePoint&) const = default;
};

/// A closed ring of vertices; the first point is not repeated at the end.
using OutlineRing = std::vector<OutlinePoint>;

/// What a drawn province is; Impassable ones are not played.
enum class SpaceKind : std::uint8_t { Land, Coast, Sea, Impassable };

/// One drawn province, impassable ones included. The even-odd rule separates its land, its islands and its
/// holes.
struct SpaceOutline
{
    std::string code;                 ///< the code of its province: "MUN"
    SpaceKind kind = SpaceKind::Land; ///< what it is drawn as
    std::vector<OutlineRing> rings;   ///< mainland, islands and holes
};

/// All provinces of a picture and the frame that they must fill.
struct MapOutline
{
    std::int32_t width = 0, height = 0; ///< tenths of a map unit
    std::vector<SpaceOutline> spaces;   ///< impassable ones included
};

/// The adjacency as drawn, for the provinces and locations of the table.
struct DrawnAdjacency
{
    std::array<ProvinceSet, maxProvinces> armyReach{};  ///< [province] where an army can move
    std::array<LocationSet, maxProvinces> fleetReach{}; ///< [location] where a fleet can move
};
/// Returns the adjacency that the drawing shows. Each drawn coast of a province with a split coast is matched
/// with the coast of the table that leads to the most similar provinces.
DrawnAdjacency drawnAdjacency(const Map& map, const MapOutline& outline);

/// Returns every difference between the picture and the table, one sentence each; empty if they agree. Faults
/// of the picture itself come first; pairs missing or extra are compared only if it has none.
std::vector<std::string> compareWithTable(const Map& map, const MapOutline& outline);

} // namespace chancery
