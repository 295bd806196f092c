// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/march.h"

#include "engine/orders/choices.h"
#include "engine/orders/order_text.h"

#include <algorithm>
#include <deque>

namespace chancery {

namespace {

/// Writes the orders of one phase.
class March
{
public:
    March(const Game& game, const Seat& winner)
        : game_(game)
        , map_(*game.map)
        , open_(closing(map_, closedNow(game)))
        , record_(game.current())
        , winner_(winner)
        , neutral_(seatingOf(game, record_.phase).neutral)
    {
        for (const Unit& unit : record_.before.units) {
            taken_.add(map_.provinceOf(unit.at));
            if (isNeutral(unit.power)) kept_.add(map_.provinceOf(unit.at));
        }
    }

    std::map<Power, std::string> sheets()
    {
        switch (record_.phase.kind) {
        case PhaseKind::Movement:
            moveAll();
            break;
        case PhaseKind::Retreat: // dislodged units disband
            break;
        case PhaseKind::Adjustment:
            for (const Power power : winner_) build(power);
            break;
        }
        return std::move(sheets_);
    }

private:
    static ProvinceSet closedNow(const Game& game) { return seatingOf(game, game.current().phase).closed; }
    bool isWinners(Power power) const { return std::ranges::find(winner_, power) != winner_.end(); }
    bool isNeutral(Power power) const { return std::ranges::find(neutral_, power) != neutral_.end(); }

    void write(const Order& order) { sheets_[order.power] += canonical(map_, record_.before, order) + "\n"; }

    /// A centre that the winner wants; units of neutral powers stay in theirs.
    bool isWanted(Province p) const
    {
        return map_[p].centre && !kept_.has(p) && !isWinners(record_.before.owner[index(p)]) &&
               !targets_.has(p);
    }

    LocationSet stepsFrom(const Unit& unit) const
    {
        if (unit.kind == UnitKind::Fleet) return open_.fleetReach[index(unit.at)];
        LocationSet steps;
        for (const Province p : open_.armyReach[index(map_.provinceOf(unit.at))]) steps.add(whole(p));
        return steps;
    }

    /// Returns the first step to the nearest wanted centre; nowhere if there is none.
    Location stepOf(const Unit& unit)
    {
        std::map<Location, Location> first;
        std::deque<Location> queue;
        for (const Location to : stepsFrom(unit))
            if (!taken_.has(map_.provinceOf(to))) {
                first.emplace(to, to);
                queue.push_back(to);
            }
        while (!queue.empty()) {
            const Location at = queue.front();
            queue.pop_front();
            if (isWanted(map_.provinceOf(at))) {
                targets_.add(map_.provinceOf(at));
                return first.at(at);
            }
            for (const Location to : stepsFrom({unit.power, unit.kind, at}))
                if (first.emplace(to, first.at(at)).second) queue.push_back(to);
        }
        return nowhere;
    }

    void moveAll()
    {
        for (const Unit& unit : record_.before.units) // first those who make room
            if (!isWinners(unit.power) && !isNeutral(unit.power)) stepAside(unit);
        for (const Unit& unit : record_.before.units)
            if (isWinners(unit.power)) advanceUnit(unit);
    }

    void go(const Unit& unit, Location to)
    {
        taken_.add(map_.provinceOf(to));
        Move move;
        move.to = to;
        write({unit.power, unit, move});
    }

    /// In Fall a unit stays in a centre that it takes.
    void advanceUnit(const Unit& unit)
    {
        const Province here = map_.provinceOf(unit.at);
        const bool takes = record_.phase.season == Season::Fall && isWanted(here);
        if (takes) targets_.add(here);
        const Location to = takes ? nowhere : stepOf(unit);
        if (to != nowhere)
            go(unit, to);
        else
            write({unit.power, unit, Hold{}});
    }

    void stepAside(const Unit& unit)
    {
        if (!map_[map_.provinceOf(unit.at)].centre) return write({unit.power, unit, Hold{}});
        for (const Location to : stepsFrom(unit)) {
            const Province p = map_.provinceOf(to);
            if (!map_[p].centre && !taken_.has(p)) return go(unit, to);
        }
        write({unit.power, unit, Hold{}});
    }

    /// Fleets and armies in turn.
    void build(Power power)
    {
        const AdjustmentChoices choices = adjustmentChoices(map_, record_.before, power);
        int left = choices.count;
        ProvinceSet built;
        for (const bool fleets : {false, true})
            for (const Location at : fleets ? choices.buildFleet : choices.buildArmy) {
                const Province p = map_.provinceOf(at);
                const bool wantsFleet =
                    !choices.buildFleet.empty() && (index(p) % 2 == 0) && hasFleetSite(choices, p);
                if (left <= 0 || built.has(p) || wantsFleet != fleets) continue;
                built.add(p);
                --left;
                write({power, {power, fleets ? UnitKind::Fleet : UnitKind::Army, at}, Build{}});
            }
    }

    bool hasFleetSite(const AdjustmentChoices& choices, Province p) const
    {
        for (const Location at : choices.buildFleet)
            if (map_.provinceOf(at) == p) return true;
        return false;
    }

    const Game& game_;
    const Map& map_;
    const Map open_; ///< without ways into closed provinces
    const PhaseRecord& record_;
    const Seat& winner_;
    const std::vector<Power> neutral_;
    ProvinceSet taken_;   ///< where a unit is, or goes
    ProvinceSet kept_;    ///< with units of neutral powers
    ProvinceSet targets_; ///< that a unit of the winner goes for
    std::map<Power, std::string> sheets_;
};

} // namespace

std::map<Power, std::string> marchSheets(const Game& game, const Seat& winner)
{
    return March(game, winner).sheets();
}

} // namespace chancery
