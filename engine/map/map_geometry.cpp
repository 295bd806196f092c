// SPDX-License-Identifier: GPL-3.0-or-later
// Translates a drawing into adjacency, and compares it with the table.
#include "engine/map/map_geometry.h"

#include "engine/map/coast_runs.h"
#include "engine/map/outline_edges.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace chancery {

namespace {

SpaceKind kindOf(Terrain terrain)
{
    switch (terrain) {
    case Terrain::Inland:
        return SpaceKind::Land;
    case Terrain::Coast:
        return SpaceKind::Coast;
    case Terrain::Sea:
        break;
    }
    return SpaceKind::Sea;
}

/// Translates drawn provinces and coasts, given by index, into provinces and locations of the table.
class Translator
{
public:
    Translator(const Map& map, const MapOutline& outline)
        : map_(map)
        , outline_(outline)
        , borders_(drawnBorders(outline))
    {
        for (const auto& space : outline.spaces)
            province_.push_back(space.kind == SpaceKind::Impassable ? noProvince
                                                                    : map.findProvince(space.code));
        for (std::size_t s = 0; s < outline.spaces.size(); ++s) coastOf_.push_back(locationsOfRuns(s));
        for (std::size_t s = 0; s < borders_.coasts.size(); ++s)
            for (std::size_t r = 0; r < borders_.coasts[s].size(); ++r)
                for (const auto& end : borders_.coasts[s][r].ends)
                    ends_.emplace(std::tuple{static_cast<int>(s), end.neighbour, end.sea, end.at},
                                  coastOf_[s][r]);
    }

    DrawnAdjacency translate()
    {
        for (const auto& [s, t] : borders_.pairs) {
            if (provinceOf(s) == noProvince || provinceOf(t) == noProvince) continue;
            if (isLand(at(s)) && isLand(at(t)))
                addArmyPair(provinceOf(s), provinceOf(t));
            else if (!isLand(at(s)) && !isLand(at(t)))
                addFleetPair(whole(provinceOf(s)), whole(provinceOf(t)));
        }
        for (std::size_t s = 0; s < borders_.coasts.size(); ++s)
            for (std::size_t r = 0; r < borders_.coasts[s].size(); ++r) addCoast(static_cast<int>(s), r);
        return adjacency_;
    }

private:
    const SpaceOutline& at(int space) const { return outline_.spaces[static_cast<std::size_t>(space)]; }
    Province provinceOf(int space) const { return province_[static_cast<std::size_t>(space)]; }

    /// Returns the provinces that a fleet on this run reaches.
    ProvinceSet reachOf(const CoastRun& run) const
    {
        ProvinceSet reach;
        for (const auto* spaces : {&run.seas, &run.lands})
            for (int s : *spaces)
                if (provinceOf(s) != noProvince) reach.add(provinceOf(s));
        return reach;
    }

    /// Returns the location of each run of a province: the province itself, or the split coast with the most
    /// similar reach.
    std::vector<Location> locationsOfRuns(std::size_t space) const
    {
        std::vector<Location> locations;
        const Province p = province_[space];
        for (const auto& run : borders_.coasts[space]) {
            if (p == noProvince)
                locations.push_back(nowhere);
            else if (map_[p].coasts.empty())
                locations.push_back(whole(p));
            else
                locations.push_back(mostAlike(map_[p].coasts, reachOf(run)));
        }
        return locations;
    }

    Location mostAlike(const std::vector<Location>& coasts, ProvinceSet reach) const
    {
        const auto difference = [&](Location coast) {
            const ProvinceSet table = map_.fleetProvinces[index(coast)];
            return ((table - reach) | (reach - table)).size();
        };
        return *std::min_element(coasts.begin(), coasts.end(),
                                 [&](Location a, Location b) { return difference(a) < difference(b); });
    }

    void addArmyPair(Province p, Province q)
    {
        adjacency_.armyReach[index(p)].add(q);
        adjacency_.armyReach[index(q)].add(p);
    }
    void addFleetPair(Location from, Location to)
    {
        adjacency_.fleetReach[index(from)].add(to);
        adjacency_.fleetReach[index(to)].add(from);
    }

    void addCoast(int space, std::size_t run)
    {
        const auto s = static_cast<std::size_t>(space);
        const Location here = coastOf_[s][run];
        if (here == nowhere) return;
        for (int sea : borders_.coasts[s][run].seas)
            if (provinceOf(sea) != noProvince) addFleetPair(here, whole(provinceOf(sea)));
        for (const auto& end : borders_.coasts[s][run].ends)
            if (borders_.coasts[s][run].lands.count(end.neighbour)) addAlongCoast(here, space, end);
    }

    void addAlongCoast(Location here, int space, const CoastEnd& end)
    {
        const auto [first, last] = ends_.equal_range({end.neighbour, space, end.sea, end.at});
        for (auto there = first; there != last; ++there)
            if (there->second != nowhere) addFleetPair(here, there->second);
    }

    const Map& map_;
    const MapOutline& outline_;
    DrawnBorders borders_;
    std::vector<Province> province_;             ///< [drawn province]
    std::vector<std::vector<Location>> coastOf_; ///< [drawn province][run]
    /// The location at each end of a coast, by province, neighbour, sea and vertex.
    std::multimap<std::tuple<int, int, int, OutlinePoint>, Location> ends_;
    DrawnAdjacency adjacency_;
};

void compareSpaces(const Map& map, const MapOutline& outline, std::vector<std::string>& problems)
{
    ProvinceSet drawn;
    for (const auto& space : outline.spaces) {
        if (space.kind == SpaceKind::Impassable) continue;
        const Province p = map.findProvince(space.code);
        if (p == noProvince)
            problems.push_back(space.code + " is drawn and not in the table");
        else {
            drawn.add(p);
            if (space.kind != kindOf(map[p].terrain))
                problems.push_back(space.code + " is drawn as another kind of space than the table says");
        }
    }
    for (std::size_t p = 0; p < map.provinces.size(); ++p)
        if (!drawn.has(static_cast<Province>(p)))
            problems.push_back(map.provinces[p].code + " is in the table and not drawn");
}

void reportPair(const std::string& unit, const std::string& a, const std::string& b, bool drawn, bool inTable,
                std::vector<std::string>& problems)
{
    if (drawn == inTable) return;
    problems.push_back(unit + " " + a + "-" + b +
                       (drawn ? " is drawn and not in the table" : " is in the table and not drawn"));
}

} // namespace

DrawnAdjacency drawnAdjacency(const Map& map, const MapOutline& outline)
{
    return Translator(map, outline).translate();
}

std::vector<std::string> compareWithTable(const Map& map, const MapOutline& outline)
{
    std::vector<std::string> problems = outlineFaults(outline);
    const bool sound = problems.empty();
    compareSpaces(map, outline, problems);
    if (!sound) {
        problems.push_back("who borders on whom is compared once the outlines are sound");
        return problems;
    }
    const DrawnAdjacency drawn = drawnAdjacency(map, outline);
    for (std::size_t p = 0; p < map.provinces.size(); ++p)
        for (std::size_t q = p + 1; q < map.provinces.size(); ++q)
            reportPair("army", map.provinces[p].code, map.provinces[q].code,
                       drawn.armyReach[p].has(static_cast<Province>(q)),
                       map.armyReach[p].has(static_cast<Province>(q)), problems);
    for (std::size_t l = 0; l < map.locations.size(); ++l)
        for (std::size_t m = l + 1; m < map.locations.size(); ++m)
            reportPair("fleet", map.locations[l].code, map.locations[m].code,
                       drawn.fleetReach[l].has(static_cast<Location>(m)),
                       map.fleetReach[l].has(static_cast<Location>(m)), problems);
    return problems;
}

} // namespace chancery
