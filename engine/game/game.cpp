// SPDX-License-Identifier: GPL-3.0-or-later
// The course of a game: what is written, how it resolves, which phase comes next.
#include "engine/game/game.h"

#include "engine/orders/choices.h"

#include <cassert>

namespace chancery {

namespace {

bool hasAdjustments(const Map& map, const Position& position)
{
    for (std::size_t i = 0; i < map.powers.size(); ++i)
        if (adjustmentChoices(map, position, static_cast<Power>(i)).count != 0) return true;
    return false;
}

/// Phases in which nobody has anything to do are not played.
Phase followingPhase(const Map& map, const Phase& phase, const Position& after)
{
    if (!after.dislodged.empty()) return {phase.season, phase.year, PhaseKind::Retreat};
    if (phase.season == Season::Spring) return {Season::Fall, phase.year, PhaseKind::Movement};
    if (phase.season == Season::Fall && hasAdjustments(map, after))
        return {Season::Winter, phase.year, PhaseKind::Adjustment};
    return {Season::Spring, phase.year + 1, PhaseKind::Movement};
}

/// The units of whom this phase asks something.
ProvinceSet unitsAsked(const Map& map, const PhaseRecord& record, Power power)
{
    ProvinceSet asked;
    if (record.phase.kind == PhaseKind::Movement) {
        for (const Unit& unit : record.before.units)
            if (unit.power == power) asked.add(map.provinceOf(unit.at));
    } else if (record.phase.kind == PhaseKind::Retreat) {
        for (const DislodgedUnit& unit : record.before.dislodged)
            if (unit.unit.power == power) asked.add(map.provinceOf(unit.unit.at));
    }
    return asked;
}

} // namespace

Game newGame(std::shared_ptr<const Map> map)
{
    const Phase first = map->firstPhase;
    Position start = startOf(*map);
    return gameFrom(std::move(map), first, std::move(start));
}

Game gameFrom(std::shared_ptr<const Map> map, Phase phase, Position position)
{
    Game game;
    game.map = std::move(map);
    game.phases.push_back({phase, std::move(position), {}, std::nullopt, {}});
    return game;
}

std::vector<Order> ordersOf(const PhaseRecord& record)
{
    std::vector<Order> orders;
    for (const WrittenOrder& line : record.written)
        orders.insert(orders.end(), line.orders.begin(), line.orders.end());
    return orders;
}

ProvinceSet unitsWithoutOrder(const Map& map, const PhaseRecord& record, Power power)
{
    ProvinceSet missing = unitsAsked(map, record, power);
    for (const Order& order : ordersOf(record))
        if (order.power == power && order.unit.at != nowhere) missing.remove(map.provinceOf(order.unit.at));
    return missing;
}

Game write(Game game, Power power, std::vector<WrittenOrder> sheet)
{
    PhaseRecord& record = game.phases.back();
    assert(!record.outcome);
    std::erase_if(record.written, [power](const WrittenOrder& line) { return line.power == power; });
    for (WrittenOrder& line : sheet) {
        line.power = power;
        record.written.push_back(std::move(line));
    }
    return game;
}

Outcome outcomeOf(const Map& map, const RuleOptions& options, const PhaseRecord& record)
{
    Outcome outcome = resolve(record.phase.kind, map, options, record.before, ordersOf(record));
    // 1971 XIII.1: occupation counts after a Fall move has been played, complete with retreats.
    if (record.phase.season == Season::Fall && outcome.after.dislodged.empty())
        outcome.after = takeCentres(map, std::move(outcome.after));
    return outcome;
}

PhaseRecord following(const Map& map, const PhaseRecord& record)
{
    assert(record.outcome);
    Position next = record.outcome->after;
    const Phase phase = followingPhase(map, record.phase, next);
    if (phase.kind != PhaseKind::Retreat) next.contested = {};
    return {phase, std::move(next), {}, std::nullopt, {}};
}

Game resolve(Game game)
{
    PhaseRecord& record = game.phases.back();
    assert(!record.outcome);
    record.outcome = outcomeOf(*game.map, game.rulebook.options, record);
    return game;
}

Game advance(Game game)
{
    assert(winner(game) == noPower);
    game.phases.push_back(following(*game.map, game.current()));
    return game;
}

} // namespace chancery
