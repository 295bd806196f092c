// SPDX-License-Identifier: GPL-3.0-or-later
// How many orders are still to come: see missing.h.
#include "ui/session/missing.h"

#include "engine/game/seats.h"
#include "engine/orders/choices.h"

#include <algorithm>
#include <cstdlib>

namespace chancery {

namespace {

Missing missingAdjustments(const Map& map, const PhaseRecord& record, Power power)
{
    const int asked = std::abs(adjustmentChoices(map, record.before, power).count);
    const auto orders = ordersOf(record);
    const auto given =
        std::ranges::count_if(orders, [power](const Order& order) { return order.power == power; });
    return {std::max(0, asked - static_cast<int>(given)), asked};
}

int unitsAsked(const PhaseRecord& record, Power power)
{
    const auto mine = [power](const Unit& unit) { return unit.power == power; };
    const Position& position = record.before;
    if (record.phase.kind == PhaseKind::Movement)
        return static_cast<int>(std::ranges::count_if(position.units, mine));
    return static_cast<int>(std::ranges::count_if(position.dislodged, mine, &DislodgedUnit::unit));
}

} // namespace

Missing missingOf(const Game& game, Power power)
{
    const PhaseRecord& record = game.current();
    if (record.outcome || isNeutral(game, power)) return {};
    if (record.phase.kind == PhaseKind::Adjustment) return missingAdjustments(*game.map, record, power);
    return {unitsWithoutOrder(*game.map, record, power).size(), unitsAsked(record, power)};
}

Missing missingOf(const Game& game)
{
    Missing all;
    for (std::size_t p = 0; p < game.map->powers.size(); ++p) {
        const Missing one = missingOf(game, static_cast<Power>(p));
        all.missing += one.missing;
        all.asked += one.asked;
    }
    return all;
}

} // namespace chancery
