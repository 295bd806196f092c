// SPDX-License-Identifier: GPL-3.0-or-later
// Walks the rings of a drawing and cuts their coasts into runs.
#include "engine/map/coast_runs.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace chancery {

namespace {

/// One edge of a ring and the province on its other side.
struct Shore
{
    OutlinePoint a, b;
    int across = nobody;
};

/// Finds the coast runs of every land province. Edges and border lengths are shared by all steps.
class CoastFinder
{
public:
    CoastFinder(const MapOutline& outline, double least)
        : outline_(outline)
        , least_(least)
        , edges_(outline)
    {
    }

    DrawnBorders find()
    {
        measure();
        borders_.coasts.resize(outline_.spaces.size());
        for (std::size_t s = 0; s < outline_.spaces.size(); ++s)
            if (isLand(outline_.spaces[s])) findRuns(static_cast<int>(s));
        for (std::size_t s = 0; s < outline_.spaces.size(); ++s)
            for (const auto& run : borders_.coasts[s])
                for (const auto& end : run.ends)
                    ends_.insert({static_cast<int>(s), end.neighbour, end.sea, end.at});
        for (std::size_t s = 0; s < outline_.spaces.size(); ++s)
            for (auto& run : borders_.coasts[s]) findNeighbours(static_cast<int>(s), run);
        return std::move(borders_);
    }

private:
    bool isSea(int space) const { return space >= 0 && at(space).kind == SpaceKind::Sea; }
    const SpaceOutline& at(int space) const { return outline_.spaces[static_cast<std::size_t>(space)]; }
    bool adjacent(int s, int t) const { return borders_.pairs.count(std::minmax(s, t)) > 0; }

    void measure()
    {
        std::map<SpacePair, double> length;
        const auto& all = edges_.all();
        for (std::size_t i = 0; i + 1 < all.size(); ++i) {
            const auto &e = all[i], &f = all[i + 1];
            if (e.a == f.a && e.b == f.b && e.space != f.space)
                length[std::minmax(e.space, f.space)] += std::hypot(e.b.x - e.a.x, e.b.y - e.a.y);
        }
        for (const auto& [pair, l] : length)
            if (l >= least_) borders_.pairs.insert(pair);
    }

    std::vector<Shore> shoresOf(int space, const OutlineRing& ring) const
    {
        std::vector<Shore> shores;
        forEachEdge(ring, [&](OutlinePoint a, OutlinePoint b) {
            shores.push_back({a, b, edges_.across(space, a, b)});
        });
        return shores;
    }

    void findRuns(int space)
    {
        std::vector<CoastRun> islands;
        for (const auto& ring : at(space).rings) {
            auto shores = shoresOf(space, ring);
            const auto inland =
                std::find_if(shores.begin(), shores.end(), [&](const Shore& s) { return !isSea(s.across); });
            if (inland == shores.end())
                islands.push_back(wholeRing(shores));
            else {
                std::rotate(shores.begin(), inland,
                            shores.end()); // so that no run straddles the ring's start
                cutIntoRuns(space, shores);
            }
        }
        auto& runs = borders_.coasts[static_cast<std::size_t>(space)];
        for (const auto& island : islands) mergeIsland(island, runs);
    }

    static CoastRun wholeRing(const std::vector<Shore>& shores)
    {
        CoastRun run;
        for (const auto& s : shores) run.seas.insert(s.across);
        return run;
    }

    void cutIntoRuns(int space, const std::vector<Shore>& shores)
    {
        auto& runs = borders_.coasts[static_cast<std::size_t>(space)];
        for (std::size_t i = 1; i < shores.size(); ++i) {
            if (!isSea(shores[i].across)) continue;
            const std::size_t first = i;
            CoastRun run;
            for (; i < shores.size() && isSea(shores[i].across); ++i) run.seas.insert(shores[i].across);
            const Shore& after = shores[i % shores.size()];
            addEnd(run, shores[first].a, shores[first - 1].across, shores[first].across);
            addEnd(run, shores[i - 1].b, after.across, shores[i - 1].across);
            runs.push_back(std::move(run));
        }
    }

    void addEnd(CoastRun& run, OutlinePoint where, int neighbour, int sea) const
    {
        if (neighbour >= 0 && isLand(at(neighbour))) run.ends.push_back({where, neighbour, sea});
    }

    /// Merges an island into the first run that shares a sea with it, as the Balearics into Spain's south
    /// coast. A province that consists of islands has them as a coast of their own.
    static void mergeIsland(const CoastRun& island, std::vector<CoastRun>& runs)
    {
        const auto shares = [&](const CoastRun& run) {
            return std::any_of(run.seas.begin(), run.seas.end(),
                               [&](int sea) { return island.seas.count(sea) > 0; });
        };
        auto home = std::find_if(runs.begin(), runs.end(), shares);
        if (home == runs.end())
            runs.push_back(island);
        else
            home->seas.insert(island.seas.begin(), island.seas.end());
    }

    /// Drops seas that touch the run in a corner only, and finds the neighbours that a fleet reaches along
    /// the coast.
    void findNeighbours(int space, CoastRun& run)
    {
        for (auto sea = run.seas.begin(); sea != run.seas.end();)
            sea = adjacent(space, *sea) ? std::next(sea) : run.seas.erase(sea);
        for (const auto& end : run.ends)
            if (adjacent(space, end.neighbour) && meets(end, space)) run.lands.insert(end.neighbour);
    }

    /// Returns whether the neighbour's coast ends at the same vertex on the same sea.
    bool meets(const CoastEnd& end, int space) const
    {
        return ends_.contains({end.neighbour, space, end.sea, end.at});
    }

    const MapOutline& outline_;
    double least_;
    OutlineEdges edges_;
    std::set<std::tuple<int, int, int, OutlinePoint>> ends_; ///< of all coasts: land, neighbour, sea, where
    DrawnBorders borders_;
};

} // namespace

DrawnBorders drawnBorders(const MapOutline& outline, double least)
{
    return CoastFinder(outline, least).find();
}

} // namespace chancery
