// SPDX-License-Identifier: GPL-3.0-or-later
// Which single units would turn a result by holding: found by trying, however many reasons lie between.
#include "engine/explain/turners.h"

#include "engine/adjudicate/variations.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

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

/// One phase with all the units that turn its results.
class HoldTrials
{
public:
    HoldTrials(const Map& map, const RuleOptions& options, const Position& before, std::vector<Order> orders)
        : map_(&map)
        , options_(options)
        , before_(before)
        , orders_(std::move(orders))
    {
    }

    bool isOf(const Map& map, const RuleOptions& options, const Position& before,
              const std::vector<Order>& orders) const
    {
        return map_ == &map && orders_ == orders && before_ == before && options_ == options;
    }

    /// Tries every unit, if the phase ends as it did without a change.
    void tryAll(const Outcome& outcome)
    {
        Variations variations(*map_, options_, before_, orders_);
        std::vector<const OrderResult*> results;
        for (const OrderResult& result : outcome.results)
            if (result.order.unit.at != nowhere && isFollowed(result)) results.push_back(&result);
        const bool same = std::ranges::all_of(results, [&](const OrderResult* result) {
            const UnitResult now = variations.resultOf(placeOf(*result));
            return now.fate == result->fate &&
                   (now.verdict == result->verdict || result->verdict == Verdict::Illegal);
        });
        for (const OrderResult* tried : same ? results : std::vector<const OrderResult*>()) {
            if (as<Hold>(tried->order) || tried->verdict == Verdict::Illegal) continue;
            const Order change{tried->order.unit.power, tried->order.unit, Hold{}};
            variations.resolveWith({&change, 1});
            for (const OrderResult* asked : results)
                if (asked != tried && isAskedAbout(*asked) &&
                    isTurned(*asked, variations.resultOf(placeOf(*asked))))
                    turners_[index(placeOf(*asked))].add(placeOf(*tried));
        }
    }

    ProvinceSet of(Province unit) const { return turners_[index(unit)]; }

private:
    Province placeOf(const OrderResult& result) const { return map_->provinceOf(result.order.unit.at); }

    /// Returns whether the result is that of a unit, and not of a second order to it.
    bool isFollowed(const OrderResult& result) const
    {
        const Unit* unit = unitAt(*map_, before_, placeOf(result));
        return unit && unit->power == powerOf(result) &&
               (result.verdict != Verdict::Illegal || isHarmed(result.fate));
    }

    const Map* map_;
    RuleOptions options_;
    Position before_;
    std::vector<Order> orders_;
    std::array<ProvinceSet, maxProvinces> turners_{};
};

} // namespace

ProvinceSet turnersOf(const Map& map, const RuleOptions& options, const Position& before,
                      const Outcome& outcome, Province unit)
{
    thread_local std::optional<HoldTrials> last;
    std::vector<Order> orders;
    for (const OrderResult& result : outcome.results)
        if (result.ordered) orders.push_back(result.order);
    if (!last || !last->isOf(map, options, before, orders)) {
        last.emplace(map, options, before, std::move(orders));
        last->tryAll(outcome);
    }
    return last->of(unit);
}

} // namespace chancery
