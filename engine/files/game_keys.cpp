// SPDX-License-Identifier: GPL-3.0-or-later
// Finds what a newer version, or a person, has added to a game document.
#include "engine/files/game_keys.h"

#include "engine/files/position_toml.h"

#include <algorithm>

namespace chancery {

namespace {

constexpr std::array<std::string_view, 16> documentKeys{
    "format",       "program",  "map",  "rulebook", "title",      "rules", "players",   "joined",
    "replacements", "absences", "lots", "phase",    "short_game", "times", "committee", "variation"};
constexpr std::array<std::string_view, 13> phaseKeys{"name",    "notes",    "ruling",  "awards",  "rulings",
                                                     "votes",   "received", "orders",  "results", "after",
                                                     "time_up", "consents", "revealed"};
constexpr std::array<std::string_view, 6> orderKeys{"power",   "sheet",      "heading",
                                                    "written", "understood", "problem"};
constexpr std::array<std::string_view, 12> studyKeys{"format",     "program", "map",       "rulebook",
                                                     "rules",      "title",   "phase",     "source",
                                                     "commentary", "line",    "last_line", "ownerless"};
constexpr std::array<std::string_view, 10> lineKeys{"id",      "after", "instead_of",     "phase", "name",
                                                    "comment", "kept",  "paradox_choice", "said",  "orders"};

template<class Keys>
bool among(const Keys& keys, std::string_view key)
{
    return std::find(keys.begin(), keys.end(), key) != keys.end();
}

std::string lineOf(const Member& member)
{
    return tomlKey(member.key) + " = " + inlineToml(member.value) + "\n";
}

bool isKnown(TableKind kind, std::string_view key)
{
    if (kind == TableKind::Document) return among(documentKeys, key);
    if (kind == TableKind::Order) return among(orderKeys, key);
    if (kind == TableKind::Line) return among(lineKeys, key);
    if (kind == TableKind::Study) return among(studyKeys, key) || among(positionKeys, key);
    return among(phaseKeys, key) || among(positionKeys, key);
}

Value tableWith(const Value& source, std::initializer_list<std::string_view> keys)
{
    Value table;
    for (std::string_view key : keys)
        if (const Value* value = source.find(key)) table.members.push_back({std::string(key), *value});
    return table;
}

void append(Value& table, std::vector<Member> members)
{
    std::move(members.begin(), members.end(), std::back_inserter(table.members));
}

Value listOf(std::vector<Value> items)
{
    Value list;
    list.kind = Value::Kind::List;
    list.items = std::move(items);
    return list;
}

/// Returns the order lines with unknown members, each with the members that identify it.
std::vector<Value> unknownOrders(const Value& phase)
{
    std::vector<Value> lines;
    const Value* orders = phase.find("orders");
    if (!orders) return lines;
    for (const Value& order : orders->items) {
        Value line = tableWith(order, {"power", "written"});
        append(line, unknownMembers(TableKind::Order, order));
        if (line.members.size() > 2) lines.push_back(std::move(line));
    }
    return lines;
}

Value unknownOfPhase(const Value& phase)
{
    Value kept = tableWith(phase, {"name"});
    append(kept, unknownMembers(TableKind::Phase, phase));
    std::vector<Value> orders = unknownOrders(phase);
    if (!orders.empty()) kept.members.push_back({"orders", listOf(std::move(orders))});
    return kept;
}

bool hasText(const Value& table, std::string_view key, std::string_view text)
{
    const Value* value = table.find(key);
    return value && value->kind == Value::Kind::Text && value->text == text;
}

} // namespace

std::vector<Member> unknownMembers(TableKind kind, const Value& table)
{
    std::vector<Member> found;
    for (const Member& member : table.members)
        if (!isKnown(kind, member.key)) found.push_back(member);
    return found;
}

std::string unknownToml(const Value& document)
{
    Value kept;
    kept.members = unknownMembers(TableKind::Document, document);
    std::vector<Value> phases;
    if (const Value* list = document.find("phase"))
        for (const Value& phase : list->items)
            if (Value some = unknownOfPhase(phase); some.members.size() > 1)
                phases.push_back(std::move(some));
    if (!phases.empty()) kept.members.push_back({"phase", listOf(std::move(phases))});

    std::string text;
    for (const Member& member : kept.members) text += lineOf(member);
    return text;
}

const Value* unknownPhase(const Value& unknown, std::string_view name)
{
    const Value* phases = unknown.find("phase");
    if (!phases) return nullptr;
    const auto found = std::find_if(phases->items.begin(), phases->items.end(),
                                    [name](const Value& phase) { return hasText(phase, "name", name); });
    return found == phases->items.end() ? nullptr : &*found;
}

const Value* unknownOrder(const Value* phase, std::string_view power, std::string_view written)
{
    const Value* orders = phase ? phase->find("orders") : nullptr;
    if (!orders) return nullptr;
    const auto found = std::find_if(orders->items.begin(), orders->items.end(), [&](const Value& order) {
        return hasText(order, "power", power) && hasText(order, "written", written);
    });
    return found == orders->items.end() ? nullptr : &*found;
}

std::string unknownToml(TableKind kind, const Value& table)
{
    std::string text;
    for (const Member& member : unknownMembers(kind, table)) text += lineOf(member);
    return text;
}

std::string unknownLines(const std::string& unknown, bool tables)
{
    std::string text;
    const Result<Value> document = readDocument(unknown, "unknown keys");
    if (!document) return text;
    for (const Member& member : document->members)
        if ((member.value.kind == Value::Kind::Table) == tables) text += lineOf(member);
    return text;
}

} // namespace chancery
