// SPDX-License-Identifier: GPL-3.0-or-later
// Mistakes, from a wrong coast to a retreat in the wrong phase.
#include "tests/oracle/draw_faults.h"

namespace oracle {

void drawFaults(const Board& board, Situation& situation, Lot& lot)
{
    const int rate = lot.between(3, 25);
    std::vector<Order> more;
    for (Order& order : situation.orders) {
        const Order other = drawNonsense(board, situation.units, order.unit, order.power, lot);
        if (lot.chance(rate)) more.push_back(other);
        if (lot.chance(rate / 3)) more.push_back(order);
        if (lot.chance(rate)) order = drawNonsense(board, situation.units, order.unit, order.power, lot);
    }
    std::erase_if(situation.orders, [&](const Order&) { return lot.chance(rate / 2); });
    situation.orders.insert(situation.orders.end(), more.begin(), more.end());
}

Order drawNonsense(const Board& board, const std::vector<Unit>& units, int place, int power, Lot& lot)
{
    const auto anywhere = [&] { return lot.below(board.provinceOf.size()); };
    const auto occupied = [&] { return lot.oneOf(units).place; };
    Order order{.power = power, .unit = place};
    order.says = lot.chance(5) ? Says::OtherPhase : static_cast<Says>(lot.below(5));
    order.from = lot.chance(80) ? occupied() : anywhere();
    order.to = lot.chance(60) ? occupied() : anywhere();
    const std::vector<int> near = neighbours(board, board.province(place));
    if (!near.empty() && lot.chance(40)) order.to = anyCoast(board, lot, lot.oneOf(near), 50);
    order.via = lot.chance(20);
    if (lot.chance(5)) order.power = lot.oneOf(units).power;
    if (lot.chance(5)) order.unit = anywhere();
    return order;
}

std::vector<int> neighbours(const Board& board, int province)
{
    std::vector<int> list = board.byLand[std::size_t(province)];
    for (std::size_t place = 0; place < board.byWater.size(); ++place)
        if (board.provinceOf[place] == province)
            for (int to : board.byWater[place]) list.push_back(board.province(to));
    return list;
}

int anyCoast(const Board& board, Lot& lot, int province, int percent)
{
    const std::vector<int>& coasts = board.coasts[std::size_t(province)];
    return coasts.empty() || lot.chance(percent) ? province : lot.oneOf(coasts);
}

} // namespace oracle
