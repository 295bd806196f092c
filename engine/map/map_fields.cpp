// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of map files, and the messages for those that are wrong.
#include "engine/map/map_fields.h"

#include <algorithm>

namespace chancery {

namespace {

using ValueKind = Value::Kind;

constexpr std::size_t longestText = 100; ///< bytes of a name
constexpr std::size_t longestList = 200;

std::string listed(std::initializer_list<std::string_view> words)
{
    std::string list;
    for (const std::string_view word : words) list += (list.empty() ? "" : ", ") + std::string(word);
    return list;
}

} // namespace

std::string shown(std::string_view text)
{
    constexpr std::size_t most = 40;
    return "“" + std::string(text.substr(0, most)) + (text.size() > most ? "…”" : "”");
}

void MapFields::fault(const Value& at, std::string message)
{
    faults.push_back({std::max(at.line, 1), std::max(at.column, 1), std::move(message)});
}

void MapFields::onlyKeys(const Value& table, std::string_view what,
                         std::initializer_list<std::string_view> known)
{
    for (const auto& [key, value] : table.members)
        if (std::ranges::find(known, key) == known.end())
            fault(value, shown(key) + " is not a key of " + std::string(what) + "; expected one of " +
                             listed(known));
}

const Value* MapFields::need(const Value& table, std::string_view key, std::string_view kind)
{
    const Value* value = table.find(key);
    if (!value) fault(table, "expected " + std::string(key) + " = " + std::string(kind));
    return value;
}

std::string MapFields::text(const Value& value, std::string_view what, std::string_view key)
{
    const std::string name = std::string(what) + std::string(key);
    if (value.kind != ValueKind::Text || value.text.empty()) {
        fault(value, "expected " + name + " as text in quotes");
        return {};
    }
    if (value.text.size() <= longestText) return value.text;
    fault(value, name + " is too long; expected at most " + std::to_string(longestText) + " bytes");
    return {};
}

std::string MapFields::text(const Value& table, std::string_view key)
{
    const Value* value = need(table, key, "\"…\"");
    return value ? text(*value, "", key) : std::string();
}

std::int64_t MapFields::number(const Value& table, std::string_view key, std::int64_t least,
                               std::int64_t most)
{
    const Value* value = need(table, key, "a whole number");
    if (!value) return least;
    if (value->kind == ValueKind::Number && value->number >= least && value->number <= most)
        return value->number;
    fault(*value, "expected " + std::string(key) + " as a whole number from " + std::to_string(least) +
                      " to " + std::to_string(most));
    return least;
}

bool MapFields::yes(const Value& table, std::string_view key)
{
    const Value* value = table.find(key);
    if (value && value->kind != ValueKind::Truth)
        fault(*value, "expected " + std::string(key) + " = true or false");
    return value && value->truth;
}

std::vector<MapItem> MapFields::list(const Value& table, std::string_view key)
{
    std::vector<MapItem> items;
    const Value* value = table.find(key);
    if (!value) return items;
    if (value->kind != ValueKind::List || value->items.size() > longestList) {
        fault(*value, "expected " + std::string(key) + " as a list of at most " +
                          std::to_string(longestList) + " texts");
        return items;
    }
    for (const Value& item : value->items)
        if (std::string content = text(item, "an entry of ", key); !content.empty())
            items.push_back({std::move(content), &item});
    return items;
}

std::vector<std::string> MapFields::texts(const Value& table, std::string_view key)
{
    std::vector<std::string> found;
    for (MapItem& item : list(table, key)) found.push_back(std::move(item.text));
    return found;
}

Translations MapFields::translations(const Value& table, std::string_view key)
{
    Translations names;
    const Value* value = table.find(key);
    if (!value) return names;
    if (value->kind != ValueKind::Table) fault(*value, "expected " + std::string(key) + " = { de = \"…\" }");
    for (const auto& [language, name] : value->members)
        names.emplace(language, text(name, "the name in ", language));
    return names;
}

std::vector<const Value*> MapFields::tables(const Value& parent, std::string_view key)
{
    std::vector<const Value*> found;
    const Value* value = parent.find(key);
    if (!value) return found;
    if (value->kind != ValueKind::List) fault(*value, "expected [[" + std::string(key) + "]]");
    for (const Value& item : value->items) {
        if (item.kind == ValueKind::Table)
            found.push_back(&item);
        else
            fault(item, "expected [[" + std::string(key) + "]]");
    }
    return found;
}

} // namespace chancery
