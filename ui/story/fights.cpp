// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/story/fights.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace chancery {

namespace {

using Results = std::vector<std::size_t>;

/// The move of a unit, or a dislodged unit that stayed.
struct Step
{
    std::size_t result = 0;
    Province from = noProvince, to = noProvince; ///< equal for a unit that did not try to move
    bool succeeds = false;
};

bool isCarriedOut(const OrderResult& r)
{
    return r.verdict != Verdict::Illegal && r.verdict != Verdict::Invalid && r.order.unit.at != nowhere;
}

class Planner
{
public:
    Planner(const Map& map, const PhaseRecord& record)
        : map_(map)
        , record_(record)
        , outcome_(*record.outcome)
    {
        for (const Unit& unit : record.before.units) occupied_.add(map.provinceOf(unit.at));
        for (const DislodgedUnit& unit : outcome_.dislodged) dislodged_.add(map.provinceOf(unit.unit.at));
        for (std::size_t i = 0; i < outcome_.results.size(); ++i) take(i);
    }

    MovePlan plan(const std::vector<Province>& wanted)
    {
        joinHeadToHead();
        findQuiet();
        attachFollowers();
        makeFights();
        schedule(wanted);
        return std::move(plan_);
    }

private:
    void take(std::size_t i)
    {
        const OrderResult& r = outcome_.results[i];
        if (!isCarriedOut(r)) return;
        const Province from = map_.provinceOf(r.order.unit.at);
        if (const auto* move = as<Move>(r.order))
            steps_.push_back({i, from, map_.provinceOf(move->to), r.verdict == Verdict::Succeeds});
        else if ((as<Hold>(r.order) || as<Insurrection>(r.order)) && dislodged_.has(from))
            steps_.push_back({i, from, from, false});
        else
            return;
        const Step& step = steps_.back();
        if (step.succeeds)
            entering_[step.from] = step.to;
        else
            contested_.add(step.to);
        if (step.succeeds && dislodged_.has(step.to)) contested_.add(step.to);
    }

    /// Returns the province that stands for the whole fight of a province: follows sameAs_ to its end.
    Province nameOf(Province place) const
    {
        for (auto it = sameAs_.find(place); it != sameAs_.end(); it = sameAs_.find(place)) place = it->second;
        return place;
    }

    void join(Province place, Province other)
    {
        if (nameOf(place) != nameOf(other)) sameAs_[nameOf(place)] = nameOf(other);
    }

    /// Joins the fights of units that move against each other. It also joins the fight for the province of a
    /// unit that is dislodged with that for the province to which the unit tried to move.
    void joinHeadToHead()
    {
        for (const Step& step : steps_)
            if (!step.succeeds && dislodged_.has(step.from)) join(step.to, step.from);
        for (const Step& one : steps_)
            for (const Step& other : steps_)
                if (one.to == other.from && one.from == other.to && one.from != one.to &&
                    contested_.has(one.to) && contested_.has(other.to))
                    join(one.to, other.to);
    }

    /// Finds the unopposed moves: into empty provinces, into those that another unopposed move leaves, and
    /// around a circle.
    void findQuiet()
    {
        for (const Step& step : steps_)
            if (step.succeeds && !contested_.has(step.to)) quiet_.add(step.from);
        for (bool shrunk = true; shrunk;) {
            shrunk = false;
            for (Province from : ProvinceSet(quiet_)) {
                const Province to = entering_.at(from);
                if (!occupied_.has(to) || quiet_.has(to)) continue;
                quiet_.remove(from);
                shrunk = true;
            }
        }
    }

    /// Adds a unit that enters, without a fight of its own, a province that a winner leaves to the winner's
    /// fight.
    void attachFollowers()
    {
        for (const Step& step : steps_) {
            if (!step.succeeds || contested_.has(step.to) || quiet_.has(step.from)) continue;
            Province goal = step.to; // follows the row of units to a province that is fought for
            for (std::size_t far = 0; far < steps_.size() && !contested_.has(goal); ++far)
                goal = entering_.at(goal);
            join(step.to, goal);
        }
    }

    void makeFights()
    {
        std::map<Province, Fight> byName;
        for (const Step& step : steps_) {
            if (step.succeeds && quiet_.has(step.from)) {
                plan_.quiet.push_back(step.result);
                continue;
            }
            Fight& fight = byName[nameOf(step.to)];
            fight.results.push_back(step.result);
            fight.size += 1 + outcome_.results[step.result].finding.counted.size();
        }
        for (auto& [name, fight] : byName) {
            std::ranges::stable_sort(fight.results, {}, [this](std::size_t i) { return weight(i); });
            fight.place = placeOf(fight.results.front());
            open_.push_back(std::move(fight));
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
        if (wins && contested_.has(placeOf(i))) return -strength - none;
        return as<Move>(r.order) && !wins ? -strength : none;
    }

    /// Returns whether each province that is entered in a fight was empty, loses its unit in the same fight,
    /// or is one of those left before.
    bool isReady(const Fight& fight, ProvinceSet left) const
    {
        for (std::size_t i : fight.results)
            if (outcome_.results[i].verdict == Verdict::Succeeds)
                left.add(map_.provinceOf(outcome_.results[i].order.unit.at));
        return std::ranges::all_of(fight.results, [&](std::size_t i) {
            const Province to = placeOf(i);
            return outcome_.results[i].verdict != Verdict::Succeeds || !occupied_.has(to) ||
                   dislodged_.has(to) || left.has(to);
        });
    }

    void schedule(const std::vector<Province>& wanted)
    {
        const auto turnOf = [&wanted](const Fight& fight) {
            return std::ranges::find(wanted, fight.place) - wanted.begin();
        };
        std::ranges::stable_sort(open_, [&](const Fight& a, const Fight& b) {
            return std::tuple(turnOf(a), a.size, a.place) < std::tuple(turnOf(b), b.size, b.place);
        });
        ProvinceSet left = quiet_;
        while (!open_.empty()) {
            auto next = std::ranges::find_if(open_, [&](const Fight& fight) { return isReady(fight, left); });
            if (next == open_.end()) next = mergeAll();
            for (std::size_t i : next->results)
                if (outcome_.results[i].verdict == Verdict::Succeeds)
                    left.add(map_.provinceOf(outcome_.results[i].order.unit.at));
            plan_.fights.push_back(std::move(*next));
            open_.erase(next);
        }
    }

    /// Joins all fights that are open, since each of them waits for another.
    std::vector<Fight>::iterator mergeAll()
    {
        Fight all = open_.back();
        for (std::size_t k = open_.size() - 1; k-- > 0;) {
            all.results.insert(all.results.end(), open_[k].results.begin(), open_[k].results.end());
            all.size += open_[k].size;
        }
        open_.assign(1, std::move(all));
        return open_.begin();
    }

    const Map& map_;
    const PhaseRecord& record_;
    const Outcome& outcome_;
    std::vector<Step> steps_;
    std::map<Province, Province> entering_, sameAs_; ///< [from] to; [province] another province of its fight
    ProvinceSet occupied_, dislodged_, contested_, quiet_;
    std::vector<Fight> open_;
    MovePlan plan_;
};

} // namespace

MovePlan planMoves(const Map& map, const PhaseRecord& record, const std::vector<Province>& wanted)
{
    return Planner(map, record).plan(wanted);
}

std::vector<Province> nextFights(const Map& map, const PhaseRecord& record, const std::vector<Province>& told)
{
    std::vector<Province> next;
    const MovePlan unasked = planMoves(map, record, told);
    for (std::size_t i = told.size(); i < unasked.fights.size(); ++i) {
        std::vector<Province> wanted = told;
        wanted.push_back(unasked.fights[i].place);
        const MovePlan asked = planMoves(map, record, wanted);
        if (asked.fights[told.size()].place == wanted.back()) next.push_back(wanted.back());
    }
    return next;
}

} // namespace chancery
