// SPDX-License-Identifier: GPL-3.0-or-later
// Turns each phase around: state, orders and retreats become one table of ours.
#include "engine/files/saved_json.h"

#include "engine/base/message.h"
#include "engine/base/phase.h"
#include "engine/base/utf8.h"
#include "engine/files/file_words.h"
#include "engine/files/json_reader.h"
#include "engine/files/json_text.h"
#include "engine/game/said_lines.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace chancery {

namespace {

constexpr std::size_t longestTitle = 80; ///< bytes

/// Returns a member of a table as a table; an empty one if it is absent.
const Value& tableIn(const Value& table, std::string_view key)
{
    static const Value none;
    const Value* found = table.find(key);
    return found && found->kind == Value::Kind::Table ? *found : none;
}

/// Returns the units that are where they were; a star marks those that are dislodged.
Value standingUnits(const Value& units)
{
    Value table;
    for (const Member& power : units.members) {
        std::vector<Value> standing;
        for (const Value& unit : power.value.items)
            if (!unit.text.starts_with('*')) standing.push_back(unit);
        table.members.push_back({power.key, listValue(std::move(standing))});
    }
    return table;
}

/// Returns the dislodged units with the places to which they may retreat.
Value dislodgedUnits(const Value& retreats)
{
    Value table;
    for (const Member& power : retreats.members) {
        std::vector<Value> units;
        for (const Member& unit : power.value.members) {
            Value one;
            one.members.push_back({"unit", textValue(unit.key)});
            one.members.push_back({"to", unit.value});
            units.push_back(std::move(one));
        }
        if (!units.empty()) table.members.push_back({power.key, listValue(std::move(units))});
    }
    return table;
}

Value orderLines(const Value& orders)
{
    std::vector<Value> lines;
    for (const Member& power : orders.members)
        for (const Value& order : power.value.items) {
            Value line;
            line.members.push_back({"power", textValue(power.key)});
            line.members.push_back({"written", order});
            lines.push_back(std::move(line));
        }
    return listValue(std::move(lines));
}

/// Returns the name of the power that has a unit; empty if none has it.
std::string savedOwner(const Value& units, std::string_view unit)
{
    for (const Member& power : units.members)
        for (const Value& one : power.value.items)
            if (std::string_view(one.text).substr(one.text.starts_with('*') ? 1 : 0) == unit)
                return power.key;
    return {};
}

/// Returns what is said of the units that were ordered: {"A PAR": ["bounce"]} as rows of `results`.
Value savedResultRows(const Value& saved)
{
    const Value& units = tableIn(tableIn(saved, "state"), "units");
    std::vector<Value> rows;
    for (const Member& unit : tableIn(saved, "results").members) {
        std::string words;
        for (const Value& word : unit.value.items)
            if (!word.text.empty()) words += (words.empty() ? "" : ", ") + word.text;
        Value row;
        row.members.push_back({"power", textValue(savedOwner(units, unit.key))});
        row.members.push_back({"order", textValue(unit.key)});
        row.members.push_back({"result", textValue(std::move(words))});
        rows.push_back(std::move(row));
    }
    return listValue(std::move(rows));
}

/// Returns a phase as a table of ours. It is resolved if it has results.
Value phaseTable(const Value& saved, const std::string& name)
{
    const Value& state = tableIn(saved, "state");
    Value phase;
    phase.members.push_back({"name", textValue(name)});
    phase.members.push_back({"units", standingUnits(tableIn(state, "units"))});
    phase.members.push_back({"centres", tableIn(state, "centers")});
    if (Value dislodged = dislodgedUnits(tableIn(state, "retreats")); !dislodged.members.empty())
        phase.members.push_back({"dislodged", std::move(dislodged)});
    phase.members.push_back({"orders", orderLines(tableIn(saved, "orders"))});
    if (Value rows = savedResultRows(saved); !rows.items.empty())
        phase.members.push_back({"results", std::move(rows)});
    return phase;
}

/// Adds to the last phase the position in which the game ended.
void addEnd(Value& phase, const Value& saved)
{
    const Value& state = tableIn(saved, "state");
    if (state.members.empty()) return;
    Value after;
    after.members.push_back({"units", standingUnits(tableIn(state, "units"))});
    after.members.push_back({"centres", tableIn(state, "centers")});
    if (!phase.find("results")) phase.members.push_back({"results", listValue()});
    phase.members.push_back({"after", std::move(after)});
}

/// Returns the text of a member; empty if it has none.
std::string textIn(const Value& table, std::string_view key)
{
    const Value* found = table.find(key);
    return found && found->kind == Value::Kind::Text ? found->text : std::string();
}

constexpr std::string_view blank = " \t\r\n\xEF\xBB\xBF";

/// Returns the first byte of a text that is no blank; 0 if there is none.
char firstByte(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(blank);
    return begin == std::string_view::npos ? '\0' : text[begin];
}

/// Returns the objects of a list in JSON; the last one may not be whole.
std::vector<std::string_view> objectsOfList(std::string_view text)
{
    std::vector<std::string_view> objects;
    bool quoted = false;
    std::size_t depth = 0, begin = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (c == '"') quoted = !quoted;
        if (quoted) at += c == '\\' ? 1 : 0;
        if (quoted || (c != '{' && c != '}')) continue;
        if (c == '{' && depth++ == 0) begin = at;
        if (c == '}' && depth > 0 && --depth == 0) {
            objects.push_back(text.substr(begin, at + 1 - begin));
            begin = text.size();
        }
    }
    if (depth > 0) objects.push_back(text.substr(begin));
    return objects;
}

/// Returns the texts of the games: one on each line, one over several lines, or those of a list.
std::vector<std::string_view> gamesIn(std::string_view text)
{
    std::vector<std::string_view> games;
    if (firstByte(text) == '[') return objectsOfList(text);
    std::string_view rest = text;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        const std::string_view line = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        if (line.find_first_not_of(blank) == std::string_view::npos) continue;
        if (!isSavedJson(line)) return {text};
        games.push_back(line.substr(line.find('{')));
    }
    return games;
}

/// Returns a table with one member.
Value tableOf(const char* key, Value value)
{
    Value table;
    table.members.push_back({key, std::move(value)});
    return table;
}

/// Returns a game of the one phase, or of the one state of a phase, that was saved without it.
Value asGame(Value saved)
{
    if (saved.find("phases")) return saved;
    if (!saved.find("state")) {
        const std::string called = textIn(saved, "name");
        saved = tableOf("state", std::move(saved));
        saved.members.push_back({"name", textValue(called)});
    }
    const std::string map = textIn(tableIn(saved, "state"), "map");
    Value game = tableOf("phases", listValue({std::move(saved)}));
    game.members.push_back({"map", textValue(map)});
    return game;
}

// What becomes part of our game, or follows from it.
constexpr std::array<std::string_view, 3> gameKeys{"id", "map", "phases"};
constexpr std::array<std::string_view, 4> phaseKeys{"name", "state", "orders", "results"};
constexpr std::array<std::string_view, 8> stateKeys{"name",    "map",   "units",          "retreats",
                                                    "centers", "homes", "civil_disorder", "builds"};

/// Returns whether there is nothing in a value.
bool isBare(const Value& value)
{
    const bool list = value.kind == Value::Kind::List, table = value.kind == Value::Kind::Table;
    if (!list && !table) return value.kind == Value::Kind::Text && value.text.empty();
    return std::ranges::all_of(value.items, isBare) &&
           std::ranges::all_of(value.members, [](const Member& one) { return isBare(one.value); });
}

/// Adds the keys of a table that are none of these and have anything.
template<std::size_t n>
void addOthers(const Value& table, const std::array<std::string_view, n>& keys,
               std::vector<std::string>& others)
{
    for (const Member& one : table.members)
        if (std::ranges::find(keys, one.key) == keys.end() && !isBare(one.value) &&
            std::ranges::find(others, one.key) == others.end())
            others.push_back(one.key);
}

/// Returns the keys of what is in a game and in none of ours.
std::vector<std::string> unkeptOf(const Value& saved)
{
    std::vector<std::string> others;
    addOthers(saved, gameKeys, others);
    for (const Value& phase : saved.find("phases")->items) {
        addOthers(phase, phaseKeys, others);
        addOthers(tableIn(phase, "state"), stateKeys, others);
    }
    return others;
}

/// Returns the text of the first member of this name in a game, without reading the game.
std::string firstText(std::string_view game, std::string_view key)
{
    const std::string member = "\"" + std::string(key) + "\"";
    std::size_t at = game.find(member);
    if (at == std::string_view::npos) return {};
    at = game.find_first_not_of(" \t:", at + member.size());
    if (at == std::string_view::npos || game[at] != '"') return {};
    const std::string_view text = game.substr(at + 1, game.find('"', at + 1) - at - 1);
    return isUtf8(text) ? std::string(text.substr(0, longestTitle)) : std::string();
}

} // namespace

bool isSavedJson(std::string_view text)
{
    const auto has = [text](std::string_view key) { return text.find(key) != std::string_view::npos; };
    const char first = firstByte(text);
    if (first == '[' && firstByte(text.substr(text.find('[') + 1)) != '{') return false;
    if (first != '{' && first != '[') return false;
    if (has("\"state\"")) return has("\"phases\"") || has("\"orders\"");
    return has("\"units\"") && has("\"centers\"") && !has("\"phase\"");
}

std::vector<std::string> titlesOfSavedJson(std::string_view text)
{
    std::vector<std::string> titles;
    for (const std::string_view game : gamesIn(text)) {
        const std::string id = firstText(game, "id");
        titles.push_back(id.empty() ? std::to_string(titles.size() + 1) : id);
    }
    return titles;
}

Result<JsonGame> readSavedJson(std::string_view text, const std::string& name, std::size_t which)
{
    const std::vector<std::string_view> games = gamesIn(text);
    CHANCERY_ENSURE(which < games.size());
    const std::string_view game = games[which].substr(games[which].find('{'));
    const Result<JsonLine> read = readJsonLine(game);
    if (!read) return errorBecause({says::badSavedJson}, name, read.error());
    const Value saved = asGame(read->object);
    Result<Value> document = savedDocument(saved, name);
    if (!document) return document.error();
    return JsonGame{*std::move(document), unkeptOf(saved)};
}

Result<Value> savedDocument(const Value& saved, const std::string& name)
{
    const Value* phases = saved.find("phases");
    if (!phases || phases->kind != Value::Kind::List) return errorOf({says::noSavedPhases}, name);
    Value document, format;
    format.kind = Value::Kind::Number;
    format.number = 1;
    document.members.push_back({"format", std::move(format)});
    const std::string map = textIn(saved, "map");
    document.members.push_back({"map", textValue(map.empty() ? "standard" : map)});
    document.members.push_back({"title", textValue(textIn(saved, "id"))});
    std::vector<Value> tables;
    for (const Value& phase : phases->items) {
        if (textIn(phase, "name") == "COMPLETED" && !tables.empty()) addEnd(tables.back(), phase);
        if (const std::string called = textIn(phase, "name"); readPhase(called)) // not "FORMING", "COMPLETED"
            tables.push_back(phaseTable(phase, called));
    }
    document.members.push_back({"phase", listValue(std::move(tables))});
    return document;
}

std::vector<std::string> saidOf(const Game& game, std::size_t at, const Value& document)
{
    const Map& map = *game.map;
    const Value& phase = document.find("phase")->items[at];
    std::vector<std::string> lines;
    const auto add = [&](std::string_view owner, const std::string& what) {
        const Power power = map.findPower(owner);
        if (power != noPower) lines.push_back(map[power].name + ": " + what);
    };
    const auto ordersTo = [&](const std::string& unit, std::string_view verb) {
        return std::ranges::count_if(game.phases[at].written, [&](const WrittenOrder& line) {
            return line.text.starts_with(unit + std::string(verb));
        });
    };
    if (const Value* rows = phase.find("results"))
        for (const Value& row : rows->items) {
            const std::string unit = textIn(row, "order"), words = textIn(row, "result");
            if (ordersTo(unit, " ") > 1) continue; // it is not known which one is meant
            if (words.empty() && ordersTo(unit, " - ") + ordersTo(unit, " R ") == 0) continue;
            add(textIn(row, "power"), unit + " (" + (words.empty() ? "succeeds" : words) + ")");
        }
    for (const Member& power : tableIn(tableIn(phase, "after"), "units").members)
        for (const Value& unit : power.value.items) add(power.key, unit.text);
    if (at + 1 == game.phases.size()) return lines;
    const PhaseRecord& next = game.phases[at + 1];
    std::vector<std::string> there = saidLines(map, next.before.units, next.before.dislodged);
    if (next.phase.kind != PhaseKind::Retreat) std::erase(there, "none, dislodged"); // it may be left out
    std::ranges::move(there, std::back_inserter(lines));
    return lines;
}

} // namespace chancery
