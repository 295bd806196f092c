// SPDX-License-Identifier: GPL-3.0-or-later
// Look-ups by exact code, and the sets derived from the adjacency.
#include "engine/map/map.h"

#include "engine/base/ascii.h"
#include "engine/map/place_names.h"
#include "engine/map/standing.h"

#include <algorithm>
#include <bit>

namespace chancery {

namespace {

/// Returns a code of at most six letters or digits, ignoring case, and the first letter of its coast as a
/// number; 0 if no location can have this code. Comparing numbers is what makes reading many phases fast.
std::uint64_t packed(std::string_view code)
{
    std::uint64_t key = 0;
    std::size_t slash = 0;
    for (; slash < code.size() && code[slash] != '/'; ++slash)
        key = key << 8 | static_cast<unsigned char>(asSmallLetter(code[slash]));
    if (slash == 0 || slash > 6) return 0;
    if (slash == code.size()) return key << 8;
    const std::string_view coast = code.substr(slash + 1);
    if (coast.size() != 2 || asSmallLetter(coast[1]) != 'c') return 0;
    return key << 8 | static_cast<unsigned char>(asSmallLetter(coast[0]));
}

/// Returns where a packed code is in a table of them, or the vacant place where it would be.
std::size_t placeIn(const std::vector<std::pair<std::uint64_t, Location>>& table, std::uint64_t code)
{
    const std::size_t last = table.size() - 1; // the size is a power of two
    std::size_t place = (code * 0x9e3779b97f4a7c15U >> 32U) & last;
    while (table[place].first != 0 && table[place].first != code) place = (place + 1) & last;
    return place;
}

template<class Id, class Infos, class Matches>
Id find(const Infos& infos, Id none, Matches matches)
{
    const auto found = std::ranges::find_if(infos, matches);
    return found == infos.end() ? none : static_cast<Id>(found - infos.begin());
}

const std::string& translated(const Translations& names, std::string_view language,
                              const std::string& english)
{
    const auto found = names.find(language);
    return found == names.end() ? english : found->second;
}

} // namespace

Province Map::findProvince(std::string_view code) const
{
    const Location found = code.find('/') == std::string_view::npos ? findLocation(code) : nowhere;
    return found == nowhere ? noProvince : locations[index(found)].province;
}

Location Map::findLocation(std::string_view code) const
{
    if (codes.empty()) // not derived yet
        return find(locations, nowhere,
                    [&](const LocationInfo& info) { return sameButForCapitals(info.code, code); });
    const std::uint64_t wanted = packed(code);
    return wanted == 0 ? nowhere : codes[placeIn(codes, wanted)].second;
}

Power Map::findPower(std::string_view nameOrAdjective) const
{
    return find(powers, noPower, [&](const PowerInfo& info) {
        return sameButForCapitals(info.name, nameOrAdjective) ||
               sameButForCapitals(info.adjective, nameOrAdjective);
    });
}

const std::string& nameIn(std::string_view language, const ProvinceInfo& province)
{
    return translated(province.names, language, province.name);
}

const std::string& nameIn(std::string_view language, const PowerInfo& power)
{
    return translated(power.names, language, power.name);
}

const std::string& nameIn(std::string_view language, const Map& map)
{
    return translated(map.names, language, map.name);
}

bool buildsIn(const Map& map, Power power, Province centre)
{
    return map.centres.has(centre) && (map.builds == BuildSites::AnyOwned || map[centre].home == power);
}

namespace {

void deriveTerrain(Map& map)
{
    map.inland = map.coastal = map.seas = map.centres = {};
    for (std::size_t i = 0; i < map.provinces.size(); ++i) {
        const auto p = static_cast<Province>(i);
        const ProvinceInfo& info = map[p];
        (info.terrain == Terrain::Inland  ? map.inland
         : info.terrain == Terrain::Coast ? map.coastal
                                          : map.seas)
            .add(p);
        if (info.centre) map.centres.add(p);
    }
}

} // namespace

void deriveSteps(Map& map)
{
    constexpr std::size_t army = index(UnitKind::Army), fleet = index(UnitKind::Fleet);
    map.steps[fleet] = map.fleetReach;
    map.reaches[fleet] = map.fleetProvinces;
    for (std::size_t i = 0; i < map.locations.size(); ++i) {
        const ProvinceSet reach = map.armyReach[index(map.locations[i].province)];
        map.reaches[army][i] = reach;
        map.steps[army][i] = {};
        for (const Province p : reach) map.steps[army][i].add(whole(p));
    }
}

namespace {

void deriveStanding(Map& map)
{
    map.standable = {};
    for (std::size_t i = 0; i < map.locations.size(); ++i)
        for (const UnitKind kind : {UnitKind::Army, UnitKind::Fleet})
            if (mayStand(map, kind, static_cast<Location>(i)))
                map.standable[i] = static_cast<std::uint8_t>(map.standable[i] | 1U << index(kind));
}

} // namespace

void deriveTopology(Map& map)
{
    for (std::size_t i = 0; i < map.locations.size(); ++i) map.provinceAt[i] = map.locations[i].province;
    deriveTerrain(map);
    map.fleetProvinces = {};
    map.seasTouching = {};
    map.coasted = {};
    for (std::size_t i = 0; i < map.locations.size(); ++i) {
        for (const Location to : map.fleetReach[i]) map.fleetProvinces[i].add(map.provinceOf(to));
        map.seasTouching[index(map.locations[i].province)] |= map.fleetProvinces[i] & map.seas;
        map.coasted.addIf(map.provinceAt[i], i >= map.provinces.size());
    }
    deriveSteps(map);
    deriveStanding(map);
    map.codes.assign(std::bit_ceil(4 * map.locations.size() + 1), {0, nowhere});
    for (std::size_t i = 0; i < map.locations.size(); ++i) {
        const std::uint64_t code = packed(map.locations[i].code);
        if (code != 0) map.codes[placeIn(map.codes, code)] = {code, static_cast<Location>(i)};
    }
    map.placeNames = std::make_shared<const PlaceNames>(map);
}

} // namespace chancery
