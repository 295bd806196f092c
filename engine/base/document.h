// SPDX-License-Identifier: GPL-3.0-or-later
// A TOML document as plain values that know where they stand; the only door to the TOML library for readers.
#pragma once

#include "engine/base/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chancery {

struct Member;

/// One value. Which members are used follows from `kind`.
struct Value
{
    enum class Kind : std::uint8_t { Text, Number, Truth, Other, List, Table };

    Kind kind = Kind::Table;
    std::string text;            ///< of Text; of Other (fractions, dates) as TOML writes it
    std::int64_t number = 0;
    bool truth = false;
    std::vector<Value> items;    ///< of List
    std::vector<Member> members; ///< of Table, in the sequence of the document
    int line = 0, column = 0;    ///< counted from 1

    /// The member of a table, nullptr if there is none or this is no table.
    const Value* find(std::string_view key) const;
};

struct Member
{
    std::string key;
    Value value;
};

/// Reads a document of at most 16 MiB and 128 levels; `name` stands in the error's place, "name:line:column".
Result<Value> readDocument(std::string_view toml, const std::string& name);

/// A string as TOML writes it, with its quotation marks, on one line.
std::string quoted(std::string_view text);
/// A key, quoted if it must be.
std::string tomlKey(std::string_view key);
/// A value on one line.
std::string inlineToml(const Value& value);

/// Takes values out of a document and keeps the first complaint, so that readers need not stop at every step: after
/// a complaint everything that is asked for is empty.
class DocumentReader
{
public:
    explicit DocumentReader(std::string name) : name_(std::move(name)) {}

    const std::string& name() const { return name_; }
    const std::optional<Error>& error() const { return error_; }
    /// "name:line:column" of a value.
    std::string place(const Value& value) const;
    void complain(const Value& at, const std::string& message);

    /// A member that must be there and of this kind.
    std::string text(const Value& table, std::string_view key);
    std::int64_t number(const Value& table, std::string_view key);
    /// Nothing if the member is absent; a complaint if it is of another kind.
    std::string textOr(const Value& table, std::string_view key, std::string otherwise = {});
    bool truthOr(const Value& table, std::string_view key, bool otherwise);
    /// Empty if the member is absent.
    const std::vector<Value>& list(const Value& table, std::string_view key);
    const std::vector<Member>& table(const Value& table, std::string_view key);
    std::vector<std::string> texts(const Value& list);
    /// The text of a value that must be one.
    std::string text(const Value& value) { return textOf(value, {}); }
    /// The same; `what` begins the message, for values that may have no place of their own.
    std::string textOf(const Value& value, const std::string& what);

private:
    const Value* member(const Value& table, std::string_view key, Value::Kind kind, std::string_view expected);

    std::string name_;
    std::optional<Error> error_;
};

} // namespace chancery
