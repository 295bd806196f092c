// SPDX-License-Identifier: GPL-3.0-or-later
// Collects the edges of a drawing, and finds those that break a law.
#include "engine/map/outline_edges.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <utility>

namespace chancery {

namespace {

constexpr std::size_t mostMessages = 12;      ///< of one kind; one moved vertex already yields four
constexpr std::int32_t cellSize = 160;        ///< tenths; affects only the speed of the search for crossings
constexpr std::size_t mostSteps = 50'000'000; ///< of that search; the standard board takes one million
constexpr std::size_t stepsPerCell = 50; ///< the cost of an edge in a cell, compared with a pair of edges
constexpr std::size_t mostCrossings = 10'000;

/// Returns "(1026.4, 80)": tenths as a person reads them in the SVG.
std::string text(OutlinePoint p)
{
    const auto number = [](std::int32_t tenths) {
        std::string s = (tenths < 0 ? "-" : "") + std::to_string(std::abs(tenths) / 10);
        return tenths % 10 ? s + "." + std::to_string(std::abs(tenths) % 10) : s;
    };
    return "(" + number(p.x) + ", " + number(p.y) + ")";
}

/// Returns twice the signed area of the triangle a b c: positive if c lies on one side of a b, negative on
/// the other.
std::int64_t side(OutlinePoint a, OutlinePoint b, OutlinePoint c)
{
    return std::int64_t{b.x - a.x} * (c.y - a.y) - std::int64_t{b.y - a.y} * (c.x - a.x);
}

std::int64_t twiceSignedArea(const OutlineRing& ring)
{
    std::int64_t sum = 0;
    forEachEdge(ring, [&](OutlinePoint a, OutlinePoint b) {
        sum += std::int64_t{a.x} * b.y - std::int64_t{b.x} * a.y;
    });
    return sum;
}

/// Returns whether the middle of an edge lies inside a ring that does not contain that edge. Works on doubled
/// coordinates.
bool contains(const OutlineRing& ring, OutlinePoint edgeStart, OutlinePoint edgeEnd)
{
    const OutlinePoint p{edgeStart.x + edgeEnd.x, edgeStart.y + edgeEnd.y};
    bool inside = false;
    forEachEdge(ring, [&](OutlinePoint a, OutlinePoint b) {
        a = {2 * a.x, 2 * a.y};
        b = {2 * b.x, 2 * b.y};
        if ((a.y > p.y) == (b.y > p.y)) return;
        if ((side(a, b, p) > 0) == (b.y > a.y)) inside = !inside;
    });
    return inside;
}

/// Collects messages of one kind and cuts the list short if there are too many.
class Faults
{
public:
    void add(std::string message)
    {
        if (++count_ <= mostMessages) messages_.push_back(std::move(message));
    }
    void appendTo(std::vector<std::string>& all)
    {
        if (count_ > mostMessages)
            messages_.push_back("... and " + std::to_string(count_ - mostMessages) + " more of this sort");
        all.insert(all.end(), messages_.begin(), messages_.end());
    }

private:
    std::size_t count_ = 0;
    std::vector<std::string> messages_;
};

void findOwnerFaults(const MapOutline& outline, const OutlineEdges& edges, std::vector<std::string>& all)
{
    Faults faults;
    for (const auto& e : edges.all())
        if (edges.across(e.space, e.a, e.b) == nobody)
            faults.add(outline.spaces[static_cast<std::size_t>(e.space)].code + ": the edge from " +
                       text(e.a) + " to " + text(e.b) + " is not shared with exactly one neighbour");
    faults.appendTo(all);
}

bool properlyCross(const OwnedEdge& e, const OwnedEdge& f)
{
    const auto opposite = [](std::int64_t s, std::int64_t t) { return (s < 0 && t > 0) || (s > 0 && t < 0); };
    return opposite(side(e.a, e.b, f.a), side(e.a, e.b, f.b)) &&
           opposite(side(f.a, f.b, e.a), side(f.a, f.b, e.b));
}

/// Looks for crossings cell by cell of a coarse grid. It gives up on a drawing that would take too long.
class CrossingSearch
{
public:
    explicit CrossingSearch(const MapOutline& outline)
        : outline_(outline)
    {
    }

    void run(const OutlineEdges& edges, std::vector<std::string>& all)
    {
        sort(edges.all());
        for (const auto& [cell, inCell] : cells_)
            for (std::size_t i = 0; i < inCell.size() && goesOn(inCell.size()); ++i)
                for (std::size_t j = i + 1; j < inCell.size(); ++j) compare(inCell[i], inCell[j]);
        faults_.appendTo(all);
        if (!goesOn(0))
            all.push_back("too many long edges, or too many in one place, to look for all crossings");
    }

private:
    bool goesOn(std::size_t steps)
    {
        if (steps_ < steps || seen_.size() > mostCrossings) steps_ = 0;
        steps_ -= std::min(steps, steps_);
        return steps_ > 0;
    }

    /// Puts every edge, once, into each cell that its bounding box touches.
    void sort(const std::vector<OwnedEdge>& edges)
    {
        const OwnedEdge* last = nullptr;
        for (const auto& e : edges) {
            if (last && last->a == e.a && last->b == e.b) continue;
            last = &e;
            const auto [top, bottom] = std::minmax(e.a.y, e.b.y); // a.x <= b.x as edges are sorted
            const int left = e.a.x / cellSize, right = e.b.x / cellSize;
            for (int x = left; x <= right; ++x)
                for (int y = top / cellSize; y <= bottom / cellSize; ++y) {
                    if (!goesOn(stepsPerCell)) return;
                    cells_[{x, y}].push_back(&e);
                }
        }
    }

    void compare(const OwnedEdge* e, const OwnedEdge* f)
    {
        if (!properlyCross(*e, *f) || !seen_.emplace(e, f).second) return;
        faults_.add(codeOf(*e) + " and " + codeOf(*f) + ": edges cross near " + text(e->a));
    }

    const std::string& codeOf(const OwnedEdge& e) const
    {
        return outline_.spaces[static_cast<std::size_t>(e.space)].code;
    }

    const MapOutline& outline_;
    std::map<std::pair<int, int>, std::vector<const OwnedEdge*>> cells_;
    std::set<std::pair<const OwnedEdge*, const OwnedEdge*>> seen_;
    Faults faults_;
    std::size_t steps_ = mostSteps;
};

bool withinFrame(const MapOutline& outline, OutlinePoint p)
{
    return p.x >= 0 && p.y >= 0 && p.x <= outline.width && p.y <= outline.height;
}

void findStrays(const MapOutline& outline, std::vector<std::string>& all)
{
    for (const auto& space : outline.spaces)
        for (const auto& ring : space.rings)
            if (const auto stray = std::find_if(ring.begin(), ring.end(),
                                                [&](OutlinePoint p) { return !withinFrame(outline, p); });
                stray != ring.end())
                all.push_back(space.code + ": " + text(*stray) + " lies outside the frame");
}

} // namespace

OutlineEdges::OutlineEdges(const MapOutline& outline)
    : width_(outline.width)
    , height_(outline.height)
{
    for (std::size_t s = 0; s < outline.spaces.size(); ++s)
        for (const auto& ring : outline.spaces[s].rings)
            forEachEdge(ring, [&](OutlinePoint a, OutlinePoint b) {
                edges_.push_back({std::min(a, b), std::max(a, b), static_cast<int>(s)});
            });
    std::sort(edges_.begin(), edges_.end());
}

bool OutlineEdges::onFrame(const OwnedEdge& e) const
{
    const bool vertical = e.a.x == e.b.x && (e.a.x == 0 || e.a.x == width_);
    const bool horizontal = e.a.y == e.b.y && (e.a.y == 0 || e.a.y == height_);
    return vertical || horizontal;
}

int OutlineEdges::across(int space, OutlinePoint a, OutlinePoint b) const
{
    const OwnedEdge key{std::min(a, b), std::max(a, b), 0};
    const auto first = std::lower_bound(edges_.begin(), edges_.end(), key);
    auto end = first;
    while (end != edges_.end() && end - first < 3 && end->a == key.a && end->b == key.b) ++end;
    if (end - first == 1 && onFrame(key)) return theFrame;
    if (end - first != 2 || first->space == (end - 1)->space) return nobody;
    return first->space == space ? (end - 1)->space : first->space;
}

std::int64_t twiceArea(const SpaceOutline& space)
{
    std::int64_t sum = 0;
    for (const auto& ring : space.rings) {
        if (ring.size() < 3) continue;
        bool hole = false;
        for (const auto& other : space.rings)
            if (&other != &ring && contains(other, ring[0], ring[1])) hole = !hole;
        const std::int64_t area = std::abs(twiceSignedArea(ring));
        sum += hole ? -area : area;
    }
    return sum;
}

std::vector<std::string> outlineFaults(const MapOutline& outline)
{
    std::vector<std::string> faults;
    findStrays(outline, faults);
    if (!faults.empty()) return faults;
    const OutlineEdges edges(outline);
    findOwnerFaults(outline, edges, faults);
    CrossingSearch(outline).run(edges, faults);
    std::int64_t sum = 0;
    for (const auto& space : outline.spaces) sum += twiceArea(space);
    const std::int64_t frame = 2 * std::int64_t{outline.width} * outline.height;
    if (sum != frame)
        faults.push_back("the areas of all spaces sum to " + std::to_string(sum / 200) +
                         " square units, the frame has " + std::to_string(frame / 200));
    return faults;
}

} // namespace chancery
