// SPDX-License-Identifier: GPL-3.0-or-later
// Outcomes as JSON.
#include "app/cli/json_phase.h"

#include "engine/game/ending.h"
#include "engine/game/victory_points.h"
#include "engine/rules/option_table.h"

#include <algorithm>

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

void writeUnits(JsonWriter& json, const Map& map, const std::vector<Unit>& units)
{
    const auto has = [&units](Power power) {
        return std::any_of(units.begin(), units.end(),
                           [power](const Unit& unit) { return unit.power == power; });
    };
    writeByPower(json, map, has, [&](Power power) {
        json.begin('[');
        for (const Unit& unit : units)
            if (unit.power == power) json.text(canonical(map, unit));
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
    std::vector<std::pair<std::string_view, Power>> names{{"nobody", noPower}};
    for (const Power power : map.everyPower()) names.push_back({map[power].name, power});
    std::sort(names.begin(), names.end());
    const std::vector<OrderResult>& results = record.outcome->results;
    std::string order;
    json.begin('{');
    for (const auto& [name, power] : names) {
        const auto own = [power = power](const OrderResult& result) { return powerOf(result) == power; };
        if (std::none_of(results.begin(), results.end(), own)) continue;
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
    const auto has = [&units](Power power) {
        return std::any_of(units.begin(), units.end(),
                           [power](const DislodgedUnit& unit) { return unit.unit.power == power; });
    };
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

std::vector<Unit> unitsOf(const std::vector<DislodgedUnit>& dislodged)
{
    std::vector<Unit> units;
    for (const DislodgedUnit& unit : dislodged) units.push_back(unit.unit);
    return units;
}

std::vector<Unit> unitsOf(const std::vector<Order>& orders)
{
    std::vector<Unit> units;
    for (const Order& order : orders) units.push_back(order.unit);
    return units;
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
    writeUnits(json.key("automatic"), map, unitsOf(outcome.automatic));
    writeCentres(json.key("next_centres"), map, outcome.after);
    writeUnits(json.key("next_dislodged"), map, unitsOf(outcome.dislodged));
    const std::optional<Ending> ending = endingOf(game);
    if (!ending) json.key("next_phase").text(shortName(following(game, record).phase));
    writeUnits(json.key("next_units"), map, outcome.after.units);
    if (pointsCount(game.rulebook.options)) writePoints(json.key("points"), game);
    writeResults(json.key("results"), map, record);
    writeRetreats(json.key("retreat_options"), map, outcome.dislodged);
    if (const std::string ruling = rulingOf(game); !ruling.empty()) json.key("ruling").text(ruling);
    if (ending) writeEnding(json, game, *ending);
}

} // namespace chancery::cli
