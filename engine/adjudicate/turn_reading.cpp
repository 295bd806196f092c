// SPDX-License-Identifier: GPL-3.0-or-later
// Sorts orders by kind, and judges those of sheets without oddities.
#include "engine/adjudicate/turn.h"

namespace chancery {

/// Returns whether an order is for a unit of its power and of a kind that all rulebooks have. Its slips are
/// looked at elsewhere.
inline bool Turn::isPlainlyWritten(const Order& order) const
{
    return misaddressed(board, order) == Rule::None && order.command.index() < groups_.size();
}

/// Sorts the orders into groups. Returns false if not every order is for a unit of its power, the only one
/// for it, and written as the rulebooks print it.
bool Turn::sortByKind()
{
    const std::span<const Order> orders = orders_;
    unsigned slips = 0; // a short loop of its own: it fetches all orders at once
    for (const Order& order : orders) slips |= order.slips.kinds;
    if (slips != 0 || orders.size() > maxProvinces) return false;
    ProvinceSet seen;
    for (std::size_t i = 0; i < orders.size(); ++i) {
        const Order& order = orders[i];
        if (!isPlainlyWritten(order)) return false;
        const Province p = unitOf(order);
        seen.add(p);
        groups_[order.command.index()].add(order);
        orderOf[index(p)] = static_cast<std::uint32_t>(i);
        judged_[i] = Rule::None;
        supportersOf[index(p)] = convoyersOf[index(p)] = ProvinceSet{};
    }
    if (seen.size() != static_cast<int>(orders.size())) return false;
    ordered = addressed_ = seen;
    return true;
}

bool Turn::canReread(std::span<const Order> changes) const
{
    const bool separate = !allJudged_ && !writtenPath(options).heeded && !options.implicitOrders &&
                          options.convoyNotOrdered != ConvoyNotOrdered::Illegal;
    ProvinceSet units;
    for (const Order& order : changes) {
        if (!separate || order.slips.any() || !isPlainlyWritten(order)) return false;
        units.add(unitOf(order));
    }
    return separate && units.size() == static_cast<int>(changes.size()) && addressed_.contains(units);
}

/// Judges an order that may be illegal, unless it was judged before. Returns whether it counts.
template<class C>
bool Turn::counts(Province unit, const C& command)
{
    if (allJudged_) return true;
    const Rule illegal = whyIllegal(unit, command);
    if (illegal == Rule::None) return true;
    judged_[orderOf[index(unit)]] = refuse(unit, order(unit), illegal);
    ordered.remove(unit);
    return false;
}

template bool Turn::counts(Province, const Move&);
template bool Turn::counts(Province, const SupportHold&);
template bool Turn::counts(Province, const SupportMove&);
template bool Turn::counts(Province, const Convoy&);

} // namespace chancery
