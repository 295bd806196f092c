// SPDX-License-Identifier: GPL-3.0-or-later
// Resolves a retreat phase: who retreats, who meets, who disbands.
#include "engine/adjudicate/outcome.h"
#include "engine/base/ensure.h"
#include "engine/orders/legality.h"
#include "engine/orders/position_faults.h"
#include "engine/orders/same_meaning.h"

#include <algorithm>

namespace chancery {

namespace {

class RetreatPhase
{
public:
    RetreatPhase(const Map& map, const RuleOptions& options, const Position& before,
                 std::span<const Order> orders, const RuledResults& ruled)
        : map_(map)
        , options_(options)
        , before_(before)
        , orders_(orders)
        , ruled_(ruled.succeeds)
    {
        for (const DislodgedUnit& d : before.dislodged) waiting_.add(map.provinceOf(d.unit.at));
    }

    Outcome outcome()
    {
        outcome_.after = before_;
        outcome_.after.dislodged.clear();
        outcome_.after.contested = {};
        readAll(countingDuplicate(options_));
        for (OrderResult& result : outcome_.results) resolve(result);
        for (Province p : waiting_) disbandUnordered(p);
        return std::move(outcome_);
    }

private:
    Province home(const Order& order) const
    {
        return order.unit.at == nowhere ? noProvince : map_.provinceOf(order.unit.at);
    }

    Rule judge(const Order& order) const
    {
        const DislodgedUnit* unit =
            order.unit.at == nowhere ? nullptr : dislodgedAt(map_, before_, home(order));
        if (!unit) // DATC 6.H.4: others do not move now
            return unitAt(map_, before_, home(order)) ? Rule::IllegalNotDislodged : Rule::IllegalNoSuchUnit;
        if (unit->unit.power != order.power)
            if (const Rule barred = whyNoProxy(*unit, order); barred != Rule::None) return barred;
        const auto* retreat = as<Retreat>(order);
        if (!retreat && !as<Disband>(order)) return Rule::IllegalWrongPhase; // DATC 6.H.1 to 6.H.3
        if (const Rule closed = retreat ? whyClosed(*unit, *retreat) : Rule::None; closed != Rule::None)
            return closed;
        if (voided_.has(home(order))) return Rule::IllegalTwoMeanings;
        if (const Rule slip = miswriting(order, options_); slip != Rule::None) return slip;
        return waiting_.has(home(order)) ? Rule::None : Rule::IllegalDuplicate;
    }

    /// Returns why another power cannot order the unit, or Rule::None: it needs permission, and a unit
    /// without an order of its own (Alexander VII.2).
    Rule whyNoProxy(const DislodgedUnit& unit, const Order& order) const
    {
        if (options_.proxyOrders != ProxyOrders::Permitted) return Rule::IllegalNotYours;
        const bool own = std::ranges::any_of(orders_, [&](const Order& other) {
            return other.power == unit.unit.power && other.unit == unit.unit;
        });
        return !order.permission.given ? Rule::IllegalNotPermitted
               : own                   ? Rule::IllegalProxyYields
                                       : Rule::None;
    }

    /// Returns why a unit cannot retreat as ordered, or Rule::None. The gamemaster may have put a unit into
    /// its destination since, and a file may say that it can go where no unit can.
    Rule whyClosed(const DislodgedUnit& unit, const Retreat& retreat) const
    {
        if (retreat.to == nowhere) return Rule::RetreatNotOpen;
        const Province to = map_.provinceOf(retreat.to);
        if (map_.closed.has(to)) return Rule::IllegalClosed;
        if (!map_.reach(unit.unit).has(to)) return Rule::RetreatNotAdjacent;
        const Location way = landing(map_, unit.unit, retreat.to, options_);
        if (way == nowhere) return retreat.to == whole(to) ? Rule::IllegalCoastMissing : Rule::IllegalCoast;
        if (unitAt(map_, before_, to)) return Rule::RetreatOccupied;
        const bool open = unit.retreats.has(way);
        if (!open && unit.attackedFrom == to) return Rule::RetreatToAttacker;
        if (before_.contested.has(to)) return Rule::RetreatContested;
        return open ? Rule::None : Rule::RetreatNotOpen;
    }

    /// DATC 4.D.3: of several legal orders to one unit, the one that is read first counts.
    void readAll(Duplicates counting)
    {
        if (counting == Duplicates::Void) findVoided();
        const bool lastFirst = counting == Duplicates::Last;
        for (std::size_t i = 0; i < orders_.size(); ++i)
            outcome_.results.push_back(read(orders_[lastFirst ? orders_.size() - 1 - i : i]));
        if (lastFirst) std::reverse(outcome_.results.begin(), outcome_.results.end());
    }

    /// Finds units with two different orders, of which some rulebooks follow neither. Orders of other powers
    /// with permission count like those of one power, if the unit has none of its own.
    void findVoided()
    {
        for (const Order& a : orders_)
            for (const Order& b : orders_)
                if (a.unit.at != nowhere && a.unit == b.unit && mayCount(a) && mayCount(b) &&
                    !sameMeaning(map_, before_, a, b, options_))
                    voided_.add(home(a));
    }

    /// Returns whether an order is one of the unit's power, or of another power that may order the unit.
    bool mayCount(const Order& order) const
    {
        const DislodgedUnit* unit = dislodgedAt(map_, before_, home(order));
        return unit && (unit->unit.power == order.power || whyNoProxy(*unit, order) == Rule::None);
    }

    OrderResult read(const Order& order)
    {
        const Rule rule = judge(order);
        OrderResult result{order, Verdict::Illegal, Fate::Unharmed, true};
        result.finding.rule = rule;
        if (rule != Rule::None) return result;
        waiting_.remove(home(order));
        result.verdict = Verdict::Succeeds;
        result.finding.rule = as<Retreat>(order) ? Rule::RetreatMade : Rule::Disbanded;
        if (const auto* retreat = as<Retreat>(order))
            wanted_[index(map_.provinceOf(retreat->to))].add(home(order));
        return result;
    }

    /// Settles a retreat: two units to the same province disband (DATC 6.H.7 to 6.H.9).
    void resolve(OrderResult& result)
    {
        if (result.finding.rule != Rule::RetreatMade) return;
        const Province p = home(result.order);
        const auto& retreat = *as<Retreat>(result.order);
        ProvinceSet others = wanted_[index(map_.provinceOf(retreat.to))];
        others.remove(p);
        if ((ruled_.yes | ruled_.no).has(p) || !(others & ruled_.yes).empty()) return rule(result, others);
        if (others.empty()) return goThere(p, retreat);
        result.verdict = Verdict::Fails;
        result.finding.rule = Rule::RetreatClash;
        result.finding.against = others.first();
    }

    void goThere(Province p, const Retreat& retreat)
    {
        const DislodgedUnit& unit = *dislodgedAt(map_, before_, p);
        Unit moved = unit.unit;
        moved.at = landing(map_, unit.unit, retreat.to, options_);
        place(map_, outcome_.after, moved);
    }

    /// Settles a ruled retreat: of several that are ruled to go to one province, the first does.
    void rule(OrderResult& result, ProvinceSet others)
    {
        const Province p = home(result.order);
        const auto& retreat = *as<Retreat>(result.order);
        const ProvinceSet winners = ruled_.yes & wanted_[index(map_.provinceOf(retreat.to))];
        result.finding.rule = Rule::Ruled;
        if (!winners.empty() && winners.first() == p) return goThere(p, retreat);
        result.verdict = Verdict::Fails;
        if (const ProvinceSet rivals = winners & others; !rivals.empty())
            result.finding.against = rivals.first();
    }

    void disbandUnordered(Province p)
    {
        const Unit& unit = dislodgedAt(map_, before_, p)->unit;
        outcome_.automatic.push_back({unit.power, unit, Disband{}});
        OrderResult result{outcome_.automatic.back(), Verdict::Succeeds, Fate::Unharmed, false};
        result.finding.rule = Rule::NoRetreatOrdered;
        outcome_.results.push_back(result);
    }

    const Map& map_;
    const RuleOptions& options_;
    const Position& before_;
    std::span<const Order> orders_;
    const Decision ruled_;                           ///< which retreats are made, and which not
    ProvinceSet voided_;                             ///< dislodged units with two different orders
    ProvinceSet waiting_;                            ///< dislodged units without a legal order so far
    std::array<ProvinceSet, maxProvinces> wanted_{}; ///< [province] who retreats there
    Outcome outcome_;
};

} // namespace

Outcome resolveRetreats(const Map& map, const RuleOptions& options, const Position& position,
                        std::span<const Order> orders, const RuledResults& ruled)
{
    CHANCERY_ENSURE(canResolve(map, PhaseKind::Retreat, position));
    return RetreatPhase(map, options, position, orders, ruled).outcome();
}

} // namespace chancery
