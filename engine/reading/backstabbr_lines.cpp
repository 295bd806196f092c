// SPDX-License-Identifier: GPL-3.0-or-later
// Takes the variables out of a page of Backstabbr.
#include "engine/base/ascii.h"
#include "engine/files/json_reader.h"
#include "engine/reading/program_lines.h"

#include <algorithm>

namespace chancery {

namespace {

constexpr std::string_view unitsVariable = "var unitsByPlayer", ordersVariable = "var orders",
                           ownersVariable = "var territories";

/// Returns the object that a variable is set to; an empty one if there is none.
Value variableIn(std::string_view page, std::string_view name)
{
    const std::size_t at = page.find(name);
    const std::size_t begin = at == std::string_view::npos ? at : page.find('{', at);
    if (begin == std::string_view::npos) return {};
    int depth = 0;
    bool quoted = false;
    for (std::size_t i = begin; i < page.size(); ++i) {
        if (page[i] == '"' && page[i - 1] != '\\') quoted = !quoted;
        if (quoted) continue;
        depth += page[i] == '{' ? 1 : page[i] == '}' ? -1 : 0;
        if (depth > 0) continue;
        Result<JsonLine> read = readJsonLine(page.substr(begin, i + 1 - begin));
        return read ? std::move(read->object) : Value();
    }
    return {};
}

std::string textIn(const Value& table, std::string_view key, std::string_view before = {})
{
    const Value* found = table.find(key);
    return found && !found->text.empty() ? std::string(before) + found->text : std::string();
}

/// Returns a unit: "A" and a place, or a table with its type and coast.
std::string unitOf(const Member& unit)
{
    const bool brief = unit.value.kind == Value::Kind::Text;
    return (brief ? unit.value.text : textIn(unit.value, "type")) + " " + unit.key +
           (brief ? std::string() : textIn(unit.value, "coast", "/"));
}

/// Returns what the page says of an order, " (fails)"; empty if it says nothing.
std::string resultSaid(const Value& order)
{
    const std::string result = textIn(order, "result");
    return result == "FAILS" ? " (fails)" : result == "SUCCEEDS" ? " (succeeds)" : std::string();
}

/// Returns an order of the unit at a place; `unit` is as unitOf returns it, or only the place.
std::string orderOf(const Value& order, const std::string& unit)
{
    const std::string type = textIn(order, "type"), from = textIn(order, "from");
    const std::string to = textIn(order, "to", " - ") + textIn(order, "to_coast", "/");
    if (type == "MOVE") return unit + to;
    if (type == "SUPPORT") return unit + " S " + from + to;
    if (type == "CONVOY") return unit + " C " + from + to;
    if (type == "BUILD") return "B " + unit;
    if (type == "REMOVE") return "D " + unit;
    if (type == "DISBAND") return unit + " D";
    if (type == "RETREAT") return unit + to;
    return type == "WAIVE" ? "WAIVE" : unit + " H";
}

/// Returns the phase that the page's address ends with, "/game/…/1903/fall", as a heading: "fall 1903"; empty
/// if no address does.
std::string phaseAddressed(std::string_view page)
{
    constexpr std::size_t digits = 4;
    for (const std::string_view season : {"/spring", "/fall", "/winter"})
        for (std::size_t at = page.find(season); at != std::string_view::npos;
             at = page.find(season, at + 1)) {
            const std::string_view year = at > digits ? page.substr(at - digits, digits) : std::string_view();
            if (!year.empty() && std::ranges::all_of(year, isDigit) && page[at - digits - 1] == '/')
                return std::string(season.substr(1)) + " " + std::string(year) + "\n\n";
        }
    return {};
}

std::string orderLines(const Value& orders, const Value& units)
{
    std::string lines;
    for (const Member& power : orders.members) {
        lines += power.key + ":\n";
        const Value* own = units.find(power.key);
        for (const Member& order : power.value.members) {
            std::string unit = order.key;
            for (const Member& one : own ? own->members : std::vector<Member>())
                if (one.key == order.key) unit = unitOf(one);
            lines += orderOf(order.value, unit) + resultSaid(order.value) + "\n";
        }
        lines += "\n";
    }
    return lines;
}

} // namespace

bool isBackstabbrPage(std::string_view text)
{
    return text.find(unitsVariable) != std::string_view::npos;
}

std::string backstabbrLines(std::string_view text)
{
    const Value units = variableIn(text, unitsVariable);
    std::string plain = phaseAddressed(text);
    for (const Member& power : units.members) {
        std::string list;
        for (const Member& unit : power.value.members) list += (list.empty() ? "" : ", ") + unitOf(unit);
        if (!list.empty()) plain += power.key + ": " + list + "\n";
    }
    plain += "\nOwnership of supply centers:\n";
    for (const Member& centre : variableIn(text, ownersVariable).members)
        plain += centre.value.text + ": " + centre.key + "\n";
    return plain + "\n" + orderLines(variableIn(text, ordersVariable), units);
}

} // namespace chancery
