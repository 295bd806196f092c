// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/reading/retreat_line.h"

#include "engine/reading/ordered_units.h"

#include <algorithm>
#include <optional>

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

/// Returns whose units a line retreats if it is one of retreats; nullopt if it is none. Nobody's are empty.
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

} // namespace

bool takeRetreat(const PageLines& lines, PageContent& page, const std::string& line, Power russia)
{
    const std::optional<PowerSet> owners = retreatersIn(lines, page, line, russia);
    if (!owners) return false;
    if (owners->size() != 1) {
        page.ownerless.push_back(line);
        return true;
    }
    if (!page.blocks.back().retreats() && !page.blocks.back().empty()) page.blocks.emplace_back();
    page.blocks.back().kind = PhaseKind::Retreat;
    for (const std::string& order : lines.ordersIn(line))
        page.blocks.back().orders.push_back({*owners->begin(), order});
    return true;
}

} // namespace chancery
