// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the units that orders of their own power imply an order for.
#include "engine/orders/implied.h"

#include <optional>

namespace chancery {

namespace {

struct Served
{
    Location unit, to;
};

std::optional<Served> servedBy(const Order& order)
{
    if (const auto* support = as<SupportMove>(order)) return Served{support->unit, support->to};
    if (const auto* convoy = as<Convoy>(order)) return Served{convoy->army, convoy->to};
    return {};
}

} // namespace

void addImplied(const Board& board, std::vector<Order>& orders)
{
    ProvinceSet ordered;
    for (const Order& order : orders)
        if (order.unit.at != nowhere) ordered.add(board.map.provinceOf(order.unit.at));
    for (std::size_t i = 0, written = orders.size(); i < written; ++i) {
        const std::optional<Served> served = servedBy(orders[i]);
        if (!served) continue;
        const Province p = board.map.provinceOf(served->unit);
        if (ordered.has(p) || !board.has(p) || board[p].power != orders[i].power) continue;
        ordered.add(p);
        orders.push_back({orders[i].power, board[p], Move{served->to, Via::Unstated, {}}});
    }
}

} // namespace chancery
