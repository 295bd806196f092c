// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/said_lines.h"

#include "engine/orders/order_text.h"
#include "engine/orders/unit_text.h"

namespace chancery {

std::string saidLine(const Map& map, const Unit& unit)
{
    return map[unit.power].name + ": " + canonical(map, unit);
}

std::string saidLine(const Map& map, const DislodgedUnit& unit)
{
    const std::string retreats = unit.retreats.empty() ? "" : ", to " + codes(map, unit.retreats);
    return saidLine(map, unit.unit) + ", dislodged" + retreats;
}

std::vector<std::string> saidLines(const Map& map, const std::vector<Unit>& units,
                                   const std::vector<DislodgedUnit>& dislodged)
{
    std::vector<std::string> lines;
    for (const Unit& unit : units) lines.push_back(saidLine(map, unit));
    for (const DislodgedUnit& unit : dislodged) lines.push_back(saidLine(map, unit));
    if (units.empty()) lines.emplace_back("none");
    if (dislodged.empty()) lines.emplace_back("none, dislodged");
    return lines;
}

std::string unlistedLine(const Map& map, Power power)
{
    return map[power].name + ": not listed";
}

} // namespace chancery
