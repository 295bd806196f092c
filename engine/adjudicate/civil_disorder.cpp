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

/// Returns every province that borders on one of these, by land or by sea.
ProvinceSet beside(const Map& map, ProvinceSet spaces)
{
    ProvinceSet all;
    for (Province p : spaces) {
        all |= map.armyReach[index(p)] | map.fleetProvinces[index(whole(p))];
        for (Location coast : map[p].coasts) all |= map.fleetProvinces[index(coast)];
    }
    return all;
}

ProvinceSet provincesOf(const Map& map, LocationSet places)
{
    ProvinceSet provinces;
    for (Location l : places) provinces.add(map.provinceOf(l));
    return provinces;
}

/// Counts the steps until a goal is reached; `next` returns what is one step farther.
template<class Places, class Next>
int stepsTo(const Map& map, ProvinceSet goals, Places reached, Next next)
{
    for (int steps = 0; steps < farAway; ++steps) {
        if constexpr (std::is_same_v<Places, LocationSet>) {
            if (!(provincesOf(map, reached) & goals).empty()) return steps;
        } else if (!(reached & goals).empty()) {
            return steps;
        }
        const Places farther = reached | next(reached);
        if (farther == reached) break;
        reached = farther;
    }
    return farAway;
}

/// Counts the moves of this fleet to the nearest goal; it cannot enter `closed` provinces.
int byKeel(const Map& map, ProvinceSet goals, const Unit& fleet, ProvinceSet closed)
{
    return stepsTo(map, goals, LocationSet{fleet.at}, [&](LocationSet from) {
        LocationSet to;
        for (Location l : from)
            for (Location next : map.fleetReach[index(l)])
                if (!closed.has(map.provinceOf(next))) to.add(next);
        return to;
    });
}

int overAnything(const Map& map, ProvinceSet goals, Province from)
{
    return stepsTo(map, goals, ProvinceSet{from}, [&map](ProvinceSet spaces) { return beside(map, spaces); });
}

/// Counts the successful moves of this army to the nearest goal on the present board, convoys by its own
/// power's fleets included.
int byMarches(const Map& map, ProvinceSet goals, Province from, ProvinceSet closed, ProvinceSet ownFleets)
{
    return stepsTo(map, goals, ProvinceSet{from}, [&](ProvinceSet spaces) {
        ProvinceSet to;
        for (Province p : spaces) to |= map.armyReach[index(p)] | convoyReach(map, ownFleets, p);
        return to - closed;
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

/// Counts the moves of a unit to its nearest home centre (Alexander III.5.h).
int distanceByMoves(const Map& map, const Position& position, const Unit& unit)
{
    const ProvinceSet homes = homesOf(map, position, unit.power), closed = occupied(map, position);
    if (unit.kind == UnitKind::Fleet) return byKeel(map, homes, unit, closed);
    ProvinceSet fleets;
    for (const Unit& other : position.units)
        if (other.power == unit.power && other.kind == UnitKind::Fleet) fleets.add(map.provinceOf(other.at));
    return byMarches(map, homes, map.provinceOf(unit.at), closed, fleets & map.seas);
}

} // namespace

int distanceFromCentres(const Map& map, const Position& position, const Unit& unit,
                        const RuleOptions& options)
{
    const Province from = map.provinceOf(unit.at);
    const ProvinceSet homes = homesOf(map, position, unit.power);
    switch (removalRule(options).from) {
    case RemovalRule::From::Homes: // fleets by water, armies by land and convoys
        return unit.kind == UnitKind::Fleet ? byKeel(map, homes, unit, {}) : overAnything(map, homes, from);
    case RemovalRule::From::HomesByMoves:
        return distanceByMoves(map, position, unit);
    case RemovalRule::From::OwnedCentres:
        break;
    }
    return overAnything(map, ownedBy(map, position, unit.power), from);
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
    const int distance = distanceFromCentres(map, outcome.after, *unit, options);
    auto& units = outcome.after.units;
    units.erase(std::find(units.begin(), units.end(), *unit));
    outcome.automatic.push_back({power, *unit, Disband{}});
    OrderResult result{outcome.automatic.back(), Verdict::Succeeds, Fate::Unharmed, false, {}};
    result.finding.rule = reason;
    result.finding.mine = static_cast<std::uint8_t>(std::min(distance, 255));
    outcome.results.push_back(result);
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
