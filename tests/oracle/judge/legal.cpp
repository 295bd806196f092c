// SPDX-License-Identifier: GPL-3.0-or-later
// DATC 4.B and 4.E.1, word for word.
#include "tests/oracle/judge/legal.h"

namespace oracle {

namespace {

/// Looks for a proper route: fleets at sea in a chain from one coast to another, which never goes to a place
/// that could have been reached from an earlier one.
struct Routes
{
    const Board& board;
    std::vector<int> seas; ///< where there are fleets
    int from, to;
    int required = none; ///< a sea that must be on the route
    std::vector<int> route{};

    bool exist()
    {
        if (from == to || !board.isCoast(from) || !board.isCoast(to)) return false;
        return continues();
    }

private:
    bool continues()
    {
        // Once the coast is in reach, going on would pass it by.
        if (!route.empty() && board.touches(route.back(), to))
            return required == none || contains(route, required);
        for (int sea : seas) {
            if (!isNext(sea)) continue;
            route.push_back(sea);
            const bool found = continues();
            route.pop_back();
            if (found) return true;
        }
        return false;
    }

    bool isNext(int sea) const
    {
        if (route.empty()) return board.touches(sea, from);
        if (contains(route, sea) || !board.touches(sea, route.back()) || board.touches(sea, from))
            return false;
        return std::none_of(route.begin(), route.end() - 1,
                            [&](int earlier) { return board.touches(sea, earlier); });
    }
};

std::vector<int> fleetsAtSea(const Board& board, const std::vector<Unit>& units, int without)
{
    std::vector<int> seas;
    for (const Unit& unit : units)
        if (unit.fleet && board.isSea(board.province(unit.place)) && unit.place != without)
            seas.push_back(unit.place);
    return seas;
}

/// Whether the fleets on the board could bring the army there, one of them left out.
bool overSea(const Board& board, const std::vector<Unit>& units, const Unit& army, int to, int without = none)
{
    return Routes{board, fleetsAtSea(board, units, without), board.province(army.place), board.province(to)}
        .exist();
}

bool legalMove(const Board& board, const std::vector<Unit>& units, const Unit& unit, const Order& order)
{
    const std::size_t ways = arrivals(board, unit, order.to).size();
    if (unit.fleet) return ways == 1 && !order.via; // two coasts to choose from: 4.B.1
    return (ways > 0 && !order.via) || overSea(board, units, unit, order.to);
}

bool legalSupport(const Board& board, const std::vector<Unit>& units, const Unit& unit, const Order& order)
{
    const int helped = unitIn(board, units, board.province(order.from));
    if (helped == none) return false;
    const Unit& other = units[std::size_t(helped)];
    if (other == unit) return false;
    if (order.says == Says::SupportHold) return reaches(board, unit, board.province(other.place));
    if (!reaches(board, unit, board.province(order.to))) return false;
    // With coasts to choose from, the support is good for each (4.B.4); a supporting fleet cannot convoy
    // (6.D.31).
    return !arrivals(board, other, order.to).empty() ||
           (!other.fleet && overSea(board, units, other, order.to, unit.place));
}

bool legalConvoy(const Board& board, const std::vector<Unit>& units, const Unit& unit, const Order& order)
{
    const int from = board.province(order.from);
    const int carried = unitIn(board, units, from);
    if (!unit.fleet || !board.isSea(board.province(unit.place)) || carried == none ||
        units[std::size_t(carried)].fleet)
        return false;
    return Routes{board, fleetsAtSea(board, units, none), from, board.province(order.to), unit.place}.exist();
}

} // namespace

int unitIn(const Board& board, const std::vector<Unit>& units, int province)
{
    for (std::size_t u = 0; u < units.size(); ++u)
        if (board.province(units[u].place) == province) return int(u);
    return none;
}

bool reaches(const Board& board, const Unit& unit, int province)
{
    if (!unit.fleet) return contains(board.byLand[std::size_t(unit.place)], province);
    for (int to : board.byWater[std::size_t(unit.place)])
        if (board.province(to) == province) return true;
    return false;
}

std::vector<int> arrivals(const Board& board, const Unit& unit, int to)
{
    const int province = board.province(to);
    if (!unit.fleet) return reaches(board, unit, province) ? std::vector{province} : std::vector<int>{};
    std::vector<int> coasts;
    for (int place : board.byWater[std::size_t(unit.place)])
        if (place == to || (to == province && board.province(place) == province)) coasts.push_back(place);
    return coasts;
}

bool legal(const Board& board, const std::vector<Unit>& units, const Order& order)
{
    const int ordered = unitIn(board, units, board.province(order.unit));
    if (ordered == none || units[std::size_t(ordered)].power != order.power) return false;
    const Unit& unit = units[std::size_t(ordered)];
    switch (order.says) {
    case Says::Hold:
        return true;
    case Says::Move:
        return legalMove(board, units, unit, order);
    case Says::SupportHold:
    case Says::SupportMove:
        return legalSupport(board, units, unit, order);
    case Says::Convoy:
        return legalConvoy(board, units, unit, order);
    case Says::OtherPhase:
        break;
    }
    return false;
}

} // namespace oracle
