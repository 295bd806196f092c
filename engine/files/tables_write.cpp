// SPDX-License-Identifier: GPL-3.0-or-later
// Writes what spreadsheets and tournament programs read.
#include "engine/files/json_text.h"
#include "engine/files/written_forms.h"
#include "engine/game/ending.h"

#include <algorithm>

namespace chancery {

namespace {

std::string joined(const std::vector<std::string>& items, const char* between)
{
    std::string text;
    for (const std::string& item : items) text += (text.empty() ? "" : between) + item;
    return text;
}

/// Returns a cell of a table; with quotation marks where it has to have them.
std::string cell(const std::string& text)
{
    if (text.find_first_of(",\"\r\n") == std::string::npos) return text;
    std::string quoted = "\"";
    for (const char c : text) quoted += c == '"' ? "\"\"" : std::string(1, c);
    return quoted + "\"";
}

std::string row(std::vector<std::string> cells)
{
    std::ranges::transform(cells, cells.begin(), cell);
    return joined(cells, ",") + "\r\n";
}

std::string nameOf(const Map& map, Power power)
{
    return power == noPower ? std::string() : map[power].name;
}

} // namespace

std::string writeCentresCsv(const Game& game)
{
    std::vector<std::string> cells{"year"};
    for (const Power power : game.map->everyPower()) cells.push_back(nameOf(*game.map, power));
    std::string text = row(cells);
    for (const YearTally& year : tally(game)) {
        cells = {std::to_string(year.year)};
        for (const int centres : year.centres) cells.push_back(std::to_string(centres));
        text += row(cells);
    }
    return text;
}

std::string writeOwnersCsv(const Game& game)
{
    const Map& map = *game.map;
    std::vector<std::string> cells{"year"};
    for (const Province centre : map.centres) cells.push_back(map[centre].code);
    std::string text = row(cells);
    for (const YearTally& year : tally(game)) {
        cells = {std::to_string(year.year)};
        for (const Province centre : map.centres) cells.push_back(nameOf(map, year.owner[index(centre)]));
        text += row(cells);
    }
    return text;
}

std::string writeTournamentJson(const Game& game)
{
    const Map& map = *game.map;
    Value all, players, chart, owners;
    for (const auto& [power, player] : game.players)
        players.members.push_back({map[power].name, textValue(player)});
    for (const YearTally& year : tally(game)) {
        Value counts, owned;
        for (const Power power : map.everyPower())
            counts.members.push_back({map[power].name, numberValue(year.centres[index(power)])});
        for (const Province centre : map.centres)
            if (const Power owner = year.owner[index(centre)]; owner != noPower)
                owned.members.push_back({map[centre].code, textValue(map[owner].name)});
        chart.members.push_back({std::to_string(year.year), std::move(counts)});
        owners.members.push_back({std::to_string(year.year), std::move(owned)});
    }
    std::vector<Value> draw, solo;
    if (const std::optional<Ending> ending = endingOf(game))
        for (const Power power : ending->winners)
            (ending->kind == Ending::Kind::Victory || ending->kind == Ending::Kind::Conceded ? solo : draw)
                .push_back(textValue(map[power].name));
    all.members.push_back({"title", textValue(game.title)});
    all.members.push_back({"map", textValue(map.id)});
    all.members.push_back({"players", std::move(players)});
    all.members.push_back({"sc_chart", std::move(chart)});
    all.members.push_back({"sc_owners", std::move(owners)});
    all.members.push_back({"draw", listValue(std::move(draw))});
    all.members.push_back({"solo", listValue(std::move(solo))});
    return jsonText(all) + "\n";
}

std::string writeResultsCsv(const Game& game)
{
    const Map& map = *game.map;
    std::string text = row({"phase", "power", "order", "result", "unit"});
    for (const PhaseRecord& record : game.phases) {
        const std::string phase = shortName(record.phase);
        for (const Power power : map.everyPower()) {
            if (!record.outcome) {
                for (const Order& order : ordersThatCount(map, record, game.rulebook.options))
                    if (order.power == power)
                        text += row({phase, map[power].name, canonical(map, record.before, order), "", ""});
                continue;
            }
            for (const OrderResult* result : resultsOf(*record.outcome, power)) {
                const std::string order = canonical(map, record.before, result->order);
                const std::string told = words(*result);
                const std::size_t comma = std::min(told.find(", "), told.size());
                text += row({phase, map[power].name, order, told.substr(0, comma),
                             told.substr(std::min(comma + 2, told.size()))});
            }
        }
    }
    return text;
}

} // namespace chancery
