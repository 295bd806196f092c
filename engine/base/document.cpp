// SPDX-License-Identifier: GPL-3.0-or-later
// Reads TOML into plain values, with limits on size and depth that hold for hostile documents too.
#include "engine/base/document.h"

#include "engine/base/document_words.h"
#include "engine/base/toml_scan.h"

#include <toml++/toml.h>

#include <algorithm>
#include <sstream>

namespace chancery {

namespace {

constexpr int mostLevels = 128;

std::string placeIn(const std::string& name, int line, int column)
{
    return name + ':' + std::to_string(line) + ':' + std::to_string(column);
}

Value valueOf(const toml::node& node);

Value listOf(const toml::array& array)
{
    Value value;
    value.kind = Value::Kind::List;
    value.items.reserve(array.size());
    for (const toml::node& item : array) value.items.push_back(valueOf(item));
    return value;
}

Value tableOf(const toml::table& table)
{
    Value value;
    value.members.reserve(table.size());
    for (const auto& [key, node] : table) value.members.push_back({std::string(key.str()), valueOf(node)});
    // The library sorts by key; document order is kept instead.
    std::stable_sort(value.members.begin(), value.members.end(), [](const Member& a, const Member& b) {
        return std::pair(a.value.line, a.value.column) < std::pair(b.value.line, b.value.column);
    });
    return value;
}

Value otherOf(const toml::node& node)
{
    Value value;
    value.kind = Value::Kind::Other;
    std::ostringstream literal;
    node.visit([&literal](const auto& concrete) {
        if constexpr (!toml::is_container<decltype(concrete)>) literal << toml::toml_formatter(concrete);
    });
    value.text = literal.str();
    return value;
}

Value scalarOf(const toml::node& node)
{
    Value value;
    if (const auto* text = node.as_string()) {
        value.kind = Value::Kind::Text;
        value.text = text->get();
    } else if (const auto* number = node.as_integer()) {
        value.kind = Value::Kind::Number;
        value.number = number->get();
    } else if (const auto* truth = node.as_boolean()) {
        value.kind = Value::Kind::Truth;
        value.truth = truth->get();
    } else {
        return otherOf(node);
    }
    return value;
}

Value valueOf(const toml::node& node)
{
    Value value = node.is_table()   ? tableOf(*node.as_table())
                  : node.is_array() ? listOf(*node.as_array())
                                    : scalarOf(node);
    value.line = static_cast<int>(node.source().begin.line);
    value.column = static_cast<int>(node.source().begin.column);
    return value;
}

/// Returns our sentence for a description of the library's, "Error while parsing SCOPE: ...", which is in
/// English and in its own words.
const char* whatIsWrong(std::string_view description)
{
    constexpr std::string_view start = "Error while parsing ";
    if (description.starts_with(start)) description.remove_prefix(start.size());
    const auto has = [&](std::string_view words) {
        return description.find(words) != std::string_view::npos;
    };
    const auto within = [&](std::string_view scope) { return description.starts_with(scope); };
    if (has("redefine") || has("cannot insert")) return says::setTwice;
    if (within("string") || within("literal string") || within("unicode")) return says::textNotClosed;
    if (has("expected value")) return says::badValue;
    if (has("end-of-file") || has("EOF")) return says::endsTooEarly;
    if (within("table header")) return says::badHeader;
    if (within("array")) return says::badList;
    if (within("inline table")) return says::badInlineTable;
    if (within("key") || within("root table") || within("comment")) return says::badLine;
    return says::badValue;
}

const char* mustBe(Value::Kind kind)
{
    switch (kind) {
    case Value::Kind::Number:
        return says::mustBeNumber;
    case Value::Kind::Truth:
        return says::mustBeTruth;
    case Value::Kind::List:
        return says::mustBeList;
    case Value::Kind::Table:
        return says::mustBeTable;
    default:
        return says::mustBeText;
    }
}

} // namespace

const Value* Value::find(std::string_view key) const
{
    const auto found = std::find_if(members.begin(), members.end(),
                                    [key](const Member& member) { return member.key == key; });
    return found == members.end() ? nullptr : &found->value;
}

Result<Value> readDocument(std::string_view toml, const std::string& name)
{
    if (toml.size() > largestDocument)
        return errorOf({says::documentTooLarge, {std::to_string(largestDocument >> 20)}}, name);
    if (const auto hazard = hazardIn(toml, mostLevels))
        return errorOf(hazard->message, placeIn(name, hazard->line, hazard->column));
    try {
        return valueOf(toml::parse(toml, std::string_view(name)));
    } catch (const toml::parse_error& problem) {
        const toml::source_position at = problem.source().begin;
        return errorOf({whatIsWrong(problem.description())},
                       placeIn(name, static_cast<int>(at.line), static_cast<int>(at.column)));
    }
}

std::string DocumentReader::place(const Value& value) const
{
    // Values that were not read from a document have no place of their own.
    return value.line > 0 ? placeIn(name_, value.line, value.column) : name_;
}

void DocumentReader::complain(const Value& at, Message message)
{
    if (!error_) error_ = errorOf(std::move(message), place(at));
}

void DocumentReader::complain(const Value& at, const Error& error)
{
    if (!error_) error_ = errorAt(place(at), error);
}

void DocumentReader::complainBecause(const Value& at, Message message, const Error& cause)
{
    if (!error_) error_ = errorBecause(std::move(message), place(at), cause);
}

const Value* DocumentReader::member(const Value& table, std::string_view key, Value::Kind kind)
{
    const Value* found = error_ ? nullptr : table.find(key);
    if (!found || found->kind == kind) return found;
    complain(*found, Message{mustBe(kind), {std::string(key)}});
    return nullptr;
}

std::string DocumentReader::text(const Value& table, std::string_view key)
{
    const Value* found = member(table, key, Value::Kind::Text);
    if (!found) complain(table, Message{says::textMissing, {std::string(key)}});
    return found ? found->text : std::string();
}

std::int64_t DocumentReader::number(const Value& table, std::string_view key)
{
    const Value* found = member(table, key, Value::Kind::Number);
    if (!found) complain(table, Message{says::numberMissing, {std::string(key)}});
    return found ? found->number : 0;
}

std::int64_t DocumentReader::number(const Value& table, std::string_view key, std::int64_t least,
                                    std::int64_t most)
{
    const std::int64_t found = number(table, key), possible = std::clamp(found, least, most);
    if (found != possible && !error_)
        complain(*table.find(key),
                 Message{says::outOfBounds, {std::string(key), std::to_string(least), std::to_string(most)}});
    return possible;
}

std::string DocumentReader::textOr(const Value& table, std::string_view key, std::string otherwise)
{
    const Value* found = member(table, key, Value::Kind::Text);
    return found ? found->text : std::move(otherwise);
}

bool DocumentReader::truthOr(const Value& table, std::string_view key, bool otherwise)
{
    const Value* found = member(table, key, Value::Kind::Truth);
    return found ? found->truth : otherwise;
}

const std::vector<Value>& DocumentReader::list(const Value& table, std::string_view key)
{
    static const std::vector<Value> none;
    const Value* found = member(table, key, Value::Kind::List);
    return found ? found->items : none;
}

const std::vector<Member>& DocumentReader::table(const Value& table, std::string_view key)
{
    static const std::vector<Member> none;
    const Value* found = member(table, key, Value::Kind::Table);
    return found ? found->members : none;
}

const std::string& DocumentReader::textOf(const Value& value, std::string_view what, std::string_view whose)
{
    static const std::string none;
    if (value.kind == Value::Kind::Text) return value.text;
    const std::string named = std::string(what) + (whose.empty() ? "" : " of ") + std::string(whose);
    complain(value, what.empty() ? Message{says::notText} : Message{says::textOf, {named}});
    return none;
}

std::vector<std::string> DocumentReader::texts(const Value& list)
{
    if (list.kind != Value::Kind::List) complain(list, Message{says::notTexts});
    std::vector<std::string> found;
    for (const Value& item : list.items) found.push_back(text(item));
    return found;
}

} // namespace chancery
