// SPDX-License-Identifier: GPL-3.0-or-later
// Outcomes as JSON.
#include "app/cli/json_phase.h"

#include "app/cli/corrected.h"
#include "engine/game/ending.h"
#include "engine/game/standings.h"
#include "engine/rules/option_table.h"

#include <algorithm>
#include <array>
#include <functional>
#include <span>

namespace chancery::cli {

namespace {

/// Writes {Power: [...]} for the powers that have entries. `each` writes those of one power and returns
/// whether there were any.
template<class Has, class Write>
void writeByPower(JsonWriter& json, const Map& map, Has has, Write write)
{
    json.begin('{');
    for (const Power power : map.everyPower()) {
        if (!has(power)) continue;
        json.key(map[power].name);
        write(power);
    }
    json.end('}');
}

/// Returns the powers of what has one.
template<class List, class PowerOf>
PowerSet powersIn(const List& list, PowerOf powerOf)
{
    PowerSet powers;
    for (const auto& one : list)
        if (const Power power = powerOf(one); power != noPower) powers.add(power);
    return powers;
}

/// Writes the units of a list of what has one.
template<class List, class UnitOf>
void writeUnits(JsonWriter& json, const Map& map, const List& list, UnitOf unitOf)
{
    const PowerSet powers = powersIn(list, [&](const auto& one) { return unitOf(one).power; });
    std::string text;
    const auto has = [powers](Power power) { return powers.has(power); };
    writeByPower(json, map, has, [&](Power power) {
        json.begin('[');
        for (const auto& one : list) {
            const Unit& unit = unitOf(one);
            if (unit.power != power) continue;
            text.clear();
            addCanonical(text, map, unit);
            json.text(text);
        }
        json.end(']');
    });
}

void writeCentres(JsonWriter& json, const Map& map, const Position& position)
{
    std::array<ProvinceSet, maxPowers> owned;
    for (std::size_t i = 0; i < position.owner.size(); ++i)
        if (const Power owner = position.owner[i]; owner != noPower)
            owned[index(owner)].add(static_cast<Province>(i));
    const auto has = [&owned](Power power) { return !owned[index(power)].empty(); };
    writeByPower(json, map, has, [&](Power power) {
        json.begin('[');
        for (Province centre : owned[index(power)]) json.text(map[centre].code);
        json.end(']');
    });
}

/// ["A PAR - BUR", ["fails", "dislodged"]]
void writeResult(JsonWriter& json, std::string_view order, std::string_view result)
{
    json.begin('[').text(order).begin('[');
    const std::size_t comma = result.find(", ");
    json.text(result.substr(0, comma));
    if (comma != std::string::npos) json.text(result.substr(comma + 2));
    json.end(']').end(']');
}

/// Groups by the name of the power. An order to a unit that no power owns is listed under "nobody".
void writeResults(JsonWriter& json, const Map& map, const PhaseRecord& record)
{
    const std::vector<OrderResult>& results = record.outcome->results;
    const PowerSet powers = powersIn(results, [](const OrderResult& result) { return powerOf(result); });
    std::array<std::pair<std::string_view, Power>, maxPowers + 1> names{{{"nobody", noPower}}};
    auto end = names.begin() + 1;
    for (const Power power : powers) *end++ = {map[power].name, power};
    std::sort(names.begin(), end);
    std::string order;
    json.begin('{');
    for (const auto& [name, power] : std::span(names.begin(), end)) {
        const auto own = [power = power](const OrderResult& result) { return powerOf(result) == power; };
        if (power == noPower && std::none_of(results.begin(), results.end(), own)) continue;
        json.key(name).begin('[');
        for (const OrderResult& result : results) {
            if (!own(result)) continue;
            order.clear();
            addCanonical(order, map, record.before, result.order);
            writeResult(json, order, words(result));
        }
        json.end(']');
    }
    json.end('}');
}

void writeRetreats(JsonWriter& json, const Map& map, const std::vector<DislodgedUnit>& units)
{
    const PowerSet powers = powersIn(units, [](const DislodgedUnit& one) { return one.unit.power; });
    const auto has = [powers](Power power) { return powers.has(power); };
    writeByPower(json, map, has, [&](Power power) {
        json.begin('{');
        for (const DislodgedUnit& unit : units) {
            if (unit.unit.power != power) continue;
            json.key(canonical(map, unit.unit)).begin('[');
            for (Location place : unit.retreats) json.text(map[place].code);
            json.end(']');
        }
        json.end('}');
    });
}

/// Returns the fallback that was applied where the rulebook gives no answer; empty if it gives one.
std::string rulingOf(const Game& game)
{
    const Outcome& outcome = *game.current().outcome;
    for (const Paradox& paradox : outcome.paradoxes)
        if (paradox.unanswered) return paradox.fallback ? std::string(choiceName(*paradox.fallback)) : "ask";
    const bool table =
        std::any_of(outcome.results.begin(), outcome.results.end(),
                    [](const OrderResult& result) { return result.finding.rule == Rule::RemovedForNow; });
    return table ? "gamemaster" : "";
}

/// Writes the points of each power that has any.
void writePoints(JsonWriter& json, const Game& game)
{
    const std::vector<VictoryPoints> points = victoryPoints(game, game.current());
    const auto has = [&points](Power power) { return points[index(power)].total() > 0; };
    writeByPower(json, *game.map, has,
                 [&](Power power) { json.json(std::to_string(points[index(power)].total())); });
}

void writeEnding(JsonWriter& json, const Game& game, const Ending& ending)
{
    const bool won = ending.kind == Ending::Kind::Victory;
    if (!won) json.key("ending").text(ending.kind == Ending::Kind::Stalled ? "stalled" : "years_over");
    if (!won || ending.winners.size() > 1) {
        json.key("shared_by").begin('[');
        for (Power power : ending.winners) json.text((*game.map)[power].name);
        json.end(']');
    }
    if (won) json.key("winner").text((*game.map)[ending.winners.front()].name);
}

} // namespace

void writeOutcome(JsonWriter& json, const Game& game)
{
    const Map& map = *game.map;
    const PhaseRecord& record = game.current();
    const Outcome& outcome = *record.outcome;
    const auto unitOf = [](const auto& one) -> const Unit& { return one.unit; };
    writeUnits(json.key("automatic"), map, outcome.automatic, unitOf);
    writeCentres(json.key("next_centres"), map, outcome.after);
    writeUnits(json.key("next_dislodged"), map, outcome.dislodged, unitOf);
    const std::optional<Ending> ending = endingOf(game);
    if (!ending) json.key("next_phase").text(shortName(following(game, record).phase));
    writeUnits(json.key("next_units"), map, outcome.after.units, std::identity());
    if (pointsCount(game.rulebook.options)) writePoints(json.key("points"), game);
    writeResults(json.key("results"), map, record);
    writeRetreats(json.key("retreat_options"), map, outcome.dislodged);
    if (const std::string ruling = rulingOf(game); !ruling.empty()) json.key("ruling").text(ruling);
    if (ending) writeEnding(json, game, *ending);
}

void writeCorrections(JsonWriter& json, const PositionSheet& sheet)
{
    const std::vector<std::string> corrections = correctionsIn(sheet);
    if (corrections.empty()) return;
    json.key("corrections").begin('[');
    for (const std::string& told : corrections) json.text(told);
    json.end(']');
}

} // namespace chancery::cli
