// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/fights.h"

#include "ui/scene/fight_links.h"

#include <algorithm>
#include <tuple>

namespace chancery {

namespace {

class Planner
{
public:
    Planner(const Map& map, const PhaseRecord& record)
        : map_(map)
        , outcome_(*record.outcome)
        , links_(linkResults(map, record))
    {
        for (const DislodgedUnit& unit : outcome_.dislodged) dislodged_.add(map.provinceOf(unit.unit.at));
    }

    MovePlan plan(const std::vector<Province>& wanted, const FightViews& views)
    {
        makeFights();
        schedule(wanted, views);
        plan_.quiet = links_.quiet;
        return std::move(plan_);
    }

private:
    /// A fight and its number in FightLinks.
    struct Numbered
    {
        std::size_t number = noFight;
        Fight fight;
    };

    void makeFights()
    {
        std::map<std::size_t, Fight> byNumber;
        for (std::size_t i = 0; i < outcome_.results.size(); ++i) {
            if (links_.fightOf[i] == noFight) continue;
            Fight& fight = byNumber[links_.fightOf[i]];
            const OrderResult& r = outcome_.results[i];
            fight.results.push_back(i);
            if (as<Move>(r.order) || r.fate != Fate::Unharmed) fight.size += 1 + r.finding.counted.size();
        }
        for (auto& [number, fight] : byNumber) {
            std::ranges::stable_sort(fight.results, {}, [this](std::size_t i) { return weight(i); });
            fight.place = placeOf(fight.results.front());
            open_.push_back({number, std::move(fight)});
        }
    }

    Province placeOf(std::size_t i) const
    {
        const Order& order = outcome_.results[i].order;
        const auto* move = as<Move>(order);
        return map_.provinceOf(move ? move->to : order.unit.at);
    }

    /// Returns a sorting key by which the deciding result of a fight comes first: a move that dislodges a
    /// unit, else a move that wins, else the strongest move that fails.
    int weight(std::size_t i) const
    {
        constexpr int none = 1000;
        const OrderResult& r = outcome_.results[i];
        const bool wins = as<Move>(r.order) && r.verdict == Verdict::Succeeds;
        const int strength = r.finding.mine;
        if (wins && dislodged_.has(placeOf(i))) return -strength - 2 * none;
        if (wins && links_.contested.has(placeOf(i))) return -strength - none;
        if (isStuckBehindOwn(map_, outcome_, r)) return none - 1;
        return as<Move>(r.order) && !wins ? -strength : none;
    }

    /// Returns whether every fight that must be shown before this one is no longer open.
    bool isReady(const Numbered& one) const
    {
        return std::ranges::none_of(links_.before, [&](const auto& pair) {
            return pair.second == one.number &&
                   std::ranges::find(open_, pair.first, &Numbered::number) != open_.end();
        });
    }

    /// Returns whether a fight can be shown next without a move of the camera.
    bool sharesLastView(const Fight& fight, const FightViews& views) const
    {
        if (plan_.fights.empty()) return false;
        const MapArea own = views.ofFight(fight.place);
        return !own.whole() && own == views.ofFight(plan_.fights.back().place);
    }

    void schedule(const std::vector<Province>& wanted, const FightViews& views)
    {
        const auto turnOf = [&wanted](const Fight& fight) {
            return std::ranges::find(wanted, fight.place) - wanted.begin();
        };
        std::ranges::stable_sort(open_, {}, [&](const Numbered& one) {
            return std::tuple(turnOf(one.fight), one.fight.size, one.fight.place);
        });
        while (!open_.empty()) {
            const bool asked = turnOf(open_.front().fight) < std::ssize(wanted);
            auto next = std::ranges::find_if(open_, [&](const Numbered& one) {
                return !asked && sharesLastView(one.fight, views) && isReady(one);
            });
            if (next == open_.end())
                next = std::ranges::find_if(open_, [this](const Numbered& one) { return isReady(one); });
            if (next == open_.end()) next = open_.begin(); // never: they form no circle
            plan_.fights.push_back(std::move(next->fight));
            open_.erase(next);
        }
    }

    const Map& map_;
    const Outcome& outcome_;
    FightLinks links_;
    ProvinceSet dislodged_;
    std::vector<Numbered> open_;
    MovePlan plan_;
};

} // namespace

MovePlan planMoves(const Map& map, const PhaseRecord& record, const std::vector<Province>& wanted,
                   const FightViews& views)
{
    return Planner(map, record).plan(wanted, views);
}

std::vector<Province> nextFights(const Map& map, const PhaseRecord& record, const std::vector<Province>& told,
                                 const FightViews& views)
{
    std::vector<Province> next;
    const MovePlan unasked = planMoves(map, record, told, views);
    for (std::size_t i = told.size(); i < unasked.fights.size(); ++i) {
        std::vector<Province> wanted = told;
        wanted.push_back(unasked.fights[i].place);
        const MovePlan asked = planMoves(map, record, wanted, views);
        if (asked.fights[told.size()].place == wanted.back()) next.push_back(wanted.back());
    }
    return next;
}

ProvinceSet helpersIn(const Outcome& outcome, const std::vector<std::size_t>& results)
{
    ProvinceSet helpers;
    for (const std::size_t i : results) {
        const Finding& why = outcome.results[i].finding;
        helpers = helpers | why.counted | why.opposed;
    }
    return helpers;
}

namespace {

/// Returns whether a convoy was open for one of the moves of a fight.
bool carriesInto(const Map& map, const Outcome& outcome, const OrderResult& fleet, const Fight& fight)
{
    const auto* convoy = as<Convoy>(fleet.order);
    if (!convoy || fleet.verdict != Verdict::Available || isTiedToParadox(map, outcome, fleet) ||
        fleet.finding.rule == Rule::ConvoyUnused || fleet.finding.rule == Rule::ConvoyWayNotOrdered)
        return false;
    return std::ranges::any_of(fight.results, [&](std::size_t i) {
        const OrderResult& army = outcome.results[i];
        const auto* move = as<Move>(army.order);
        return move && goesBySea(army) &&
               map.provinceOf(army.order.unit.at) == map.provinceOf(convoy->army) &&
               map.provinceOf(move->to) == map.provinceOf(convoy->to);
    });
}

} // namespace

std::vector<std::vector<std::size_t>> carriersIn(const Map& map, const Outcome& outcome,
                                                 const std::vector<Fight>& fights)
{
    std::vector<bool> told(outcome.results.size(), false);
    for (const Fight& fight : fights)
        for (const std::size_t i : fight.results) told[i] = true;
    std::vector<std::vector<std::size_t>> all;
    for (const Fight& fight : fights) {
        std::vector<std::size_t> carriers;
        for (std::size_t i = 0; i < told.size(); ++i)
            if (!told[i] && carriesInto(map, outcome, outcome.results[i], fight)) carriers.push_back(i);
        all.push_back(std::move(carriers));
    }
    return all;
}

} // namespace chancery
