// SPDX-License-Identifier: GPL-3.0-or-later
// Counts missing orders: see missing.h.
#include "engine/desk/missing.h"

#include "engine/desk/sheet_check.h"
#include "engine/game/seats.h"
#include "engine/orders/choices.h"

#include <algorithm>
#include <cstdlib>

namespace chancery {

namespace {

/// An order that has no effect does not count as given.
Missing missingAdjustments(const Game& game, Power power)
{
    const Map& map = *game.map;
    const PhaseRecord& record = game.current();
    const int asked = std::abs(adjustmentChoices(map, record.before, power).count);
    const auto orders = ordersThatCount(*game.map, record, game.rulebook.options);
    const auto doubts = doubtsOf(map, game.rulebook.options, record.before, record.phase.kind, orders);
    int given = 0;
    for (std::size_t i = 0; i < orders.size(); ++i)
        if (orders[i].power == power && std::ranges::find(doubts, i, &Doubt::order) == doubts.end()) ++given;
    return {std::max(0, asked - given), asked};
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
    if (record.outcome || isNeutral(game, power) || inCivilDisorder(game.attendance, power, record.phase))
        return {};
    if (record.phase.kind == PhaseKind::Adjustment) return missingAdjustments(game, power);
    return {unitsWithoutOrder(*game.map, record, power, game.rulebook.options).size(),
            unitsAsked(record, power)};
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
