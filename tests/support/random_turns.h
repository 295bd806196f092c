// SPDX-License-Identifier: GPL-3.0-or-later
// Movement phases drawn by lot, the same ones for the same seed on every machine.
#pragma once

#include "engine/map/position.h"
#include "engine/orders/order.h"

#include <random>
#include <vector>

namespace chancery {

struct RandomTurn
{
    Position position;
    std::vector<Order> orders;
};

class RandomTurns
{
public:
    RandomTurns(const Map& map, std::uint64_t seed)
        : map_(map)
        , lot_(seed)
    {
    }

    /// 2 to 34 units; most supports and convoys serve an order that was given, moves go anywhere within reach
    /// or over water, some orders are not legal.
    RandomTurn next();
    /// Below `limit`, which is above 0.
    std::size_t below(std::size_t limit) { return static_cast<std::size_t>(lot_() % limit); }
    bool chance(std::size_t percent) { return below(100) < percent; }
    template<class T>
    void shuffle(std::vector<T>& items)
    {
        for (std::size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[below(i)]);
    }
    /// An order that cannot be followed, of a unit of this position or of none.
    Order illegal(const Position& position);
    /// Another order for one of the units of a turn: of any kind, most of them legal, some along a written
    /// way.
    Order another(const RandomTurn& turn);

private:
    Unit drawUnit();
    Order drawMove(const Unit& unit);
    Order drawHelp(const Unit& unit, const RandomTurn& turn);
    Order drawSupport(const Unit& unit, const Order& helped);
    Order drawVoyage(const Unit& unit);

    const Map& map_;
    std::mt19937_64 lot_;
};

} // namespace chancery
