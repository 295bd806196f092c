// SPDX-License-Identifier: GPL-3.0-or-later
// Reads from the position after the moves why provinces are closed; which are, the adjudicator has settled.
#include "engine/explain/retreat_ways.h"

#include "engine/adjudicate/retreats.h"
#include "engine/adjudicate/unit_result.h"
#include "engine/explain/open_phase.h"
#include "engine/explain/strengths.h"
#include "engine/orders/legality.h"

#include <algorithm>

namespace chancery {

namespace {

class WaysReader
{
public:
    WaysReader(const PhaseInput& phase, const Outcome& outcome, const DislodgedUnit& unit)
        : phase_(phase)
        , map_(*phase.map)
        , outcome_(outcome)
        , unit_(unit)
        , standing_(isMovement() ? outcome.after : phase.before)
        , attacker_(isMovement() ? resultOf(map_, outcome, unit.attackedFrom) : nullptr)
    {
        contested_ = standing_.contested;
        if (!isMovement()) return;
        OpenPhase open(phase);
        open.movement.resolve();
        contested_ = Aftermath(open.movement).contested; // positions forget it when no unit can retreat
        abandoned_ = open.turn.abandoned.has(map_.provinceOf(unit.unit.at));
        if (!contested_.empty()) strengths_ = strengthsOf(phase);
    }

    std::vector<RetreatWay> ways() const
    {
        std::vector<RetreatWay> all;
        for (Province p : beside()) all.push_back(wayTo(p));
        return all;
    }

private:
    bool isMovement() const { return phase_.kind == PhaseKind::Movement; }

    /// Returns the provinces that touch the unit's, by land or by sea.
    ProvinceSet beside() const
    {
        const Province from = map_.provinceOf(unit_.unit.at);
        ProvinceSet near = map_.armyReach[index(from)];
        for (std::size_t i = 0; i < map_.locations.size(); ++i)
            if (const auto at = static_cast<Location>(i); map_.provinceOf(at) == from)
                near |= map_.fleetProvinces[i];
        near.remove(from);
        return near;
    }

    RetreatWay wayTo(Province p) const
    {
        RetreatWay way;
        way.province = p;
        for (Location to : unit_.retreats)
            if (map_.provinceOf(to) == p) way.open.add(to);
        way.attackersOrigin = unit_.attackedFrom == p;
        way.byConvoy = way.attackersOrigin && cameByConvoy(way);
        if (way.open.empty()) close(way);
        return way;
    }

    /// In the retreat phase only an open province shows that the attacker came by convoy.
    bool cameByConvoy(const RetreatWay& way) const
    {
        if (!attacker_) return !way.open.empty();
        const Passage passage = attacker_->finding.passage;
        return passage == Passage::Sea || passage == Passage::SeaByOrder;
    }

    void close(RetreatWay& way) const
    {
        const Province p = way.province;
        if (abandoned_) return way.closed.push_back(Rule::HoldAbandoned);
        if (map_.closed.has(p))
            way.closed.push_back(Rule::IllegalClosed);
        else if (!map_.reach(unit_.unit).has(p)) {
            way.closed.push_back(Rule::RetreatNotAdjacent);
            way.terrain = illegality(boardOf(map_, standing_, phase_.options), unit_.unit, Move{whole(p)},
                                     phase_.options);
        }
        if (unitAt(map_, standing_, p)) {
            way.closed.push_back(Rule::RetreatOccupied);
            way.occupant = startOf(p);
        }
        if (way.attackersOrigin) way.closed.push_back(Rule::RetreatToAttacker);
        if (contested_.has(p)) {
            way.closed.push_back(Rule::RetreatContested);
            way.bounced = bouncedIn(p);
        }
        if (way.closed.empty()) way.closed.push_back(Rule::RetreatNotOpen);
    }

    /// Returns where the unit started that is in a province after the moves.
    Province startOf(Province p) const
    {
        if (!isMovement()) return p;
        for (const OrderResult& result : outcome_.results)
            if (const Move* move = as<Move>(result.order); move && result.verdict == Verdict::Succeeds)
                if (map_.provinceOf(move->to) == p) return map_.provinceOf(result.order.unit.at);
        return p;
    }

    /// Returns the moves to a province that have a prevent strength, as DATC 5.B.11 counts a standoff.
    ProvinceSet bouncedIn(Province p) const
    {
        ProvinceSet units;
        for (const OrderResult& result : outcome_.results) {
            const Move* move = isMovement() ? as<Move>(result.order) : nullptr;
            if (!move || result.order.unit.at == nowhere || map_.provinceOf(move->to) != p) continue;
            const Province from = map_.provinceOf(result.order.unit.at);
            const StrengthAccount* prevent = accountOf(strengths_, {StrengthKind::Prevent, from});
            if (prevent && prevent->value > 0) units.add(from);
        }
        return units;
    }

    const PhaseInput& phase_;
    const Map& map_;
    const Outcome& outcome_;
    const DislodgedUnit& unit_;
    const Position& standing_;    ///< after the moves
    const OrderResult* attacker_; ///< its result, if the phase has it
    ProvinceSet contested_;       ///< left empty by a standoff
    bool abandoned_ = false;      ///< its power gave no orders, and the rulebook lets it not retreat
    std::vector<StrengthAccount> strengths_;
};

} // namespace

std::vector<RetreatWay> retreatWays(const PhaseInput& phase, const Outcome& outcome, Province unit)
{
    const std::vector<DislodgedUnit>& all =
        phase.kind == PhaseKind::Movement ? outcome.dislodged : phase.before.dislodged;
    const auto found = std::ranges::find_if(
        all, [&](const DislodgedUnit& one) { return phase.map->provinceOf(one.unit.at) == unit; });
    if (found == all.end()) return {};
    return WaysReader(phase, outcome, *found).ways();
}

} // namespace chancery
