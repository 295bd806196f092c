// SPDX-License-Identifier: GPL-3.0-or-later
// A whole adjustment phase: builds, waives, removals, and removals by rule.
#include "engine/adjudicate/civil_disorder.h"
#include "engine/adjudicate/outcome.h"

#include <algorithm>

namespace chancery {

namespace {

/// Orders count from the top down; what cannot be done is passed over and uses up nothing (DATC 4.D.4
/// to 4.D.6, 4.E.1).
class AdjustmentPhase
{
public:
    AdjustmentPhase(const Map& map, const Position& before)
        : map_(map)
        , before_(before)
    {
        outcome_.after = before;
        for (std::size_t i = 0; i < map.powers.size(); ++i) {
            const Power power = static_cast<Power>(i);
            owed_.push_back(centresOf(before, power) - unitsOf(before, power));
        }
    }

    Outcome outcome(std::span<const Order> orders)
    {
        for (const Order& order : orders) outcome_.results.push_back(carryOut(order));
        for (std::size_t i = 0; i < owed_.size(); ++i)
            while (owed_[i] < 0 && unitsOf(outcome_.after, static_cast<Power>(i)) > 0)
                removeByRule(static_cast<Power>(i));
        return std::move(outcome_);
    }

private:
    int& owed(Power power) { return owed_[index(power)]; }

    OrderResult carryOut(const Order& order)
    {
        OrderResult result{order, Verdict::Succeeds, Fate::Unharmed, true, {}};
        result.finding.rule = order.power == noPower ? Rule::IllegalNotYours : followed(order);
        switch (result.finding.rule) {
        case Rule::Built:
        case Rule::Removed:
        case Rule::Waived:
            break;
        default:
            result.verdict = Verdict::Illegal;
        }
        return result;
    }

    Rule followed(const Order& order)
    {
        if (as<Build>(order)) return build(order);
        if (as<Disband>(order)) return disband(order);
        if (as<Waive>(order)) return waive(order.power);
        return Rule::IllegalWrongPhase;
    }

    Rule build(const Order& order)
    {
        const Unit unit{order.power, order.unit.kind, site(order.unit)};
        const Rule obstacle = buildObstacle(unit);
        if (obstacle != Rule::None) return obstacle;
        place(map_, outcome_.after, unit);
        --owed(order.power);
        return Rule::Built;
    }

    /// An army stands in the whole province, whatever coast was written (DATC 4.B.6).
    Location site(const Unit& unit) const
    {
        return unit.at != nowhere && unit.kind == UnitKind::Army ? whole(map_.provinceOf(unit.at)) : unit.at;
    }

    Rule buildObstacle(const Unit& unit)
    {
        if (unit.at == nowhere) return Rule::IllegalNoSuchUnit;
        const Province p = map_.provinceOf(unit.at);
        if (!map_.centres.has(p) || map_[p].home != unit.power) return Rule::BuildNotHome; // DATC 6.I.6
        if (before_.owner[index(p)] != unit.power) return Rule::BuildNotOwned;             // DATC 6.I.5
        if (unitAt(map_, outcome_.after, p)) return Rule::BuildOccupied; // DATC 6.I.3, 6.I.4, 6.I.7
        const bool fleet = unit.kind == UnitKind::Fleet;
        if (fleet ? !map_.coastal.has(p) : map_.seas.has(p)) return Rule::BuildTerrain;         // DATC 4.C.4
        if (fleet && !map_[p].coasts.empty() && unit.at == whole(p)) return Rule::BuildNoCoast; // DATC 4.B.7
        return owed(unit.power) > 0 ? Rule::None : Rule::BuildTooMany;                          // DATC 4.D.4
    }

    Rule disband(const Order& order)
    {
        if (order.unit.at == nowhere) return Rule::IllegalNoSuchUnit;
        const Province p = map_.provinceOf(order.unit.at);
        const Unit* unit = unitAt(map_, before_, p);
        if (!unit) return Rule::IllegalNoSuchUnit;
        if (unit->power != order.power) return Rule::IllegalNotYours;
        const Unit* still = unitAt(map_, outcome_.after, p);
        if (!still || *still != *unit) return Rule::IllegalDuplicate; // DATC 6.J.2
        if (owed(order.power) >= 0) return Rule::RemoveTooMany;       // DATC 4.D.6
        remove(*unit);
        return Rule::Removed;
    }

    Rule waive(Power power)
    {
        if (owed(power) <= 0) return Rule::BuildTooMany;
        --owed(power);
        return Rule::Waived; // DATC 4.D.7
    }

    void remove(const Unit& unit)
    {
        auto& units = outcome_.after.units;
        units.erase(std::find(units.begin(), units.end(), unit));
        ++owed(unit.power);
    }

    void removeByRule(Power power)
    {
        const Unit unit = removedFirst(map_, outcome_.after, power);
        remove(unit);
        outcome_.automatic.push_back({power, unit, Disband{}});
        OrderResult result{outcome_.automatic.back(), Verdict::Succeeds, Fate::Unharmed, false, {}};
        result.finding.rule = Rule::RemovedByRule;
        outcome_.results.push_back(result);
    }

    const Map& map_;
    const Position& before_;
    std::vector<int> owed_; ///< [power] builds if positive, removals if negative
    Outcome outcome_;
};

} // namespace

Outcome resolveAdjustments(const Map& map, const RuleOptions&, const Position& position,
                           std::span<const Order> orders)
{
    return AdjustmentPhase(map, position).outcome(orders);
}

} // namespace chancery
