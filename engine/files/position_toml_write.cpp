// SPDX-License-Identifier: GPL-3.0-or-later
// Writes positions as TOML text: one power on a line, so that changes by two people merge.
#include "engine/files/position_toml.h"

#include "engine/orders/order_text.h"

#include <functional>

namespace chancery {

namespace {

std::string codeList(const Map& map, LocationSet places)
{
    std::string text;
    for (Location place : places) text += (text.empty() ? "" : ", ") + quoted(map[place].code);
    return "[" + text + "]";
}

std::string dislodgedToml(const Map& map, const DislodgedUnit& dislodged)
{
    std::string text = "{ unit = " + quoted(canonical(map, dislodged.unit));
    if (dislodged.attackedFrom != noProvince) text += ", from = " + quoted(map[dislodged.attackedFrom].code);
    return text + ", to = " + codeList(map, dislodged.retreats) + " }";
}

/// Returns [header] and a line `Power = [items]` for each power that has any; nothing if no power has, unless
/// an empty table says so.
std::string powersToml(const Map& map, const std::string& header,
                       const std::function<std::vector<std::string>(Power)>& itemsOf, bool always = false)
{
    std::string lines;
    for (const Power power : map.everyPower()) {
        std::string items;
        for (const std::string& item : itemsOf(power)) items += (items.empty() ? "" : ", ") + item;
        if (!items.empty()) lines += tomlKey(map[power].name) + " = [" + items + "]\n";
    }
    return lines.empty() && !always ? lines : "\n[" + header + "]\n" + lines;
}

std::vector<std::string> unitItems(const Map& map, const std::vector<Unit>& units, Power power)
{
    std::vector<std::string> items;
    for (const Unit& unit : units)
        if (unit.power == power) items.push_back(quoted(canonical(map, unit)));
    return items;
}

std::vector<std::string> centreItems(const Map& map, const Position& position, Power power)
{
    std::vector<std::string> items;
    for (std::size_t i = 0; i < position.owner.size(); ++i)
        if (position.owner[i] == power) items.push_back(quoted(map.provinces[i].code));
    return items;
}

std::vector<std::string> dislodgedItems(const Map& map, const Position& position, Power power)
{
    std::vector<std::string> items;
    for (const DislodgedUnit& dislodged : position.dislodged)
        if (dislodged.unit.power == power) items.push_back(dislodgedToml(map, dislodged));
    return items;
}

} // namespace

std::string positionToml(const Map& map, const Position& position, const std::string& prefix)
{
    return powersToml(
               map, prefix + "units", [&](Power power) { return unitItems(map, position.units, power); },
               true) +
           powersToml(map, prefix + "surplus",
                      [&](Power power) { return unitItems(map, position.surplus, power); }) +
           powersToml(map, prefix + "centres",
                      [&](Power power) { return centreItems(map, position, power); }) +
           powersToml(map, prefix + "dislodged",
                      [&](Power power) { return dislodgedItems(map, position, power); });
}

std::string contestedToml(const Map& map, const Position& position)
{
    if (position.contested.empty()) return {};
    LocationSet places;
    for (Province p : position.contested) places.add(whole(p));
    return "contested = " + codeList(map, places) + "\n";
}

} // namespace chancery
