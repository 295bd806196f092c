// SPDX-License-Identifier: GPL-3.0-or-later
// The edges of a drawn map and the provinces that share each: the laws that make a drawing fill its frame
// exactly.
#pragma once

#include "engine/map/map_geometry.h"

#include <string>
#include <vector>

namespace chancery {

/// OutlineEdges::across returns an index into MapOutline::spaces, or one of these.
inline constexpr int theFrame = -1; ///< the edge runs along the frame
inline constexpr int nobody = -2;   ///< the edge is not shared by exactly two provinces

/// One edge as one province draws it, with the ends in ascending order.
struct OwnedEdge
{
    OutlinePoint a, b; ///< the ends, a <= b
    int space = 0;     ///< index into MapOutline::spaces
    auto operator<=>(const OwnedEdge&) const = default;
};

/// All edges of a drawing, sorted, so that equal edges are next to each other.
class OutlineEdges
{
public:
    /// Collects the edges of all rings.
    explicit OutlineEdges(const MapOutline& outline);

    /// Returns what lies across the edge a-b of `space`: another province's index, `theFrame` or `nobody`.
    int across(int space, OutlinePoint a, OutlinePoint b) const;
    const std::vector<OwnedEdge>& all() const { return edges_; } ///< sorted by ends, then by province

private:
    bool onFrame(const OwnedEdge& e) const;

    std::int32_t width_, height_;
    std::vector<OwnedEdge> edges_;
};

/// Calls visit(a, b) for every edge of a ring, the closing one included.
template<class Visit>
void forEachEdge(const OutlineRing& ring, Visit visit)
{
    for (std::size_t i = 0; i < ring.size(); ++i) visit(ring[i], ring[(i + 1) % ring.size()]);
}

/// Returns twice the area of a province by the even-odd rule, exactly, in square tenths of a map unit.
std::int64_t twiceArea(const SpaceOutline& space);

/// Returns the breaches of the laws that need no table, one sentence each: two owners for every inner edge,
/// no crossing edges, areas that fill the frame.
std::vector<std::string> outlineFaults(const MapOutline& outline);

} // namespace chancery
