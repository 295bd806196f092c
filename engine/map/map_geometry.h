// SPDX-License-Identifier: GPL-3.0-or-later
// What a drawn map says about who borders on whom, read from shared vertices alone, and how that differs from
// the table.
#pragma once

#include "engine/map/map.h"

#include <array>
#include <compare>
#include <cstdint>
#include <string>
#include <vector>

namespace chancery {

/// A vertex of the drawing in tenths of a map unit: exact, so that neighbours can be found by equality.
struct OutlinePoint
{
    std::int32_t x = 0, y = 0;
    auto operator<=>(const OutlinePoint&) const = default;
};

/// A closed ring without its first point repeated at the end.
using OutlineRing = std::vector<OutlinePoint>;

enum class SpaceKind : std::uint8_t { Land, Coast, Sea, Impassable };

/// One drawn space: its mainland, islands and holes, told apart by the even-odd rule.
struct SpaceOutline
{
    std::string code;
    SpaceKind kind = SpaceKind::Land;
    std::vector<OutlineRing> rings;
};

/// All spaces of a picture and the frame that they must fill.
struct MapOutline
{
    std::int32_t width = 0, height = 0; ///< tenths of a map unit
    std::vector<SpaceOutline> spaces;
};

/// Who borders on whom as drawn, in the table's terms: coasts of split provinces are told apart by where they
/// lead.
struct DrawnAdjacency
{
    std::array<ProvinceSet, maxProvinces> armyReach{};
    std::array<LocationSet, maxProvinces> fleetReach{};
};
DrawnAdjacency drawnAdjacency(const Map& map, const MapOutline& outline);

/// Everything that is wrong between the picture and the table, one sentence each; empty if they agree.
/// Laws of the picture (edges have two owners, areas fill the frame) come first, then pairs missing or extra.
std::vector<std::string> compareWithTable(const Map& map, const MapOutline& outline);

} // namespace chancery
