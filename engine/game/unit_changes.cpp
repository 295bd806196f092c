// SPDX-License-Identifier: GPL-3.0-or-later
// Follows units from phase to phase by the results of their orders.
#include "engine/game/unit_changes.h"

#include <algorithm>

namespace chancery {

namespace {

std::vector<Unit> allUnits(const Position& position)
{
    std::vector<Unit> all = position.units;
    for (const DislodgedUnit& dislodged : position.dislodged) all.push_back(dislodged.unit);
    return all;
}

/// Returns where an order sends its unit; nowhere if the unit stays or the order fails.
Location destination(const OrderResult& result)
{
    if (result.verdict != Verdict::Succeeds) return nowhere;
    if (const auto* move = as<Move>(result.order)) return move->to;
    if (const auto* retreat = as<Retreat>(result.order)) return retreat->to;
    return nowhere;
}

/// Returns the unit as it is after the phase. The order may name no coast, so that the unit is looked up.
Unit unitAfter(const Map& map, const Outcome& outcome, const Unit& unit)
{
    for (const OrderResult& result : outcome.results) {
        const Location to = destination(result);
        if (result.order.unit != unit || to == nowhere) continue;
        const Unit* moved = unitAt(map, outcome.after, map.provinceOf(to));
        if (moved && moved->power == unit.power && moved->kind == unit.kind) return *moved;
    }
    return unit;
}

bool contains(const std::vector<Unit>& units, const Unit& unit)
{
    return std::ranges::find(units, unit) != units.end();
}

} // namespace

const Position& comparedPosition(const Game& game, std::size_t phase)
{
    const PhaseRecord& record = game.phases[phase];
    return phase + 1 == game.phases.size() && record.outcome ? record.outcome->after : record.before;
}

UnitChanges unitChanges(const Game& game, std::size_t from, std::size_t to)
{
    UnitChanges changes;
    std::vector<UnitWay> ways;
    for (const Unit& unit : allUnits(game.phases[from].before)) ways.push_back({unit, unit});
    for (std::size_t i = from; i <= to && game.phases[i].outcome; ++i) {
        if (i == to && to + 1 < game.phases.size()) break;
        const std::vector<Unit> there =
            allUnits(i < to ? game.phases[i + 1].before : game.phases[i].outcome->after);
        for (UnitWay& way : ways) way.is = unitAfter(*game.map, *game.phases[i].outcome, way.is);
        std::erase_if(ways, [&](const UnitWay& way) {
            if (contains(there, way.is)) return false;
            changes.gone.push_back(way.was);
            return true;
        });
    }
    for (const Unit& unit : allUnits(comparedPosition(game, to)))
        if (std::ranges::find(ways, unit, &UnitWay::is) == ways.end()) changes.came.push_back(unit);
    std::ranges::copy_if(ways, std::back_inserter(changes.moved),
                         [](const UnitWay& way) { return way.was != way.is; });
    return changes;
}

} // namespace chancery
