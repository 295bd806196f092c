// SPDX-License-Identifier: GPL-3.0-or-later
// Turns each phase around: state, orders and retreats become one table of ours.
#include "engine/files/saved_json.h"

#include "engine/base/phase.h"
#include "engine/files/json_reader.h"

#include <algorithm>

namespace chancery {

namespace {

Value textValue(std::string text)
{
    Value value;
    value.kind = Value::Kind::Text;
    value.text = std::move(text);
    return value;
}

Value listValue(std::vector<Value> items = {})
{
    Value value;
    value.kind = Value::Kind::List;
    value.items = std::move(items);
    return value;
}

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

/// Returns a phase as a table of ours.
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
    return phase;
}

/// Returns the text of a member; empty if it has none.
std::string textIn(const Value& table, std::string_view key)
{
    const Value* found = table.find(key);
    return found && found->kind == Value::Kind::Text ? found->text : std::string();
}

/// Returns the first line of a text, or all of it if an object is over several lines.
std::optional<Value> firstObject(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
    if (begin == std::string_view::npos || text[begin] != '{') return std::nullopt;
    text.remove_prefix(begin);
    for (const std::string_view part : {text.substr(0, text.find('\n')), text})
        if (Result<JsonLine> read = readJsonLine(part)) return std::move(read->object);
    return std::nullopt;
}

} // namespace

bool isSavedJson(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
    return begin != std::string_view::npos && text[begin] == '{' &&
           text.find("\"phases\"") != std::string_view::npos &&
           text.find("\"state\"") != std::string_view::npos;
}

std::optional<Value> readSavedJson(std::string_view text)
{
    const std::optional<Value> saved = firstObject(text);
    const Value* phases = saved ? saved->find("phases") : nullptr;
    if (!phases || phases->kind != Value::Kind::List) return std::nullopt;
    Value document, format;
    format.kind = Value::Kind::Number;
    format.number = 1;
    document.members.push_back({"format", std::move(format)});
    const std::string map = textIn(*saved, "map");
    document.members.push_back({"map", textValue(map.empty() ? "standard" : map)});
    document.members.push_back({"title", textValue(textIn(*saved, "id"))});
    std::vector<Value> tables;
    for (const Value& phase : phases->items)
        if (const std::string name = textIn(phase, "name"); readPhase(name)) // else "FORMING" or "COMPLETED"
            tables.push_back(phaseTable(phase, name));
    document.members.push_back({"phase", listValue(std::move(tables))});
    return document;
}

} // namespace chancery
