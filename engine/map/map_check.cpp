// SPDX-License-Identifier: GPL-3.0-or-later
// One function for each law of maps.
#include "engine/map/map_check.h"

#include "engine/map/language_names.h"
#include "engine/map/spelling.h"
#include "engine/map/standing.h"

#include <unordered_map>

namespace chancery {

namespace {

using Breaches = std::vector<LawBreach>;

std::string quoted(std::string_view text)
{
    return "“" + std::string(text) + "”";
}

template<class Each>
void forEachLocation(const Map& map, Each each)
{
    for (std::size_t i = 0; i < map.locations.size(); ++i) each(static_cast<Location>(i));
}

template<class Each>
void forEachProvince(const Map& map, Each each)
{
    for (std::size_t i = 0; i < map.provinces.size(); ++i) each(static_cast<Province>(i));
}

/// Armies move from land to land, and every step can be taken back.
void checkArmies(const Map& map, Breaches& breaches)
{
    forEachProvince(map, [&](Province p) {
        const auto breach = [&](std::string message) {
            breaches.push_back({std::move(message), whole(p), noPower, "army"});
        };
        const std::string& code = map[p].code;
        const ProvinceSet steps = map.armyReach[index(p)];
        if (map[p].terrain == Terrain::Sea && !steps.empty()) breach(code + " is a sea; expected no “army”");
        for (const Province to : steps) {
            const std::string& other = map[to].code;
            if (to == p)
                breach(code + " is adjacent to itself; expected other provinces only");
            else if (map[to].terrain == Terrain::Sea)
                breach(other + " is a sea; an army cannot step there from " + code);
            else if (!map.armyReach[index(to)].has(p))
                breach(code + " leads to " + other + " for armies; expected " + code + " among “army” of " +
                       other + " as well");
        }
    });
}

/// Fleets move between seas and coasts, and every step can be taken back. In a province with a split coast a
/// fleet is on one of its coasts.
void checkFleets(const Map& map, Breaches& breaches)
{
    forEachLocation(map, [&](Location l) {
        const auto breach = [&](std::string message) {
            breaches.push_back({std::move(message), l, noPower, "fleet"});
        };
        const std::string& code = map[l].code;
        const LocationSet steps = map.fleetReach[index(l)];
        if (!steps.empty() && !mayStand(map, UnitKind::Fleet, l))
            breach(code + (map[map.provinceOf(l)].terrain == Terrain::Inland
                               ? " is inland; expected no “fleet”"
                               : " has split coasts; expected “fleet” at each coast only"));
        for (const Location to : steps) {
            const std::string& other = map[to].code;
            if (map.provinceOf(to) == map.provinceOf(l))
                breach(code + " is adjacent to itself; expected other provinces only");
            else if (map[map.provinceOf(to)].terrain == Terrain::Inland)
                breach(other + " is inland; a fleet cannot step there from " + code);
            else if (!mayStand(map, UnitKind::Fleet, to))
                breach(other + " has split coasts; expected the one that touches " + code);
            else if (!map.fleetReach[index(to)].has(l))
                breach(code + " leads to " + other + " for fleets; expected " + code + " among “fleet” of " +
                       other + " as well");
        }
    });
}

/// Every split coast can be reached, and no part of the board is cut off from the rest.
void checkReachable(const Map& map, Breaches& breaches)
{
    forEachLocation(map, [&](Location l) {
        const bool coastOfSplit = !map[l].coast.empty();
        if (coastOfSplit && map.fleetReach[index(l)].empty())
            breaches.push_back({"no fleet can reach " + map[l].code, l, noPower, "fleet"});
    });
    if (map.provinces.empty()) return;

    ProvinceSet known{Province{0}}, fresh = known;
    while (!fresh.empty()) {
        ProvinceSet next;
        for (const Province p : fresh) next |= map.armyReach[index(p)];
        forEachLocation(map, [&](Location l) {
            if (fresh.has(map.provinceOf(l))) next |= map.fleetProvinces[index(l)];
        });
        fresh = next - known;
        known |= next;
    }
    forEachProvince(map, [&](Province p) {
        if (known.has(p)) return;
        breaches.push_back(
            {"nothing leads from " + map.provinces[0].code + " to " + map[p].code, whole(p), noPower, ""});
    });
}

/// Centres are on land, a home is a centre, and it is the home of one power only.
void checkCentres(const Map& map, Breaches& breaches)
{
    for (const Province p : map.centres& map.seas)
        breaches.push_back({map[p].code + " is a sea; a centre must be on land", whole(p), noPower, "sc"});
    std::array<Power, maxProvinces> owner;
    owner.fill(noPower);
    for (const Power power : map.everyPower()) {
        for (const Province p : map[power].homes) {
            const auto breach = [&](std::string message) {
                breaches.push_back({std::move(message), nowhere, power, "home"});
            };
            if (!map.centres.has(p))
                breach("the home " + map[p].code + " is not a centre; expected sc = true there");
            if (owner[index(p)] != noPower)
                breach(map[p].code + " is already a home centre of " + map[owner[index(p)]].name +
                       "; expected one power");
            owner[index(p)] = power;
        }
    }
    const int centres = map.centres.size();
    if (map.victoryCentres < 1 || map.victoryCentres > centres)
        breaches.push_back({"victory needs " + std::to_string(map.victoryCentres) +
                                " centres; expected 1 to " + std::to_string(centres) +
                                ", as many as the map has",
                            nowhere, noPower, "victory"});
}

/// Returns what is wrong with a starting unit, empty if nothing is.
std::string misplaced(const Map& map, const Unit& unit)
{
    const std::string& code = map[unit.at].code;
    switch (standingOf(map, unit.kind, unit.at)) {
    case Standing::WrongTerrain:
        return code + (unit.kind == UnitKind::Fleet ? " is inland; a fleet cannot start there"
                                                    : " is a sea; an army cannot start there");
    case Standing::CoastMissing:
        return code + " has split coasts; expected the one where the fleet starts";
    case Standing::CoastNeedless:
        return "an army is on no coast; expected “A " + map[map.provinceOf(unit.at)].code + "”";
    case Standing::Possible:
        break;
    }
    return {};
}

/// At most one unit starts in a province, its kind can be there, and no power has more units than home
/// centres.
void checkStart(const Map& map, Breaches& breaches)
{
    ProvinceSet taken;
    for (const Power power : map.everyPower()) {
        const PowerInfo& info = map[power];
        const auto breach = [&](std::string message) {
            breaches.push_back({std::move(message), nowhere, power, "units"});
        };
        for (const Unit& unit : info.start) {
            const Province p = map.provinceOf(unit.at);
            if (taken.has(p)) breach("two units start in " + map[p].code + "; expected one");
            taken.add(p);
            if (const std::string fault = misplaced(map, unit); !fault.empty()) breach(fault);
        }
        if (info.start.size() > info.homes.size())
            breach(info.name + " starts with " + std::to_string(info.start.size()) + " units and " +
                   std::to_string(info.homes.size()) + " home centres; expected no more units than homes");
    }
}

/// Every code, name and alias means one province, and every word for a power one power.
class ClaimedWords
{
public:
    /// Returns the owner that has the word already, or -1 after `owner` has claimed it.
    int claim(std::string_view word, int owner)
    {
        const auto [at, added] = owners_.try_emplace(fold(word), owner);
        return added || at->second == owner ? -1 : at->second;
    }

private:
    std::unordered_map<std::string, int> owners_;
};

void checkProvinceWords(const Map& map, Breaches& breaches)
{
    ClaimedWords words;
    const auto claim = [&](Province p, const std::string& word, const char* key) {
        const int other = words.claim(word, static_cast<int>(p));
        if (other < 0) return;
        const std::string& code = map.provinces[static_cast<std::size_t>(other)].code;
        breaches.push_back(
            {quoted(word) + " already means " + code + "; expected another word", whole(p), noPower, key});
    };
    // Codes come first and aliases last, so that the weaker word is reported.
    forEachProvince(map, [&](Province p) { claim(p, map[p].code, "code"); });
    forEachProvince(map, [&](Province p) { claim(p, map[p].name, "name"); });
    forEachProvince(map, [&](Province p) {
        for (const auto& [language, name] : map[p].names)
            if (!givesName(language, map, p)) claim(p, name, "names");
    });
    forEachProvince(map, [&](Province p) {
        for (const std::string& alias : map[p].aliases) claim(p, alias, "aliases");
    });
}

void checkPowerWords(const Map& map, Breaches& breaches)
{
    ClaimedWords words;
    const auto claim = [&](Power power, const std::string& word, const char* key) {
        const int other = words.claim(word, static_cast<int>(power));
        if (other < 0) return;
        const std::string& name = map.powers[static_cast<std::size_t>(other)].name;
        breaches.push_back(
            {quoted(word) + " already means " + name + "; expected another word", nowhere, power, key});
    };
    for (const Power power : map.everyPower()) {
        const PowerInfo& info = map[power];
        claim(power, info.name, "name");
        claim(power, info.adjective, "adjective");
        for (const auto& [language, name] : info.names)
            if (!givesName(language, map, power)) claim(power, name, "names");
        for (const auto& [language, adjective] : info.adjectives)
            if (!givesName(language.substr(0, language.find(':')), map, power))
                claim(power, adjective, "adjectives");
        for (const std::string& alias : info.aliases) claim(power, alias, "aliases");
    }
}

} // namespace

std::vector<LawBreach> checkMap(const Map& map)
{
    Breaches breaches;
    checkProvinceWords(map, breaches);
    checkPowerWords(map, breaches);
    checkArmies(map, breaches);
    checkFleets(map, breaches);
    checkReachable(map, breaches);
    checkCentres(map, breaches);
    checkStart(map, breaches);
    return breaches;
}

} // namespace chancery
