// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/fight_count.h"

#include <algorithm>
#include <tuple>

namespace chancery {

namespace {

/// Returns a support as it arrives.
Arrival arrivalOf(const StoryPhase& phase, std::size_t support)
{
    const Order& order = phase.result(support).order;
    const auto* hold = as<SupportHold>(order);
    const auto* move = as<SupportMove>(order);
    return {support, phase.map.provinceOf(hold ? hold->unit : move->unit), hold != nullptr, false};
}

/// Returns whether a strength of one of these results includes this support.
bool isIncluded(const StoryPhase& phase, const Results& results, Province support)
{
    return std::ranges::any_of(results, [&](std::size_t i) {
        const Finding& why = phase.result(i).finding;
        return why.counted.has(support) || why.opposed.has(support);
    });
}

std::vector<Arrival> inTurns(std::vector<Arrival> arrivals)
{
    std::ranges::stable_sort(arrivals, {}, &Arrival::support);
    const auto turnOf = [&](const Arrival& one) {
        return std::ranges::count_if(arrivals, [&](const Arrival& other) {
            return other.helped == one.helped && other.support < one.support;
        });
    };
    std::vector<std::tuple<std::ptrdiff_t, Province, Arrival>> turns;
    for (const Arrival& one : arrivals) turns.emplace_back(turnOf(one), one.helped, one);
    std::ranges::stable_sort(
        turns, {}, [](const auto& turn) { return std::pair(std::get<0>(turn), std::get<1>(turn)); });
    for (std::size_t k = 0; k < turns.size(); ++k) arrivals[k] = std::get<2>(turns[k]);
    return arrivals;
}

} // namespace

std::vector<std::vector<Arrival>> arrivalsIn(const StoryPhase& phase, const std::vector<Fight>& fights)
{
    std::vector<bool> told(phase.outcome().results.size(), false);
    for (const Fight& fight : fights) // those that are results of a fight arrive nowhere else
        for (const std::size_t i : fight.results) told[i] = true;
    std::vector<std::vector<Arrival>> all;
    for (const Fight& fight : fights) {
        const ProvinceSet helpers = helpersIn(phase.outcome(), fight.results);
        std::vector<Arrival> arrivals;
        for (std::size_t i = 0; i < told.size(); ++i) {
            const OrderResult& r = phase.result(i);
            if (!as<SupportHold>(r.order) && !as<SupportMove>(r.order)) continue;
            const bool isOwn = std::ranges::find(fight.results, i) != fight.results.end();
            const bool given = r.verdict == Verdict::Given, helps = helpers.has(phase.provinceOf(i));
            const bool arrives = isOwn ? r.fate == Fate::Unharmed && (given || r.verdict == Verdict::Cut)
                                       : given && helps && !told[i];
            if (!arrives) continue;
            told[i] = true;
            arrivals.push_back(arrivalOf(phase, i));
            arrivals.back().counts = given && isIncluded(phase, fight.results, phase.provinceOf(i));
        }
        all.push_back(inTurns(std::move(arrivals)));
    }
    return all;
}

std::vector<Badge> countedUp(std::vector<Badge> badges, const std::vector<Arrival>& arrivals,
                             std::size_t arrived)
{
    for (Badge& badge : badges) {
        int all = 0, now = 0;
        for (std::size_t k = 0; k < arrivals.size(); ++k) {
            const Arrival& one = arrivals[k];
            if (!one.counts || one.helped != badge.unit || one.holds != (badge.kind == StrengthKind::Hold))
                continue;
            ++all;
            if (k < arrived) ++now;
        }
        if (now < all) badge.strength = std::min(badge.strength, std::max(badge.strength - all, 1) + now);
    }
    return badges;
}

} // namespace chancery
