// SPDX-License-Identifier: GPL-3.0-or-later
// Drawing units and orders. std::mt19937_64 is the same everywhere; the standard's distributions are not.
#include "tests/support/random_turns.h"

#include "engine/map/board.h"
#include "engine/orders/convoy_routes.h"

namespace chancery {

Unit RandomTurns::drawUnit()
{
    const Power power = static_cast<Power>(below(map_.powers.size()));
    for (;;) {
        const Location at = static_cast<Location>(below(map_.locations.size()));
        const Province p = map_.provinceOf(at);
        const bool army = at == whole(p) && !map_.armyReach[index(p)].empty();
        const bool fleet = !map_.fleetReach[index(at)].empty();
        if (army && (!fleet || chance(60))) return {power, UnitKind::Army, at};
        if (fleet) return {power, UnitKind::Fleet, at};
    }
}

Order RandomTurns::drawMove(const Unit& unit)
{
    std::vector<Location> near;
    const Province p = map_.provinceOf(unit.at);
    if (unit.kind == UnitKind::Fleet)
        for (Location l : map_.fleetReach[index(unit.at)]) near.push_back(l);
    else
        for (Province to : map_.armyReach[index(p)]) near.push_back(whole(to));
    return {unit.power, unit, Move{near[below(near.size())], Via::Unstated, {}}};
}

Order RandomTurns::drawSupport(const Unit& unit, const Order& helped)
{
    if (const Move* move = as<Move>(helped)) return {unit.power, unit, SupportMove{helped.unit.at, move->to}};
    return {unit.power, unit, SupportHold{helped.unit.at}};
}

/// Serves an order given so far, if this unit can.
Order RandomTurns::drawHelp(const Unit& unit, const RandomTurn& turn)
{
    const ProvinceSet reach = map_.reach(unit);
    const bool carrier = unit.kind == UnitKind::Fleet && map_.seas.has(map_.provinceOf(unit.at));
    for (int tries = 0; tries < 12; ++tries) {
        const Order& other = turn.orders[below(turn.orders.size())];
        const Move* move = as<Move>(other);
        if (move && carrier && other.unit.kind == UnitKind::Army && chance(70) &&
            !map_.armyReach[index(map_.provinceOf(other.unit.at))].has(map_.provinceOf(move->to)))
            return {unit.power, unit, Convoy{other.unit.at, move->to}};
        if (reach.has(map_.provinceOf(move ? move->to : other.unit.at))) return drawSupport(unit, other);
    }
    return {unit.power, unit, Hold{}};
}

RandomTurn RandomTurns::next()
{
    RandomTurn turn;
    turn.position.owner.assign(map_.provinces.size(), noPower);
    const std::size_t units = 2 + below(33);
    while (turn.position.units.size() < units) {
        const Unit unit = drawUnit();
        if (!unitAt(map_, turn.position, map_.provinceOf(unit.at))) place(map_, turn.position, unit);
    }
    std::vector<Unit> waiting = turn.position.units;
    shuffle(waiting);
    const Board board(map_, turn.position.units);
    for (const Unit& unit : waiting) {
        const Province p = map_.provinceOf(unit.at);
        const ProvinceSet oversea =
            unit.kind == UnitKind::Army ? convoyReach(map_, board.carriers, p) : ProvinceSet{};
        if (!oversea.empty() && chance(50)) {
            std::vector<Location> coasts;
            for (Province to : oversea) coasts.push_back(whole(to));
            const Via via = chance(25) ? Via::Convoy : Via::Unstated;
            turn.orders.push_back({unit.power, unit, Move{coasts[below(coasts.size())], via, {}}});
        } else if (turn.orders.size() < units / 2 || turn.orders.empty()) {
            turn.orders.push_back(drawMove(unit));
        } else {
            turn.orders.push_back(chance(75) ? drawHelp(unit, turn) : drawMove(unit));
        }
    }
    shuffle(turn.orders);
    return turn;
}

Order RandomTurns::illegal(const Position& position)
{
    const Unit unit = position.units[below(position.units.size())];
    const Power stranger = static_cast<Power>((index(unit.power) + 1) % map_.powers.size());
    switch (below(4)) {
    case 0:
        return {unit.power, unit, Move{unit.at, Via::Unstated, {}}};
    case 1:
        return {unit.power, unit, SupportHold{unit.at}};
    case 2:
        return {stranger, unit, Hold{}};
    default:
        return {unit.power, unit, Retreat{unit.at}};
    }
}

/// A move to any coast, perhaps along a way.
Order RandomTurns::drawVoyage(const Unit& unit)
{
    Move move{whole(static_cast<Province>(below(map_.provinces.size()))),
              chance(30) ? Via::Convoy : Via::Unstated,
              {}};
    if (chance(30))
        for (Province sea : map_.seas) move.path.addIf(sea, chance(25));
    return {unit.power, unit, move};
}

Order RandomTurns::another(const RandomTurn& turn)
{
    const Unit unit = turn.position.units[below(turn.position.units.size())];
    const std::size_t kind = below(12);
    if (kind < 1) return {unit.power, unit, Hold{}};
    if (kind < 2) return {unit.power, unit, Insurrection{static_cast<Power>(below(map_.powers.size()))}};
    if (kind < 5) return drawMove(unit);
    if (kind < 6) return drawVoyage(unit);
    return kind < 11 ? drawHelp(unit, turn) : illegal(turn.position);
}

} // namespace chancery
