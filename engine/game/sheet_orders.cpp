// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/sheet_orders.h"

#include "engine/orders/legality.h"
#include "engine/orders/same_meaning.h"

#include <algorithm>
#include <utility>

namespace chancery {

namespace {

bool isOrderOf(const Map& map, const Order& order, Province province)
{
    return !as<Waive>(order) && order.unit.at != nowhere && map.provinceOf(order.unit.at) == province;
}

/// Returns the last of a power's sheets (DATC 4.D.1): clicked orders go there, because it always counts.
int lastSheet(const std::vector<WrittenOrder>& sheet)
{
    int last = 0;
    for (const WrittenOrder& line : sheet) last = std::max(last, line.sheet);
    return last;
}

/// The lines of a sheet without the orders for one province, and the place of the first of these on the last
/// sheet.
struct Rest
{
    std::vector<WrittenOrder> lines;
    std::size_t gap;
};

Rest without(const std::vector<WrittenOrder>& sheet, const Map& map, const Position& position,
             Province province)
{
    Rest rest{{}, sheet.size()};
    bool found = false;
    const int last = lastSheet(sheet);
    for (const WrittenOrder& line : sheet) {
        const auto ofIt = [&](const Order& order) { return isOrderOf(map, order, province); };
        if (std::ranges::none_of(line.orders, ofIt)) {
            rest.lines.push_back(line);
            continue;
        }
        if (line.sheet == last && !std::exchange(found, true)) rest.gap = rest.lines.size();
        for (const Order& order : line.orders)
            if (!ofIt(order))
                rest.lines.push_back({line.power, canonical(map, position, order), {order}, {}, line.sheet});
    }
    if (!found) rest.gap = rest.lines.size();
    return rest;
}

} // namespace

std::vector<WrittenOrder> withLine(const std::vector<WrittenOrder>& sheet, const Map& map,
                                   const Position& position, WrittenOrder line)
{
    line.sheet = lastSheet(sheet);
    Rest rest{sheet, sheet.size()};
    bool replaces = false;
    for (const Order& order : line.orders) {
        if (as<Waive>(order) || order.unit.at == nowhere) continue;
        Rest less = without(rest.lines, map, position, map.provinceOf(order.unit.at));
        if (less.lines == rest.lines) continue;
        less.gap = replaces ? std::min(rest.gap, less.gap) : less.gap;
        rest = std::move(less);
        replaces = true;
    }
    if (!replaces) rest.gap = rest.lines.size();
    rest.lines.insert(rest.lines.begin() + static_cast<std::ptrdiff_t>(rest.gap), std::move(line));
    return rest.lines;
}

std::vector<WrittenOrder> withOrder(const std::vector<WrittenOrder>& sheet, const Map& map,
                                    const Position& position, const Order& order)
{
    return withLine(sheet, map, position, {order.power, canonical(map, position, order), {order}, {}, 0});
}

std::vector<WrittenOrder> withInstead(const std::vector<WrittenOrder>& sheet, const Map& map,
                                      const Position& position, const Order& old,
                                      const std::optional<Order>& order)
{
    std::vector<WrittenOrder> changed;
    bool found = false;
    for (const WrittenOrder& line : sheet) {
        const bool here = !found && std::ranges::find(line.orders, old) != line.orders.end();
        if (!here) {
            changed.push_back(line);
            continue;
        }
        for (const Order& each : line.orders) {
            const bool gives = !found && each == old;
            found = found || gives;
            if (gives && !order) continue;
            const Order& kept = gives ? *order : each;
            changed.push_back({line.power, canonical(map, position, kept), {kept}, {}, line.sheet});
        }
    }
    return changed;
}

std::optional<std::size_t> countingOrder(const Map& map, const Position& position,
                                         const std::vector<Order>& orders, const RuleOptions& options)
{
    if (orders.empty()) return {};
    switch (countingDuplicate(options)) {
    case Duplicates::First:
        return 0;
    case Duplicates::Last:
        return orders.size() - 1;
    case Duplicates::Void:
        break;
    }
    const bool alike = std::ranges::all_of(orders, [&](const Order& order) {
        return sameMeaning(map, position, orders.front(), order, options);
    });
    return alike ? std::optional(std::size_t{0}) : std::nullopt;
}

std::vector<WrittenOrder> withoutOrder(const std::vector<WrittenOrder>& sheet, const Map& map,
                                       const Position& position, Province province)
{
    return without(sheet, map, position, province).lines;
}

} // namespace chancery
