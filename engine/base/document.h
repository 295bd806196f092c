// SPDX-License-Identifier: GPL-3.0-or-later
// A TOML document as plain values that know their line and column, and TOML text from such values. Readers
// reach the TOML library only through this file.
#pragma once

#include "engine/base/message.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chancery {

struct Member;

/// One TOML value with its place in the document. `kind` says which of the other members are used.
struct Value
{
    /// The TOML type of a value. Other is a fraction, a date or a time.
    enum class Kind : std::uint8_t { Text, Number, Truth, Other, List, Table };

    Kind kind = Kind::Table;     ///< which type it has
    std::string text;            ///< Text: the text; Other: the literal as TOML writes it
    std::int64_t number = 0;     ///< Number
    bool truth = false;          ///< Truth: true or false
    std::vector<Value> items;    ///< List
    std::vector<Member> members; ///< Table: its members in document order
    int line = 0, column = 0;    ///< counted from 1; 0 if the value was not read from a document

    /// Returns the member `key` of a table, or nullptr if it is absent or this value is no table.
    const Value* find(std::string_view key) const;
};

/// One `key = value` of a table.
struct Member
{
    std::string key; ///< without quotation marks
    Value value;     ///< what it is set to
};

/// The most bytes of a TOML document that `readDocument` reads: 16 MiB.
inline constexpr std::size_t largestDocument = 16 << 20;

/// Reads a TOML document of at most 16 MiB and 128 levels. On failure, `Error::where` is "name:line:column",
/// or `name` alone if the document is too large.
Result<Value> readDocument(std::string_view toml, const std::string& name);

/// Returns `text` as a basic TOML string: in quotation marks, escaped, on one line.
std::string quoted(std::string_view text);
/// Returns `key` as TOML writes it, with quotation marks if it is not a bare key.
std::string tomlKey(std::string_view key);
/// Returns `value` as TOML on one line, tables and lists inline.
std::string inlineToml(const Value& value);

/// Reads values from a document and keeps the first error, so that callers need not check every step. After
/// an error, members that are asked for by key come back empty or with their default.
class DocumentReader
{
public:
    /// `name` is what error messages call the document, as a rule its file name.
    explicit DocumentReader(std::string name)
        : name_(std::move(name))
    {
    }

    const std::string& name() const { return name_; }            ///< the name that error messages use
    const std::optional<Error>& error() const { return error_; } ///< the first error, if any
    /// Returns "name:line:column" of a value, or the name alone if the value was not read from a document.
    std::string place(const Value& value) const;
    /// Records an error at `at`, unless an earlier one is already recorded.
    void complain(const Value& at, Message message);
    /// As above, for an error without a place of its own.
    void complain(const Value& at, const Error& error);
    /// As above, for a message whose last gap is filled by the text of another error.
    void complainBecause(const Value& at, Message message, const Error& cause);

    /// Returns the text member `key` of `table`; records an error if it is absent or no text.
    std::string text(const Value& table, std::string_view key);
    /// Returns the whole number `key` of `table`; records an error if it is absent or no whole number.
    std::int64_t number(const Value& table, std::string_view key);
    /// As `number`, for one from `least` to `most`; records an error at the number if it is out of them and
    /// returns the next one that is not.
    std::int64_t number(const Value& table, std::string_view key, std::int64_t least, std::int64_t most);
    /// Returns the text member `key`, or `otherwise` if it is absent; records an error if it is no text.
    std::string textOr(const Value& table, std::string_view key, std::string otherwise = {});
    /// Returns the truth value `key`, or `otherwise` if it is absent; records an error if it is neither true
    /// nor false.
    bool truthOr(const Value& table, std::string_view key, bool otherwise);
    /// Returns the items of the list `key`, empty if it is absent; records an error if it is no list.
    const std::vector<Value>& list(const Value& table, std::string_view key);
    /// Returns the members of the table `key`, empty if it is absent; records an error if it is no table.
    const std::vector<Member>& table(const Value& table, std::string_view key);
    /// Returns the items of `list` as texts; records an error if it is no list or an item is no text.
    std::vector<std::string> texts(const Value& list);
    /// Returns the text of `value`; records an error if it is no text.
    const std::string& text(const Value& value) { return textOf(value, {}); }
    /// Returns the text of `value`, which must outlive it; records an error that begins with "`what` of
    /// `whose`", or with `what`, if it is no text. This helps to find values that have no place of their own.
    const std::string& textOf(const Value& value, std::string_view what, std::string_view whose = {});

private:
    const Value* member(const Value& table, std::string_view key, Value::Kind kind);

    std::string name_;
    std::optional<Error> error_;
};

} // namespace chancery
