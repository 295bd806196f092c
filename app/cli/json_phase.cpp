// SPDX-License-Identifier: GPL-3.0-or-later
// Outcomes as JSON.
#include "app/cli/json_phase.h"

#include "engine/files/game_replay.h"
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
    const auto has = [&position](Power power) { return centresOf(position, power) > 0; };
    writeByPower(json, map, has, [&](Power power) {
        json.begin('[');
        for (std::size_t i = 0; i < position.owner.size(); ++i)
            if (position.owner[i] == power) json.text(map.provinces[i].code);
        json.end(']');
    });
}

/// ["A PAR - BUR", ["fails", "dislodged"]]
void writeResult(JsonWriter& json, const SavedResult& line)
{
    json.begin('[').text(line.order).begin('[');
    const std::size_t comma = line.result.find(", ");
    json.text(std::string_view(line.result).substr(0, comma));
    if (comma != std::string::npos) json.text(std::string_view(line.result).substr(comma + 2));
    json.end(']').end(']');
}

/// Groups by the name of the power. An order to a unit that no power owns is listed under "nobody".
void writeResults(JsonWriter& json, const Map& map, const PhaseRecord& record)
{
    const std::vector<SavedResult> lines = resultsOf(map, record);
    std::vector<std::string> names;
    for (const SavedResult& line : lines)
        if (std::find(names.begin(), names.end(), line.power) == names.end()) names.push_back(line.power);
    std::sort(names.begin(), names.end());
    json.begin('{');
    for (const std::string& name : names) {
        json.key(name).begin('[');
        for (const SavedResult& line : lines)
            if (line.power == name) writeResult(json, line);
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
    RuleOptions applied;
    for (const Paradox& paradox : outcome.paradoxes) {
        applied.paradoxUnanswered = paradox.fallback;
        if (paradox.unanswered) return std::string(valueName(*findOption("paradox_unanswered"), applied));
    }
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
    if (!ending) json.key("next_phase").text(shortName(following(map, record).phase));
    writeUnits(json.key("next_units"), map, outcome.after.units);
    if (pointsCount(game.rulebook.options)) writePoints(json.key("points"), game);
    writeResults(json.key("results"), map, record);
    writeRetreats(json.key("retreat_options"), map, outcome.dislodged);
    if (const std::string ruling = rulingOf(game); !ruling.empty()) json.key("ruling").text(ruling);
    if (ending) writeEnding(json, game, *ending);
}

} // namespace chancery::cli
