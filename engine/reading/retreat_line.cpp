// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/reading/retreat_line.h"

#include "engine/reading/ordered_units.h"

#include <algorithm>

namespace chancery {

namespace {

/// Returns the units that were named so far, and those that orders were given to.
Position everyUnit(const PageContent& page)
{
    Position all = page.position;
    for (const PageBlock& block : page.blocks)
        for (const StudyOrder& order : block.orders)
            putOrdered(*page.map, all, order, block.kind.value_or(PhaseKind::Movement));
    return all;
}

bool isOfRetreats(const Order& order)
{
    return order.unit.at != nowhere && (as<Retreat>(order) || as<Disband>(order));
}

} // namespace

std::optional<PowerSet> retreatersIn(const PageLines& lines, const PageContent& page, const std::string& line,
                                     Power russia)
{
    const Position all = everyUnit(page);
    const std::vector<Order> read = lines.read({russia, line}, all, PhaseKind::Retreat);
    if (read.empty() || !std::ranges::all_of(read, isOfRetreats)) return std::nullopt;
    PowerSet owners;
    for (const Order& order : read)
        if (const Unit* unit = unitAt(*page.map, all, page.map->provinceOf(order.unit.at)))
            owners.add(unit->power);
    if (owners.has(russia) || (owners.empty() && !page.blocks.back().retreats())) return std::nullopt;
    return owners;
}

} // namespace chancery
