// SPDX-License-Identifier: GPL-3.0-or-later
// Random orders out of the engine's own choices.
#include "tests/support/random_game.h"

#include "engine/orders/choices.h"

namespace chancery {

namespace {

template<class Set>
auto pick(Random& random, Set set)
{
    auto it = set.begin();
    for (std::size_t n = below(random, static_cast<std::size_t>(set.size())); n > 0; --n) ++it;
    return *it;
}

Command randomMove(const Choices& choices, const Map& map, Random& random)
{
    const Location to = pick(random, choices.moveTo);
    const bool either = choices.eitherWay.has(map.provinceOf(to)) && below(random, 2) == 0;
    return Move{to, either ? Via::Convoy : Via::Unstated, {}};
}

Command randomSupport(const Choices& choices, const Map& map, const Position& position, Random& random)
{
    const Province helped = pick(random, choices.supportable);
    const Province into = pick(random, choices.supportInto[index(helped)]);
    const Location unit = unitAt(map, position, helped)->at;
    if (into == helped) return SupportHold{unit};
    return SupportMove{unit, whole(into)};
}

Command randomCommand(const Map& map, const Position& position, Province p, Random& random)
{
    const Choices choices = choicesFor(map, position, p);
    const std::size_t roll = below(random, 20);
    if (roll == 0)
        return Move{Location(below(random, map.locations.size())), Via::Unstated, {}}; // mostly impossible
    if (roll < 6 && !choices.convoyable.empty()) {
        const Province army = pick(random, choices.convoyable);
        return Convoy{whole(army), whole(pick(random, choices.convoyInto[index(army)]))};
    }
    if (roll < 12 && !choices.supportable.empty()) return randomSupport(choices, map, position, random);
    if (roll < 19 && !choices.moveTo.empty()) return randomMove(choices, map, random);
    return Hold{};
}

void orderAdjustments(const Map& map, const Position& position, Power power, std::vector<Order>& orders,
                      Random& random)
{
    AdjustmentChoices choices = adjustmentChoices(map, position, power);
    for (int n = choices.count; n > 0 && below(random, 6) > 0; --n) {
        const LocationSet sites = choices.buildArmy | choices.buildFleet;
        const Location at = pick(random, sites);
        const bool fleet =
            choices.buildFleet.has(at) && (!choices.buildArmy.has(at) || below(random, 2) == 0);
        orders.push_back({power, {power, fleet ? UnitKind::Fleet : UnitKind::Army, at}, Build{}});
        if (below(random, 8) == 0) orders.back() = {power, {}, Waive{}};
    }
    for (int n = choices.count; n < 0 && below(random, 4) > 0; ++n) {
        const Province p = pick(random, choices.removable);
        choices.removable.remove(p);
        orders.push_back({power, *unitAt(map, position, p), Disband{}});
    }
}

} // namespace

std::size_t below(Random& random, std::size_t limit)
{
    return random() % limit;
}

std::vector<Order> randomOrders(const Map& map, const PhaseRecord& record, Random& random)
{
    std::vector<Order> orders;
    const Position& position = record.before;
    if (record.phase.kind == PhaseKind::Movement)
        for (const Unit& unit : position.units)
            if (below(random, 25) > 0)
                orders.push_back(
                    {unit.power, unit, randomCommand(map, position, map.provinceOf(unit.at), random)});
    for (const DislodgedUnit& d : position.dislodged) {
        const std::size_t roll = below(random, 6);
        if (roll == 0)
            orders.push_back({d.unit.power, d.unit, Disband{}});
        else if (roll > 1)
            orders.push_back({d.unit.power, d.unit, Retreat{pick(random, d.retreats)}});
    }
    if (record.phase.kind == PhaseKind::Adjustment)
        for (const Power power : map.everyPower()) orderAdjustments(map, position, power, orders, random);
    return orders;
}

PhaseRecord withOrders(PhaseRecord record, const std::vector<Order>& orders)
{
    record.written.clear();
    for (const Order& order : orders) record.written.push_back({order.power, {}, {order}, {}});
    return record;
}

Game randomGame(std::shared_ptr<const Map> map, std::uint32_t seed, std::size_t phases)
{
    Random random(seed);
    Game game = newGame(map);
    for (std::size_t n = 0;; ++n) {
        game.phases.back() = withOrders(game.current(), randomOrders(*map, game.current(), random));
        game = resolve(std::move(game));
        if (n + 1 >= phases || winner(game) != noPower) return game;
        game = advance(std::move(game));
    }
}

} // namespace chancery
