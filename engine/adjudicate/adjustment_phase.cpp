// SPDX-License-Identifier: GPL-3.0-or-later
// Resolves an adjustment phase: builds, waives, removals, and removals by rule.
#include "engine/adjudicate/civil_disorder.h"
#include "engine/base/ensure.h"
#include "engine/map/standing.h"
#include "engine/orders/legality.h"
#include "engine/orders/position_faults.h"

#include <algorithm>

namespace chancery {

namespace {

/// Orders that cannot be carried out use up nothing. If there are too many of the others, the rulebook says
/// which count (DATC 4.D.4 to 4.D.6, 4.E.1).
class AdjustmentPhase
{
public:
    AdjustmentPhase(const Map& map, const RuleOptions& options, const Position& before,
                    std::span<const Order> orders, const RuledResults& ruled)
        : map_(map)
        , options_(options)
        , before_(before)
        , orders_(orders)
        , ruled_(ruled.succeeds)
    {
        for (const Power power : map.everyPower())
            owed_.push_back(centresOf(before, power) - unitsOf(before, power));
    }

    Outcome outcome()
    {
        outcome_.after = before_;
        for (const Order& order : orders_) rules_.push_back(judge(order));
        thinOutEqual();
        for (const Power power : map_.everyPower()) keepDue(power);
        for (std::size_t i = 0; i < orders_.size(); ++i) carryOut(i);
        for (const Power power : map_.everyPower()) removeRest(power);
        return std::move(outcome_);
    }

private:
    /// Judges one order; the gamemaster may have ruled whether a build or a removal is made.
    Rule judge(const Order& order)
    {
        const bool unitNamed = (as<Build>(order) || as<Disband>(order)) && order.unit.at != nowhere;
        if (!unitNamed || order.power == noPower) return possible(order);
        const Province p = map_.provinceOf(order.unit.at);
        if (ruled_.no.has(p)) return Rule::Ruled;
        if (made_.has(p)) return as<Build>(order) ? Rule::BuildTwice : Rule::IllegalDuplicate;
        if (!ruled_.yes.has(p) || !canBeMade(order)) return possible(order);
        made_.add(p);
        return Rule::Ruled;
    }

    /// Returns whether a ruled order can be made: there is room for the build, or a unit to remove.
    bool canBeMade(const Order& order) const
    {
        const Unit* unit = unitAt(map_, before_, map_.provinceOf(order.unit.at));
        if (as<Disband>(order)) return unit && unit->power == order.power;
        return !unit && unfitFor(unitToBuild(order)) == Rule::None;
    }

    /// Returns the result of the order if it were the only one.
    Rule possible(const Order& order) const
    {
        if (order.power == noPower) return Rule::IllegalNotYours;
        if (as<Build>(order)) return build(order);
        if (as<Disband>(order)) return disband(order);
        if (as<Waive>(order)) return waive(order.power);
        return Rule::IllegalWrongPhase;
    }

    /// Returns the unit to be built. An army is in the province as a whole, whatever coast was written (DATC
    /// 4.B.6).
    Unit unitToBuild(const Order& order) const
    {
        Unit unit{order.power, order.unit.kind, order.unit.at};
        if (unit.at == nowhere) return unit;
        const Province p = map_.provinceOf(unit.at);
        const bool inland = standingOf(map_, unit.kind, unit.at) == Standing::WrongTerrain;
        if (inland && options_.buildFleetInland == FleetInland::ArmyInstead)
            unit.kind = UnitKind::Army; // DATC 4.C.4
        if (unit.kind == UnitKind::Army) unit.at = whole(p);
        const bool coastLeftOut = standingOf(map_, unit.kind, unit.at) == Standing::CoastMissing;
        if (coastLeftOut && options_.buildCoastMissing == MissingCoast::DefaultCoast) // DATC 4.B.7
            unit.at = map_[p].coasts.front();
        return unit;
    }

    Rule build(const Order& order) const
    {
        const Unit unit = unitToBuild(order);
        if (unit.at == nowhere) return Rule::IllegalNoSuchUnit;
        const Province p = map_.provinceOf(unit.at);
        if (!buildsIn(map_, unit.power, p)) return Rule::BuildNotHome;         // DATC 6.I.6
        if (before_.owner[index(p)] != unit.power) return Rule::BuildNotOwned; // DATC 6.I.5
        if (unitAt(map_, before_, p)) return Rule::BuildOccupied;              // DATC 6.I.3, 6.I.4
        if (const Rule unfit = unfitFor(unit); unfit != Rule::None) return unfit;
        const Rule slip = miswriting(order, options_);
        return slip == Rule::None ? Rule::Built : slip;
    }

    /// Returns why such a unit cannot be there, or Rule::None.
    Rule unfitFor(const Unit& unit) const
    {
        const Standing standing = standingOf(map_, unit.kind, unit.at);
        if (standing == Standing::WrongTerrain) return Rule::BuildTerrain;           // DATC 4.C.4
        return standing == Standing::CoastMissing ? Rule::BuildNoCoast : Rule::None; // DATC 4.B.7
    }

    Rule disband(const Order& order) const
    {
        if (order.unit.at == nowhere) return Rule::IllegalNoSuchUnit;
        const Unit* unit = unitAt(map_, before_, map_.provinceOf(order.unit.at));
        if (!unit) return Rule::IllegalNoSuchUnit;
        if (unit->power != order.power) return Rule::IllegalNotYours;
        const Rule slip = miswriting(order, options_);
        return slip == Rule::None ? Rule::Removed : slip;
    }

    Rule waive(Power power) const
    {
        if (owed_[index(power)] <= 0) return Rule::BuildTooMany;
        return options_.mayDeclineBuilds ? Rule::Waived : Rule::WaiveNotAllowed; // DATC 4.D.7
    }

    /// Drops the surplus of two builds in one province (DATC 4.D.5), or of removals of one unit (6.J.2).
    void thinOutEqual()
    {
        for (std::size_t i = 0; i < orders_.size(); ++i) {
            std::vector<std::size_t> equal;
            for (std::size_t k = i; k < orders_.size(); ++k)
                if (rules_[k] == rules_[i] && sameAim(orders_[i], orders_[k])) equal.push_back(k);
            if (rules_[i] == Rule::Built) keep(equal, 1, options_.doubleBuild, doubleBuilds);
            if (rules_[i] == Rule::Removed) keep(equal, 1, TooMany::FirstOnes, sameRemovals);
        }
    }

    bool sameAim(const Order& a, const Order& b) const
    {
        return a.power == b.power && a.unit.at != nowhere && b.unit.at != nowhere &&
               map_.provinceOf(a.unit.at) == map_.provinceOf(b.unit.at);
    }

    /// Drops builds and removals beyond those that are due (DATC 4.D.4, 4.D.6).
    void keepDue(Power power)
    {
        std::vector<std::size_t> builds, removals;
        for (std::size_t i = 0; i < orders_.size(); ++i) {
            if (orders_[i].power != power) continue;
            if (rules_[i] == Rule::Built || rules_[i] == Rule::Waived) builds.push_back(i);
            if (rules_[i] == Rule::Removed) removals.push_back(i);
        }
        const int due = owed_[index(power)] - ruledChange(power);
        keep(builds, std::max(due, 0), options_.tooManyBuilds, tooManyBuilds);
        keep(removals, std::max(-due, 0), options_.tooManyDisbands, tooManyRemovals);
    }

    /// Returns by how much the rulings change the number of a power's units.
    int ruledChange(Power power) const
    {
        int change = 0;
        for (std::size_t i = 0; i < orders_.size(); ++i)
            if (rules_[i] == Rule::Ruled && orders_[i].power == power && isMade(orders_[i]))
                change += as<Build>(orders_[i]) ? 1 : -1;
        return change;
    }

    bool isMade(const Order& order) const { return made_.has(map_.provinceOf(order.unit.at)); }

    /// Why a surplus order fails.
    struct Refusal
    {
        Rule surplus; ///< if others of its kind count
        Rule allFail; ///< if none of them counts
    };
    static constexpr Refusal doubleBuilds{Rule::BuildTwice, Rule::BuildNoneCounts};
    static constexpr Refusal sameRemovals{Rule::IllegalDuplicate, Rule::IllegalDuplicate};
    static constexpr Refusal tooManyBuilds{Rule::BuildTooMany, Rule::BuildNoneCounts};
    static constexpr Refusal tooManyRemovals{Rule::RemoveTooMany, Rule::RemoveNoneCounts};

    /// Keeps `due` of these orders and refuses the rest.
    void keep(const std::vector<std::size_t>& orders, int due, TooMany which, const Refusal& refusal)
    {
        const auto surplus = static_cast<std::ptrdiff_t>(orders.size()) - due;
        if (surplus <= 0) return;
        const auto first = which == TooMany::FirstOnes ? orders.begin() + due : orders.begin();
        const auto last = which == TooMany::LastOnes ? orders.begin() + surplus : orders.end();
        const Rule reason = which == TooMany::AllFail && due > 0 ? refusal.allFail : refusal.surplus;
        for (auto it = first; it != last; ++it) rules_[*it] = reason;
    }

    void carryOut(std::size_t i)
    {
        const Order& order = orders_[i];
        OrderResult result{order, Verdict::Succeeds, Fate::Unharmed, true};
        result.finding.rule = rules_[i];
        if (rules_[i] == Rule::BuildTwice) result.finding.against = map_.provinceOf(order.unit.at);
        const bool made = rules_[i] == Rule::Ruled && isMade(order);
        if (rules_[i] == Rule::Ruled && !made)
            result.verdict = Verdict::Fails;
        else if (rules_[i] == Rule::Built || (made && as<Build>(order)))
            place(map_, outcome_.after, unitToBuild(order));
        else if (rules_[i] == Rule::Removed || made)
            std::erase(outcome_.after.units, *unitAt(map_, before_, map_.provinceOf(order.unit.at)));
        else if (rules_[i] != Rule::Waived)
            result.verdict = Verdict::Illegal;
        outcome_.results.push_back(result);
    }

    void removeRest(Power power)
    {
        const auto surplus = [&] { return unitsOf(outcome_.after, power) - centresOf(before_, power); };
        while (owed_[index(power)] < 0 && surplus() > 0)
            if (!removeByRule(map_, options_, power, ruleOfRemoval(options_), outcome_, spared(power))) break;
    }

    /// Returns the units of a power whose removal is ruled to fail: others are removed by rule as long as
    /// there are any.
    ProvinceSet spared(Power power) const
    {
        ProvinceSet units;
        for (std::size_t i = 0; i < orders_.size(); ++i)
            if (orders_[i].power == power && as<Disband>(orders_[i]) && rules_[i] == Rule::Ruled &&
                !isMade(orders_[i]))
                units.add(map_.provinceOf(orders_[i].unit.at));
        return units;
    }

    const Map& map_;
    const RuleOptions& options_;
    const Position& before_;
    std::span<const Order> orders_;
    const Decision ruled_;    ///< which builds and removals are made, and which not
    ProvinceSet made_;        ///< provinces of ruled builds and removals that are made
    std::vector<int> owed_;   ///< [power] builds if positive, removals if negative
    std::vector<Rule> rules_; ///< [order] its result
    Outcome outcome_;
};

} // namespace

Outcome resolveAdjustments(const Map& map, const RuleOptions& options, const Position& position,
                           std::span<const Order> orders, const RuledResults& ruled)
{
    CHANCERY_ENSURE(canResolve(map, PhaseKind::Adjustment, position));
    return AdjustmentPhase(map, options, position, orders, ruled).outcome();
}

} // namespace chancery
