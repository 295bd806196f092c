// SPDX-License-Identifier: GPL-3.0-or-later
// Gives up units for a lost power, and returns centres to it.
#include "engine/adjudicate/insurrection.h"

#include "engine/map/standing.h"
#include "engine/orders/legality.h"

#include <algorithm>
#include <array>

namespace chancery {

namespace {

constexpr int fewest = 2; ///< units for the smallest insurrection

/// The insurrection for one power.
struct Rising
{
    int units = 0;                  ///< units that were not dislodged
    Province deserter = noProvince; ///< a promised unit that was dislodged
    bool filed = false;             ///< whether there is a valid wish
    ProvinceSet wanted;             ///< centres named by its valid wishes
};

bool isPromise(const OrderResult& result)
{
    return as<Insurrection>(result.order) && result.verdict != Verdict::Illegal;
}

bool turnedUp(const OrderResult& result)
{
    return isPromise(result) && result.fate == Fate::Unharmed;
}

Finding because(Rule rule, int mine, int theirs, Province against = noProvince)
{
    Finding finding;
    finding.rule = rule;
    finding.mine = static_cast<std::uint8_t>(mine);
    finding.theirs = static_cast<std::uint8_t>(theirs);
    finding.against = against;
    return finding;
}

class Insurrections
{
public:
    Insurrections(const Map& map, const RuleOptions& options, const Position& before, Outcome& outcome)
        : map_(map)
        , options_(options)
        , lost_(eliminatedPowers(map, before))
        , outcome_(outcome)
    {
    }

    void tell()
    {
        for (const OrderResult& result : outcome_.results)
            if (isPromise(result)) count(result);
        for (OrderResult& result : outcome_.results)
            if (as<Revive>(result.order)) judge(result);
        for (OrderResult& result : outcome_.results) {
            if (isPromise(result)) tellUnit(result);
            if (as<Revive>(result.order) && result.verdict != Verdict::Illegal) tellWish(result);
        }
    }

private:
    Rising& risingFor(Power whom) { return risings_[index(whom)]; }

    void count(const OrderResult& result)
    {
        Rising& rising = risingFor(as<Insurrection>(result.order)->whom);
        if (turnedUp(result))
            ++rising.units;
        else
            rising.deserter = map_.provinceOf(result.order.unit.at);
    }

    Rule wrong(const Order& order)
    {
        const Rule fault = wishFault(map_, options_, lost_, order);
        if (fault != Rule::None) return fault;
        const bool again = risingFor(order.power).wanted.has(map_.provinceOf(order.unit.at));
        return again ? Rule::IllegalDuplicate : Rule::None;
    }

    void judge(OrderResult& result)
    {
        const Rule rule = wrong(result.order);
        result.finding = because(rule, 0, 0);
        result.verdict = rule == Rule::None ? Verdict::Stands : Verdict::Illegal;
        if (rule != Rule::None) return;
        risingFor(result.order.power).filed = true;
        risingFor(result.order.power).wanted.add(map_.provinceOf(result.order.unit.at));
    }

    void tellUnit(OrderResult& result)
    {
        const Rising& rising = risingFor(as<Insurrection>(result.order)->whom);
        result.verdict = Verdict::Fails;
        if (!turnedUp(result)) {
            result.finding.rule = Rule::InsurrectionDislodged;
            return;
        }
        result.finding = because(Rule::InsurrectionRaised, rising.units, fewest);
        if (!rising.filed)
            result.finding.rule = Rule::InsurrectionUnanswered;
        else if (rising.deserter != noProvince)
            result.finding = because(Rule::InsurrectionDeserted, 0, 0, rising.deserter);
        else if (rising.units < fewest)
            result.finding.rule = Rule::InsurrectionTooSmall;
        else
            result.verdict = Verdict::Succeeds;
        std::erase(outcome_.after.units, result.order.unit);
    }

    void tellWish(OrderResult& result)
    {
        const Rising& rising = risingFor(result.order.power);
        result.verdict = Verdict::Fails;
        if (rising.deserter != noProvince) {
            result.finding = because(Rule::RevivalDeserted, 0, 0, rising.deserter);
        } else if (rising.units < fewest) {
            result.finding = because(Rule::RevivalTooFew, rising.units, fewest);
        } else {
            result.finding = because(Rule::RevivalAwaited, rising.units, 0);
            result.verdict = Verdict::Stands;
        }
    }

    const Map& map_;
    const RuleOptions& options_;
    PowerSet lost_;
    Outcome& outcome_;
    std::array<Rising, maxPowers> risings_;
};

/// What one power has regained so far.
struct Revival
{
    int centres = 0, occupied = 0;
    bool built = false;
};

OrderResult regained(const Map& map, OrderResult wish, Revival& revival, Position& position)
{
    const Province p = map.provinceOf(wish.order.unit.at);
    const Unit* occupant = unitAt(map, position, p);
    const int needed = unitsToRegain(revival.centres + 1, revival.occupied + (occupant ? 1 : 0));
    wish.finding.theirs = static_cast<std::uint8_t>(needed);
    wish.verdict = Verdict::Fails;
    wish.finding.rule = Rule::RevivalTooFew;
    if (wish.finding.mine < needed) return wish;
    wish.verdict = Verdict::Succeeds;
    wish.finding.rule = occupant || revival.built ? Rule::RevivalMade : Rule::RevivalBuilt;
    position.owner[index(p)] = wish.order.power;
    ++revival.centres;
    if (occupant) ++revival.occupied;
    if (wish.finding.rule != Rule::RevivalBuilt) return wish;
    revival.built = true;
    place(map, position, {wish.order.power, wish.order.unit.kind, wish.order.unit.at});
    return wish;
}

} // namespace

bool concernInsurrections(std::span<const Order> orders)
{
    std::size_t most = 0; // without a way out of the loop, which is quicker where there are none
    for (const Order& order : orders) most = std::max(most, order.command.index());
    return most >= kindOf<Insurrection>;
}

Rule wishFault(const Map& map, const RuleOptions& options, PowerSet lost, const Order& wish)
{
    if (!insurrectionsAllowed(options)) return Rule::IllegalInsurrection;
    if (wish.power == noPower || !lost.has(wish.power)) return Rule::IllegalNotLost;
    if (wish.unit.at == nowhere) return Rule::IllegalNoSuchUnit;
    const Province p = map.provinceOf(wish.unit.at);
    if (!map.centres.has(p) || map[p].home != wish.power) return Rule::BuildNotHome;
    const Standing standing = standingOf(map, wish.unit.kind, wish.unit.at);
    if (standing == Standing::WrongTerrain) return Rule::BuildTerrain;
    return standing == Standing::CoastMissing ? Rule::BuildNoCoast : Rule::None;
}

void tellInsurrections(const Map& map, const RuleOptions& options, const Position& before, Outcome& outcome)
{
    Insurrections(map, options, before, outcome).tell();
}

int unitsToRegain(int centres, int occupied)
{
    return std::max(fewest, 2 * (centres - 1)) + occupied;
}

void reviveCountries(const Map& map, const Outcome& movement, Outcome& end)
{
    std::array<Revival, maxPowers> revivals;
    const std::size_t count = movement.results.size();
    for (std::size_t i = 0; i < count; ++i) {
        const OrderResult& wish = movement.results[i];
        if (wish.finding.rule != Rule::RevivalAwaited) continue;
        OrderResult told = regained(map, wish, revivals[index(wish.order.power)], end.after);
        if (&movement == &end) {
            end.results[i] = std::move(told);
            continue;
        }
        told.ordered = false;
        end.results.push_back(std::move(told));
    }
}

std::map<std::pair<Power, Power>, int> unitsInvested(const Outcome& movement)
{
    std::map<std::pair<Power, Power>, int> invested;
    for (const OrderResult& result : movement.results)
        if (turnedUp(result)) ++invested[{result.order.unit.power, as<Insurrection>(result.order)->whom}];
    return invested;
}

} // namespace chancery
