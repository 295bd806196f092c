// SPDX-License-Identifier: GPL-3.0-or-later
// First what each unit is ordered (4.D.3), then which supports and convoys match (4.E.2), then who goes by
// sea.
#include "tests/oracle/judge/turn.h"

#include "tests/oracle/judge/legal.h"

namespace oracle {

Turn::Turn(const Board& theBoard, const Situation& theSituation)
    : board(theBoard)
    , situation(theSituation)
    , units(theSituation.units)
    , legalOrder(theSituation.orders.size())
    , deeds(units.size())
    , unitAt(board.ground.size(), none)
{
    for (int u = 0; u < count(); ++u) unitAt[std::size_t(home(u))] = u;
    chooseOrders();
    matchOrders();
    chooseWays();
}

/// The first legal order of each unit.
void Turn::chooseOrders()
{
    for (std::size_t o = 0; o < situation.orders.size(); ++o) {
        const Order& order = situation.orders[o];
        const int unit = at(board.province(order.unit));
        if (unit == none || deed(unit).order != none || !legal(board, units, order)) continue;
        Deed& deed = deeds[std::size_t(unit)];
        legalOrder[o] = true;
        deed.order = int(o);
        deed.says = order.says;
        if (!deed.moves()) continue;
        const std::vector<int> places = arrivals(board, units[std::size_t(unit)], order.to);
        deed.to = board.province(order.to);
        deed.landing = places.empty() ? deed.to : places.front();
    }
}

void Turn::matchOrders()
{
    for (Deed& deed : deeds) {
        if (deed.order == none || deed.says == Says::Hold || deed.moves()) continue;
        const Order& order = situation.orders[std::size_t(deed.order)];
        const int other = at(board.province(order.from));
        if (deed.says == Says::SupportHold ? !this->deed(other).moves() : moves(other, order.to))
            deed.helps = other;
    }
}

/// Whether a unit goes to this place. A coast that is named must be the right one (4.B.4), if it is a
/// fleet's; armies know no coasts (4.B.6).
bool Turn::moves(int unit, int to) const
{
    const Deed& deed = this->deed(unit);
    if (!deed.moves() || deed.to != board.province(to)) return false;
    return !units[std::size_t(unit)].fleet || to == deed.to || to == deed.landing;
}

/// 4.A.3 d: an army goes by sea if it must, says so, or is offered a convoy by a fleet of its own.
void Turn::chooseWays()
{
    for (int u = 0; u < count(); ++u) {
        Deed& deed = deeds[std::size_t(u)];
        const Unit& unit = units[std::size_t(u)];
        if (!deed.moves() || unit.fleet) continue;
        deed.bySea = !reaches(board, unit, deed.to) || situation.orders[std::size_t(deed.order)].via;
        for (int fleet = 0; fleet < count(); ++fleet)
            if (deeds[std::size_t(fleet)].convoys() && deeds[std::size_t(fleet)].helps == u &&
                power(fleet) == unit.power)
                deed.bySea = true;
    }
}

} // namespace oracle
