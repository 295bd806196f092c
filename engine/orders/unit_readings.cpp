// SPDX-License-Identifier: GPL-3.0-or-later
// Finds units on the board by how they are spelled.
#include "engine/orders/unit_readings.h"

#include "engine/map/standing.h"

#include <algorithm>

namespace chancery {

namespace {

using ProblemKind = OrderProblem::Kind;

UnitKind likelyKind(const Map& map, Location at)
{
    return mayStand(map, UnitKind::Army, at) ? UnitKind::Army : UnitKind::Fleet;
}

} // namespace

UnitReader::UnitReader(const ReadingContext& context, Power power, ProvinceSet ordered)
    : map_(context.map)
    , context_(context)
    , power_(power)
    , together_(context.together(power))
    , ordered_(ordered)
{
}

const Unit* UnitReader::unitIn(Province p) const
{
    if (context_.kind == PhaseKind::Retreat)
        if (const DislodgedUnit* dislodged = dislodgedAt(map_, context_.position, p)) return &dislodged->unit;
    return unitAt(map_, context_.position, p);
}

bool UnitReader::mustRetreat(const Unit& unit) const
{
    const DislodgedUnit* dislodged = dislodgedAt(map_, context_.position, map_.provinceOf(unit.at));
    return dislodged && dislodged->unit == unit;
}

UnitReading UnitReader::unit(const SpelledUnit& spelled, const PlaceMeaning& meaning) const
{
    UnitReading reading{{}, meaning.at, false, meaning.cost};
    if (const Unit* unit = unitIn(map_.provinceOf(meaning.at))) {
        reading.unit = *unit;
        reading.exists = true;
        if (spelled.kind && *spelled.kind != unit->kind) reading.cost += costOfWrongKind;
        return reading;
    }
    const UnitKind kind = spelled.kind.value_or(likelyKind(map_, meaning.at));
    const Location at = kind == UnitKind::Army ? whole(map_.provinceOf(meaning.at)) : meaning.at;
    reading.unit = {noPower, kind, at};
    reading.cost += costOfNoUnit;
    return reading;
}

UnitReadings UnitReader::units(const SpelledUnit& spelled) const
{
    if (!spelled.place) return unitsWithoutPlace(spelled);
    UnitReadings found;
    const std::vector<PlaceMeaning>& meanings = spelled.place->meanings;
    const bool either = !spelled.kind && namesTwo(meanings);
    for (const PlaceMeaning& meaning : meanings) {
        UnitReading reading = unit(spelled, meaning);
        if (reading.exists && power_ != noPower && reading.unit.power != power_)
            reading.cost += together_.has(reading.unit.power) ? costOfPartnersUnit : costOfOthersUnit;
        if (reading.exists && context_.kind == PhaseKind::Retreat && !mustRetreat(reading.unit))
            reading.cost += costOfOthersUnit;
        if (either && meaning.cost == costOfSecondThought) reading.cost -= costOfSecondThought;
        found.readings.push_back(reading);
    }
    return found;
}

/// Returns whether the power can order a unit both where a code says and where it is an abbreviation: without
/// a letter "Tyr" is then Tyrolia as well as the Tyrrhenian Sea, and the order has to say which (1971 VII.4,
/// VII.7).
bool UnitReader::namesTwo(const std::vector<PlaceMeaning>& meanings) const
{
    const auto orders = [this](const PlaceMeaning& meaning) {
        const Unit* unit = unitIn(map_.provinceOf(meaning.at));
        const bool own = unit && (power_ == noPower || unit->power == power_);
        return own && (context_.kind != PhaseKind::Retreat || mustRetreat(*unit));
    };
    const auto atCost = [&](int cost) {
        return std::ranges::any_of(
            meanings, [&](const PlaceMeaning& meaning) { return meaning.cost == cost && orders(meaning); });
    };
    return atCost(0) && atCost(costOfSecondThought);
}

/// Returns the units that "F Stands" may mean: fleets of the power without an order. The sample game of 1971
/// writes so where only one fleet is left.
UnitReadings UnitReader::unitsWithoutPlace(const SpelledUnit& spelled) const
{
    UnitReadings found;
    const auto consider = [&](const Unit& unit) {
        const bool fits = unit.kind == *spelled.kind && (power_ == noPower || unit.power == power_);
        if (fits && !ordered_.has(map_.provinceOf(unit.at)))
            found.readings.push_back({unit, unit.at, true, 0});
    };
    if (context_.kind == PhaseKind::Retreat)
        for (const DislodgedUnit& dislodged : context_.position.dislodged) consider(dislodged.unit);
    else
        for (const Unit& unit : context_.position.units) consider(unit);
    if (found.readings.empty()) found.problem = ProblemKind::NoSuchUnit;
    return found;
}

UnitReadings UnitReader::builds(const SpelledUnit& spelled) const
{
    if (!spelled.place) return {{}, ProblemKind::NoSuchUnit};
    UnitReadings found;
    for (const PlaceMeaning& meaning : spelled.place->meanings) {
        const bool inland = map_[map_.provinceOf(meaning.at)].terrain == Terrain::Inland;
        // DATC 4.C.3: inland only an army can be meant.
        if (spelled.kind || inland) found.readings.push_back(build(spelled, meaning));
    }
    if (found.readings.empty()) found.problem = ProblemKind::WhichKind;
    return found;
}

UnitReadings UnitReader::revivals(const SpelledUnit& spelled) const
{
    if (!spelled.place) return {{}, ProblemKind::NoSuchUnit};
    UnitReadings found;
    for (const PlaceMeaning& meaning : spelled.place->meanings) {
        if (map_.seas.has(map_.provinceOf(meaning.at))) continue; // "F Nth H, R Nwg" is no revival
        SpelledUnit wanted = spelled;
        const bool onCoast = !map_[meaning.at].coast.empty();
        if (!spelled.kind) wanted.kind = onCoast ? UnitKind::Fleet : UnitKind::Army;
        found.readings.push_back(build(wanted, meaning));
    }
    if (found.readings.empty()) found.problem = ProblemKind::NoSuchUnit;
    return found;
}

UnitReading UnitReader::build(const SpelledUnit& spelled, const PlaceMeaning& meaning) const
{
    const UnitKind kind = spelled.kind.value_or(UnitKind::Army);
    const Location at = kind == UnitKind::Army ? whole(map_.provinceOf(meaning.at)) : meaning.at;
    const Province p = map_.provinceOf(at);
    const Power builder = power_ != noPower ? builderOfPlayer(p) : builderIn(p);
    const bool home = builder != noPower && buildsIn(map_, builder, p);
    const bool vacant = !unitAt(map_, context_.position, p);
    const int misfit = (home ? 0 : costOfNoReach) + (vacant ? 0 : costOfConvoy);
    return {{builder, kind, at}, meaning.at, true, meaning.cost + misfit};
}

Power UnitReader::adjusting(const SpelledUnit& spelled) const
{
    if (!spelled.place || spelled.place->meanings.empty()) return noPower;
    const Province p = map_.provinceOf(spelled.place->meanings.front().at);
    const Unit* unit = unitAt(map_, context_.position, p);
    return unit ? unit->power : builderIn(p);
}

/// Returns the power that builds in a province: that of the sheet, or the only one of the same player that
/// may.
Power UnitReader::builderOfPlayer(Province p) const
{
    if (buildsIn(map_, power_, p)) return power_;
    Power builder = power_;
    for (Power other : together_)
        if (buildsIn(map_, other, p)) builder = builder == power_ ? other : noPower;
    return builder == noPower ? power_ : builder;
}

/// Returns the power that may build in a province, for an order that names no power.
Power UnitReader::builderIn(Province p) const
{
    if (map_.builds == BuildSites::Home) return map_[p].home;
    const std::vector<Power>& owner = context_.position.owner;
    return index(p) < owner.size() ? owner[index(p)] : noPower;
}

} // namespace chancery
