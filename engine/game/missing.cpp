// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/missing.h"

#include "engine/adjudicate/insurrection.h"
#include "engine/game/orders_given.h"
#include "engine/game/seats.h"
#include "engine/game/sheet_check.h"
#include "engine/orders/choices.h"
#include "engine/orders/legality.h"

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
    const auto orders = ordersGiven(game, record);
    const auto doubts = doubtsOf(map, game.rulebook.options, record.before, record.phase.kind, orders);
    int given = 0;
    for (std::size_t i = 0; i < orders.size(); ++i)
        if (orders[i].power == power && std::ranges::find(doubts, i, &Doubt::order) == doubts.end()) ++given;
    return {std::max(0, asked - given), asked};
}

/// Whether anybody orders for the power in the current phase, which is not resolved.
bool isAsked(const Game& game, Power power)
{
    const PhaseRecord& record = game.current();
    return !record.outcome && !unplayedPowers(game, record.phase).has(power);
}

/// Wishes are missing as long as none of them is valid.
Missing missingWishes(const Game& game, Power power)
{
    const PhaseRecord& record = game.current();
    const PowerSet lost = eliminatedPowers(*game.map, record.before);
    const std::vector<Order> orders = ordersThatCount(*game.map, record, game.rulebook.options);
    const bool filed = std::ranges::any_of(orders, [&](const Order& order) {
        return as<Revive>(order) && order.power == power &&
               wishFault(*game.map, game.rulebook.options, lost, order) == Rule::None;
    });
    return {filed ? 0 : 1, 1};
}

} // namespace

bool owesWishes(const Game& game, Power power)
{
    const PhaseRecord& record = game.current();
    if (!isAsked(game, power) || record.phase.kind != PhaseKind::Movement ||
        !insurrectionsAllowed(game.rulebook.options) || !eliminated(record.before, power))
        return false;
    const std::vector<Order> orders = ordersThatCount(*game.map, record, game.rulebook.options);
    return std::ranges::any_of(orders, [power](const Order& order) {
        const auto* rising = as<Insurrection>(order);
        return rising && rising->whom == power;
    });
}

Missing missingOf(const Game& game, Power power)
{
    const PhaseRecord& record = game.current();
    if (!isAsked(game, power)) return {};
    if (record.phase.kind == PhaseKind::Adjustment) return missingAdjustments(game, power);
    if (owesWishes(game, power)) return missingWishes(game, power);
    return {unitsUnordered(game, record, power).size(),
            static_cast<int>(unitsAsked(record.before, record.phase.kind, power).size())};
}

Missing missingOf(const Game& game)
{
    Missing all;
    for (const Power power : game.map->everyPower()) {
        const Missing one = missingOf(game, power);
        all.missing += one.missing;
        all.asked += one.asked;
    }
    return all;
}

ProvinceSet unitsMissing(const Game& game)
{
    ProvinceSet all;
    for (const Power power : game.map->everyPower())
        if (isAsked(game, power)) all |= unitsUnordered(game, game.current(), power);
    return all;
}

} // namespace chancery
