// SPDX-License-Identifier: GPL-3.0-or-later
// Look-ups by exact code, and the sets that follow from the adjacency.
#include "engine/map/map.h"

#include "engine/map/place_names.h"

#include <algorithm>

namespace chancery {

namespace {

char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool same(std::string_view a, std::string_view b)
{
    return std::ranges::equal(a, b, {}, lower, lower);
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
    return find(provinces, noProvince, [&](const ProvinceInfo& info) { return same(info.code, code); });
}

Location Map::findLocation(std::string_view code) const
{
    return find(locations, nowhere, [&](const LocationInfo& info) { return same(info.code, code); });
}

Power Map::findPower(std::string_view nameOrAdjective) const
{
    return find(powers, noPower, [&](const PowerInfo& info) {
        return same(info.name, nameOrAdjective) || same(info.adjective, nameOrAdjective);
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

void deriveTopology(Map& map)
{
    deriveTerrain(map);
    map.fleetProvinces = {};
    map.seasTouching = {};
    for (std::size_t i = 0; i < map.locations.size(); ++i) {
        for (const Location to : map.fleetReach[i]) map.fleetProvinces[i].add(map.provinceOf(to));
        map.seasTouching[index(map.locations[i].province)] |= map.fleetProvinces[i] & map.seas;
    }
    map.placeNames = std::make_shared<const PlaceNames>(map);
}

} // namespace chancery
