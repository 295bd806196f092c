// SPDX-License-Identifier: GPL-3.0-or-later
// The edges of a drawn map and who owns each: the laws that make a drawing a partition of its frame.
#pragma once

#include "engine/map/map_geometry.h"

#include <string>
#include <vector>

namespace chancery {

/// Who lies across an edge: an index into MapOutline::spaces, or one of these.
inline constexpr int theFrame = -1; ///< the edge runs along the frame
inline constexpr int nobody = -2; ///< the edge should have a second owner and has none, or has more than two

/// One edge as drawn by one space, ends in ascending order.
struct OwnedEdge
{
    OutlinePoint a, b;
    int space = 0;
    auto operator<=>(const OwnedEdge&) const = default;
};

/// All edges, sorted, so that the owners of one edge stand side by side.
class OutlineEdges
{
public:
    explicit OutlineEdges(const MapOutline& outline);

    int across(int space, OutlinePoint a, OutlinePoint b) const;
    const std::vector<OwnedEdge>& all() const { return edges_; }

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

/// Twice the area of a space by the even-odd rule, in square tenths: exact.
std::int64_t twiceArea(const SpaceOutline& space);

/// Breaches of the laws that need no table: every inner edge has two owners, no two edges cross, areas fill
/// the frame.
std::vector<std::string> outlineFaults(const MapOutline& outline);

} // namespace chancery
