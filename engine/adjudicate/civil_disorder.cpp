// SPDX-License-Identifier: GPL-3.0-or-later
// Measures distances over the map as the rulebooks do, and ranks units for removal.
#include "engine/adjudicate/civil_disorder.h"

#include "engine/orders/convoy_routes.h"

#include <algorithm>
#include <tuple>

namespace chancery {

namespace {

/// How the rulebook ranks units for removal (DATC 4.D.8).
struct RemovalRule
{
    enum class From : std::uint8_t { OwnedCentres, Homes, HomesByMoves };
    From from = From::OwnedCentres;
    bool fleetsFirst = true; ///< of units equally far away
    bool forNow = false;     ///< until the players have chosen
};

RemovalRule removalRule(const RuleOptions& options)
{
    switch (options.missingDisband) {
    case MissingDisband::FromOwned:
        break;
    case MissingDisband::FromHome:
        return {RemovalRule::From::Homes, true, false};
    case MissingDisband::ByMoves:
        return {RemovalRule::From::HomesByMoves, false, false};
    case MissingDisband::Gamemaster:
        return {RemovalRule::From::OwnedCentres, true, true};
    }
    return {};
}

constexpr int farAway = static_cast<int>(maxProvinces) + 1;

/// A shortest way of a unit to a centre that counts.
struct Way
{
    int steps = farAway;             ///< farAway if there is none
    Province centre = noProvince;    ///< where it ends
    std::vector<Province> between{}; ///< the provinces on it, those at its ends left out
    ProvinceSet fleets{};            ///< those without whose convoy it would be longer
};

Province provinceAt(const Map&, Province p)
{
    return p;
}
Province provinceAt(const Map& map, Location l)
{
    return map.provinceOf(l);
}

/// Returns a shortest way to one of the goals; `next` returns what is one step from a place. Of several it is
/// the first by the codes of provinces, so that their numbers do not matter.
template<class Place, class Next>
Way shortest(const Map& map, ProvinceSet goals, Place from, Next next)
{
    struct Reached
    {
        Place at;
        std::size_t before; ///< index of the place one step nearer
        int steps;
    };
    std::vector<Reached> reached{{from, 0, 0}};
    IndexSet<Place> met{from};
    for (std::size_t i = 0; i < reached.size(); ++i) {
        const Reached one = reached[i];
        if (goals.has(provinceAt(map, one.at))) {
            Way way{one.steps, provinceAt(map, one.at)};
            for (std::size_t k = i; k != 0; k = reached[k].before)
                if (k != i) way.between.push_back(provinceAt(map, reached[k].at));
            std::ranges::reverse(way.between);
            return way;
        }
        std::vector<Place> farther;
        for (Place to : next(one.at) - met) farther.push_back(to);
        std::ranges::sort(
            farther, {}, [&](Place place) -> const std::string& { return map[provinceAt(map, place)].code; });
        for (Place to : farther) {
            met.add(to);
            reached.push_back({to, i, one.steps + 1});
        }
    }
    return {};
}

/// Returns the way of this fleet to the nearest goal by its moves; it cannot enter `closed` provinces.
Way byKeel(const Map& map, ProvinceSet goals, const Unit& fleet, ProvinceSet closed)
{
    return shortest(map, goals, fleet.at, [&](Location from) {
        LocationSet to;
        for (Location next : map.fleetReach[index(from)])
            if (!closed.has(map.provinceOf(next))) to.add(next);
        return to;
    });
}

/// Returns the way of this unit to the nearest goal over every border, by land or by sea; of equally short
/// ones one that it can go by itself.
Way overAnything(const Map& map, ProvinceSet goals, const Unit& unit)
{
    const Province from = map.provinceOf(unit.at);
    Way any = shortest(map, goals, from, [&map](Province p) {
        ProvinceSet all = map.armyReach[index(p)] | map.fleetProvinces[index(whole(p))];
        for (Location coast : map[p].coasts) all |= map.fleetProvinces[index(coast)];
        return all;
    });
    Way own = unit.kind == UnitKind::Fleet
                  ? byKeel(map, goals, unit, {})
                  : shortest(map, goals, from, [&map](Province p) { return map.armyReach[index(p)]; });
    return own.steps == any.steps ? own : any;
}

/// Returns the way of this army to the nearest goal by successful moves on the present board, convoys by its
/// own power's fleets included.
Way byMarches(const Map& map, ProvinceSet goals, Province from, ProvinceSet closed, ProvinceSet ownFleets)
{
    return shortest(map, goals, from, [&](Province p) {
        return (map.armyReach[index(p)] | convoyReach(map, ownFleets, p)) - closed;
    });
}

ProvinceSet ownedBy(const Map& map, const Position& position, Power power)
{
    ProvinceSet owned;
    for (Province p : map.centres)
        if (position.owner[index(p)] == power) owned.add(p);
    return owned;
}

/// Returns the home centres of a power: all that it owns, if it may build in any of them.
ProvinceSet homesOf(const Map& map, const Position& position, Power power)
{
    if (map.builds == BuildSites::AnyOwned) return ownedBy(map, position, power);
    ProvinceSet homes;
    for (Province p : map[power].homes) homes.add(p);
    return homes;
}

/// Returns the way of a unit to its nearest home centre by moves (Alexander III.5.h).
Way wayByMoves(const Map& map, const Position& position, const Unit& unit)
{
    const ProvinceSet homes = homesOf(map, position, unit.power), closed = occupied(map, position);
    if (unit.kind == UnitKind::Fleet) return byKeel(map, homes, unit, closed);
    ProvinceSet fleets;
    for (const Unit& other : position.units)
        if (other.power == unit.power && other.kind == UnitKind::Fleet) fleets.add(map.provinceOf(other.at));
    fleets &= map.seas;
    const Province from = map.provinceOf(unit.at);
    Way way = byMarches(map, homes, from, closed, fleets);
    for (Province fleet : fleets)
        way.fleets.addIf(fleet,
                         byMarches(map, homes, from, closed, fleets - ProvinceSet{fleet}).steps > way.steps);
    return way;
}

/// Returns the way of a unit to the nearest centre that counts by the rulebook.
Way wayToCentre(const Map& map, const Position& position, const Unit& unit, const RuleOptions& options)
{
    const ProvinceSet homes = homesOf(map, position, unit.power);
    switch (removalRule(options).from) {
    case RemovalRule::From::Homes: // fleets by water, armies by land and convoys
        return unit.kind == UnitKind::Fleet ? byKeel(map, homes, unit, {}) : overAnything(map, homes, unit);
    case RemovalRule::From::HomesByMoves:
        return wayByMoves(map, position, unit);
    case RemovalRule::From::OwnedCentres:
        break;
    }
    return overAnything(map, ownedBy(map, position, unit.power), unit);
}

std::uint8_t counted(int steps)
{
    return static_cast<std::uint8_t>(std::min(steps, 255));
}

/// Notes the units removed by rule before this one, if its distance was another while they were there: those
/// that each change it if only they come back, or all if none does.
void noteEarlier(const Map& map, const RuleOptions& options, const Outcome& outcome, const Unit& unit,
                 Finding& why)
{
    Position before = outcome.after;
    ProvinceSet all;
    for (const Order& earlier : outcome.automatic) {
        Position back = outcome.after;
        back.units.push_back(earlier.unit);
        before.units.push_back(earlier.unit);
        const Province at = map.provinceOf(earlier.unit.at);
        all.add(at);
        why.behind.addIf(at, counted(distanceFromCentres(map, back, unit, options)) != why.mine);
    }
    why.theirs = counted(distanceFromCentres(map, before, unit, options));
    if (why.theirs == why.mine)
        why.behind = {};
    else if (why.behind.empty())
        why.behind = all;
}

/// Returns why this unit is removed first: its way, and the units that are as far away.
Finding whyRemoved(const Map& map, const RuleOptions& options, const Outcome& outcome, const Unit& unit,
                   const Way& way, ProvinceSet spared)
{
    const Position& position = outcome.after;
    Finding why;
    why.mine = counted(way.steps);
    why.centre = way.centre;
    for (const Province p : way.between) why.between.add(p);
    why.fleets = way.fleets;
    noteEarlier(map, options, outcome, unit, why);
    bool armies = false;
    for (const Unit& other : position.units) {
        const Province at = map.provinceOf(other.at);
        if (other.power != unit.power || other == unit || spared.has(at) ||
            wayToCentre(map, position, other, options).steps != way.steps)
            continue;
        why.also.add(at);
        armies = armies || other.kind == UnitKind::Army;
    }
    const RemovalRule rule = removalRule(options);
    why.fleetFirst = armies && unit.kind == UnitKind::Fleet && rule.fleetsFirst;
    why.homes = rule.from != RemovalRule::From::OwnedCentres;
    why.byMoves = rule.from == RemovalRule::From::HomesByMoves;
    return why;
}

} // namespace

int distanceFromCentres(const Map& map, const Position& position, const Unit& unit,
                        const RuleOptions& options)
{
    return wayToCentre(map, position, unit, options).steps;
}

std::optional<Unit> removedFirst(const Map& map, const Position& position, Power power,
                                 const RuleOptions& options, ProvinceSet spared)
{
    const bool fleetsFirst = removalRule(options).fleetsFirst;
    const std::string_view language =
        options.alphabet == Alphabet::English ? std::string_view("en") : map.boardLanguage;
    const auto rank = [&](const Unit& u) {
        const bool later = fleetsFirst && u.kind == UnitKind::Army;
        return std::tuple{spared.has(map.provinceOf(u.at)), -distanceFromCentres(map, position, u, options),
                          later, std::string_view(nameIn(language, map[map.provinceOf(u.at)]))};
    };
    const Unit* first = nullptr;
    for (const Unit& unit : position.units)
        if (unit.power == power && (!first || rank(unit) < rank(*first))) first = &unit;
    return first ? std::optional(*first) : std::nullopt;
}

Rule ruleOfRemoval(const RuleOptions& options)
{
    return removalRule(options).forNow ? Rule::RemovedForNow : Rule::RemovedByRule;
}

bool removeByRule(const Map& map, const RuleOptions& options, Power power, Rule reason, Outcome& outcome,
                  ProvinceSet spared)
{
    const std::optional<Unit> unit = removedFirst(map, outcome.after, power, options, spared);
    if (!unit) return false;
    const Way way = wayToCentre(map, outcome.after, *unit, options);
    const Finding why = whyRemoved(map, options, outcome, *unit, way, spared);
    auto& units = outcome.after.units;
    units.erase(std::find(units.begin(), units.end(), *unit));
    outcome.automatic.push_back({power, *unit, Disband{}});
    outcome.results.push_back({outcome.automatic.back(), Verdict::Succeeds, Fate::Unharmed, false});
    outcome.results.back().finding = why;
    outcome.results.back().finding.rule = reason;
    outcome.ways.push_back({map.provinceOf(unit->at), way.between});
    if (const std::optional<Unit> next = removedFirst(map, outcome.after, power, options, spared)) {
        outcome.ways.back().next = map.provinceOf(next->at);
        outcome.ways.back().nextSteps = counted(distanceFromCentres(map, outcome.after, *next, options));
    }
    return true;
}

void removeFlyingDutchmen(const Map& map, const RuleOptions& options, Outcome& outcome)
{
    if (options.flyingDutchman != FlyingDutchman::Alexander) return;
    const auto owned = [](Power owner) { return owner != noPower; };
    if (std::none_of(outcome.after.owner.begin(), outcome.after.owner.end(), owned)) return; // no owners set
    for (const Power power : map.everyPower())
        while (unitsOf(outcome.after, power) > centresOf(outcome.after, power))
            if (!removeByRule(map, options, power, Rule::RemovedDutchman, outcome)) break;
}

} // namespace chancery
