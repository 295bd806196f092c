// SPDX-License-Identifier: GPL-3.0-or-later
// Looks up and counts units and centres.
#include "engine/map/position.h"

#include "engine/base/ensure.h"

#include <algorithm>

namespace chancery {

namespace {

/// Returns the first unit whose province is not below `province`.
auto lowerBound(const Map& map, const std::vector<Unit>& units, Province province)
{
    auto first = units.begin();
    for (auto left = units.end() - first; left > 0;) { // halving without an unpredictable branch
        const auto half = (left + 1) / 2;
        first += map.provinceOf(first[half - 1].at) < province ? half : 0;
        left -= half;
    }
    return first;
}

} // namespace

Position startOf(const Map& map)
{
    Position position;
    position.owner.assign(map.provinces.size(), noPower);
    for (const Power power : map.everyPower()) {
        for (Province home : map[power].homes) position.owner[index(home)] = power;
        for (const Unit& unit : map[power].start) place(map, position, unit);
    }
    return position;
}

const Unit* unitAt(const Map& map, const Position& position, Province province)
{
    const auto found = lowerBound(map, position.units, province);
    const bool there = found != position.units.end() && map.provinceOf(found->at) == province;
    return there ? &*found : nullptr;
}

const DislodgedUnit* dislodgedAt(const Map& map, const Position& position, Province province)
{
    for (const DislodgedUnit& dislodged : position.dislodged)
        if (map.provinceOf(dislodged.unit.at) == province) return &dislodged;
    return nullptr;
}

ProvinceSet occupied(const Map& map, const Position& position)
{
    ProvinceSet provinces;
    for (const Unit& unit : position.units) provinces.add(map.provinceOf(unit.at));
    return provinces;
}

void place(const Map& map, Position& position, const Unit& unit)
{
    const Province province = map.provinceOf(unit.at);
    std::vector<Unit>& units = position.units;
    if (units.empty() || map.provinceOf(units.back().at) < province) // units placed in order need no search
        return units.push_back(unit);
    const auto next = lowerBound(map, units, province);
    CHANCERY_ENSURE(next == units.end() || map.provinceOf(next->at) != province);
    units.insert(next, unit);
}

void placeBeside(const Map& map, Position& position, const Unit& unit)
{
    const auto key = [&map](const Unit& one) { return std::pair(map.provinceOf(one.at), one.power); };
    const auto behind =
        std::ranges::find_if(position.surplus, [&](const Unit& other) { return key(other) > key(unit); });
    position.surplus.insert(behind, unit);
}

int centresOf(const Position& position, Power power)
{
    return static_cast<int>(std::count(position.owner.begin(), position.owner.end(), power));
}

int unitsOf(const Position& position, Power power)
{
    const auto standing = std::count_if(position.units.begin(), position.units.end(),
                                        [=](const Unit& u) { return u.power == power; });
    const auto dislodged = std::count_if(position.dislodged.begin(), position.dislodged.end(),
                                         [=](const DislodgedUnit& d) { return d.unit.power == power; });
    const auto surplus = std::count_if(position.surplus.begin(), position.surplus.end(),
                                       [=](const Unit& u) { return u.power == power; });
    return static_cast<int>(standing + dislodged + surplus);
}

bool eliminated(const Position& position, Power power)
{
    return centresOf(position, power) == 0 && unitsOf(position, power) == 0;
}

PowerSet eliminatedPowers(const Map& map, const Position& position)
{
    PowerSet living;
    const auto add = [&living](Power power) {
        if (power != noPower) living.add(power);
    };
    for (Power owner : position.owner) add(owner);
    for (const Unit& unit : position.units) add(unit.power);
    for (const Unit& unit : position.surplus) add(unit.power);
    for (const DislodgedUnit& dislodged : position.dislodged) add(dislodged.unit.power);
    return map.everyPower() - living;
}

Position takeCentres(const Map& map, Position position)
{
    for (const Unit& unit : position.units) {
        const Province province = map.provinceOf(unit.at);
        if (map.centres.has(province)) position.owner[index(province)] = unit.power;
    }
    return position;
}

std::vector<Transfer> transfersBetween(const Position& before, const Position& after)
{
    std::vector<Transfer> transfers;
    for (std::size_t p = 0; p < std::min(before.owner.size(), after.owner.size()); ++p)
        if (before.owner[p] != after.owner[p])
            transfers.push_back({static_cast<Province>(p), before.owner[p], after.owner[p]});
    return transfers;
}

} // namespace chancery
