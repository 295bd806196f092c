// SPDX-License-Identifier: GPL-3.0-or-later
// Which units would turn a result by holding: found by trying, however many reasons lie between.
#include "engine/adjudicate/turners.h"

#include "engine/adjudicate/variations.h"

#include <algorithm>
#include <iterator>

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

/// Has units hold, alone and two at a time, and sees whose results are others then.
class TurnerSearch
{
public:
    TurnerSearch(const Map& map, const RuleOptions& options, const Position& before,
                 std::span<const Order> orders, std::vector<const OrderResult*> results)
        : map_(map)
        , results_(std::move(results))
        , variations_(map, options, before, orders)
    {
        for (const OrderResult* result : results_) {
            if (isAskedAbout(*result)) asked_.push_back({result, {placeOf(*result), {}, {}}});
            if (!as<Hold>(result->order) && result->verdict != Verdict::Illegal) tried_.push_back(result);
        }
    }

    bool endsAsItDid() const
    {
        return std::ranges::all_of(results_, [this](const OrderResult* result) {
            return isSame(*result, variations_.resultOf(placeOf(*result)));
        });
    }

    void trySingles()
    {
        for (const OrderResult* tried : tried_) {
            const Order change = held(*tried);
            variations_.resolveWith({&change, 1});
            for (Asked& one : asked_)
                if (one.result != tried && isTurned(*one.result, variations_.resultOf(one.turned.unit)))
                    one.turned.by.add(placeOf(*tried));
        }
    }

    void tryPairs()
    {
        for (auto first = tried_.begin(); first != tried_.end(); ++first)
            for (auto second = std::next(first); second != tried_.end(); ++second) tryPair(**first, **second);
    }

    std::vector<TurnedResult> found() &&
    {
        std::vector<TurnedResult> found;
        for (Asked& one : asked_)
            if (!one.turned.by.empty() || !one.turned.together.empty())
                found.push_back(std::move(one.turned));
        return found;
    }

private:
    struct Asked
    {
        const OrderResult* result;
        TurnedResult turned;
    };

    Province placeOf(const OrderResult& result) const { return map_.provinceOf(result.order.unit.at); }
    static Order held(const OrderResult& result)
    {
        return {result.order.unit.power, result.order.unit, Hold{}};
    }

    /// Of a unit that got what it wanted it is not asked what two others would have to do.
    static bool isUnlucky(const OrderResult& result)
    {
        return isHarmed(result.fate) || result.verdict == Verdict::Fails || result.verdict == Verdict::Cut;
    }

    void tryPair(const OrderResult& first, const OrderResult& second)
    {
        const std::array changes{held(first), held(second)};
        const std::array units{placeOf(first), placeOf(second)};
        variations_.resolveWith(changes);
        for (Asked& one : asked_) {
            const bool either = one.result == &first || one.result == &second ||
                                one.turned.by.has(units[0]) || one.turned.by.has(units[1]);
            if (!either && isUnlucky(*one.result) &&
                isTurned(*one.result, variations_.resultOf(one.turned.unit)))
                one.turned.together.push_back(units);
        }
    }

    const Map& map_;
    const std::vector<const OrderResult*> results_;
    Variations variations_;
    std::vector<const OrderResult*> tried_;
    std::vector<Asked> asked_;
};

} // namespace

void findTurners(const Map& map, const RuleOptions& options, const Position& before, Outcome& outcome)
{
    outcome.turned.clear();
    std::vector<Order> orders;
    for (const OrderResult& result : outcome.results)
        if (result.ordered) orders.push_back(result.order);
    std::vector<const OrderResult*> results = resultsOfUnits(map, before, outcome);
    if (std::ranges::none_of(results, [](const OrderResult* result) { return isAskedAbout(*result); }))
        return;
    TurnerSearch search(map, options, before, orders, std::move(results));
    if (!search.endsAsItDid()) return;
    search.trySingles();
    search.tryPairs();
    outcome.turned = std::move(search).found();
}

ProvinceSet turnersOf(const Outcome& outcome, Province unit)
{
    const auto one = std::ranges::find(outcome.turned, unit, &TurnedResult::unit);
    return one == outcome.turned.end() ? ProvinceSet() : one->by;
}

std::vector<TurnedWith> byPartner(std::vector<std::array<Province, 2>> pairs)
{
    const auto partnersOf = [&pairs](Province unit) {
        ProvinceSet partners;
        for (const auto& both : pairs)
            if (both[0] == unit || both[1] == unit) partners.add(both[0] == unit ? both[1] : both[0]);
        return partners;
    };
    std::vector<TurnedWith> units;
    while (!pairs.empty()) {
        Province most = pairs.front()[0];
        for (const auto& both : pairs)
            for (const Province unit : both)
                if (partnersOf(unit).size() > partnersOf(most).size()) most = unit;
        units.push_back({most, partnersOf(most)});
        std::erase_if(pairs, [most](const auto& both) { return both[0] == most || both[1] == most; });
    }
    return units;
}

} // namespace chancery
