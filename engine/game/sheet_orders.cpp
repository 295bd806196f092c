// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/sheet_orders.h"

#include "engine/orders/legality.h"
#include "engine/orders/named_place.h"
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

/// Returns whether a line cannot be read and names a province first.
bool isUnreadAbout(const Map& map, const WrittenOrder& line, Province province)
{
    return line.orders.empty() && !line.problem.empty() && firstProvinceIn(map, line.text) == province;
}

/// Takes off the lines that cannot be read and name a province first. The first of them on the last sheet is
/// the gap if there is no other.
void dropUnread(Rest& rest, const Map& map, Province province)
{
    const int last = lastSheet(rest.lines);
    for (std::size_t i = rest.lines.size(); i-- > 0;) {
        if (!isUnreadAbout(map, rest.lines[i], province)) continue;
        const bool open = rest.gap == rest.lines.size() && rest.lines[i].sheet == last;
        rest.lines.erase(rest.lines.begin() + static_cast<std::ptrdiff_t>(i));
        rest.gap = open ? i : rest.gap - (i < rest.gap ? 1 : 0);
    }
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
        const Province province = map.provinceOf(order.unit.at);
        Rest less = without(rest.lines, map, position, province);
        if (line.problem.empty()) dropUnread(less, map, province);
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

std::vector<WrittenOrder> withoutUnread(std::vector<WrittenOrder> sheet, const Map& map, Province province)
{
    std::erase_if(sheet, [&](const WrittenOrder& line) { return isUnreadAbout(map, line, province); });
    return sheet;
}

std::vector<WrittenOrder> withoutOrder(const std::vector<WrittenOrder>& sheet, const Map& map,
                                       const Position& position, Province province)
{
    return without(sheet, map, position, province).lines;
}

} // namespace chancery
