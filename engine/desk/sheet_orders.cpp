// SPDX-License-Identifier: GPL-3.0-or-later
// Replaces and removes orders on a sheet: see sheet_orders.h.
#include "engine/desk/sheet_orders.h"

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

std::vector<WrittenOrder> withOrder(const std::vector<WrittenOrder>& sheet, const Map& map,
                                    const Position& position, const Order& order)
{
    const WrittenOrder line{order.power, canonical(map, position, order), {order}, {}, lastSheet(sheet)};
    if (as<Waive>(order)) {
        auto longer = sheet;
        longer.push_back(line);
        return longer;
    }
    Rest rest = without(sheet, map, position, map.provinceOf(order.unit.at));
    rest.lines.insert(rest.lines.begin() + static_cast<std::ptrdiff_t>(rest.gap), line);
    return rest.lines;
}

std::vector<WrittenOrder> withoutOrder(const std::vector<WrittenOrder>& sheet, const Map& map,
                                       const Position& position, Province province)
{
    return without(sheet, map, position, province).lines;
}

} // namespace chancery
