// SPDX-License-Identifier: GPL-3.0-or-later
// Which single units would turn a result by holding: found by trying, however many reasons lie between.
#include "engine/adjudicate/turners.h"

#include "engine/adjudicate/variations.h"

#include <algorithm>

namespace chancery {

namespace {

bool isHarmed(Fate fate)
{
    return fate != Fate::Unharmed;
}

bool isTurned(const OrderResult& was, const UnitResult& now)
{
    if (isHarmed(was.fate) && !isHarmed(now.fate)) return true;
    switch (was.verdict) {
    case Verdict::Fails:
        return now.verdict == Verdict::Succeeds;
    case Verdict::Cut:
        return now.verdict == Verdict::Given;
    case Verdict::Given:
        return now.verdict == Verdict::Cut;
    default: // of a unit that stays it is told whether it is dislodged
        return isHarmed(now.fate) != isHarmed(was.fate);
    }
}

bool isAskedAbout(const OrderResult& result)
{
    return isHarmed(result.fate) ||
           (result.verdict != Verdict::Succeeds && result.verdict != Verdict::Illegal &&
            result.verdict != Verdict::Invalid);
}

/// Returns the results of units, without those of second orders to one of them.
std::vector<const OrderResult*> resultsOfUnits(const Map& map, const Position& before, const Outcome& outcome)
{
    std::vector<const OrderResult*> results;
    for (const OrderResult& result : outcome.results) {
        if (result.order.unit.at == nowhere) continue;
        const Unit* unit = unitAt(map, before, map.provinceOf(result.order.unit.at));
        if (unit && unit->power == powerOf(result) &&
            (result.verdict != Verdict::Illegal || isHarmed(result.fate)))
            results.push_back(&result);
    }
    return results;
}

/// Returns whether the phase without a change ends as it did.
bool isSame(const OrderResult& was, UnitResult now)
{
    return now.fate == was.fate && (now.verdict == was.verdict || was.verdict == Verdict::Illegal);
}

} // namespace

void findTurners(const Map& map, const RuleOptions& options, const Position& before, Outcome& outcome)
{
    outcome.turned.clear();
    std::vector<Order> orders;
    for (const OrderResult& result : outcome.results)
        if (result.ordered) orders.push_back(result.order);
    const std::vector<const OrderResult*> results = resultsOfUnits(map, before, outcome);
    const auto placeOf = [&map](const OrderResult* result) { return map.provinceOf(result->order.unit.at); };
    std::vector<TurnedResult> asked;
    for (const OrderResult* result : results)
        if (isAskedAbout(*result)) asked.push_back({placeOf(result), {}});
    if (asked.empty()) return;
    Variations variations(map, options, before, orders);
    for (const OrderResult* result : results)
        if (!isSame(*result, variations.resultOf(placeOf(result)))) return;
    for (const OrderResult* tried : results) {
        if (as<Hold>(tried->order) || tried->verdict == Verdict::Illegal) continue;
        const Order change{tried->order.unit.power, tried->order.unit, Hold{}};
        variations.resolveWith({&change, 1});
        auto turned = asked.begin();
        for (const OrderResult* result : results) {
            if (!isAskedAbout(*result)) continue;
            if (result != tried && isTurned(*result, variations.resultOf(turned->unit)))
                turned->by.add(placeOf(tried));
            ++turned;
        }
    }
    std::erase_if(asked, [](const TurnedResult& one) { return one.by.empty(); });
    outcome.turned = std::move(asked);
}

ProvinceSet turnersOf(const Outcome& outcome, Province unit)
{
    const auto one = std::ranges::find(outcome.turned, unit, &TurnedResult::unit);
    return one == outcome.turned.end() ? ProvinceSet() : one->by;
}

} // namespace chancery
