// SPDX-License-Identifier: GPL-3.0-or-later
// Reads typed fields from a map file and collects all faults instead of stopping at the first.
#pragma once

#include "engine/base/document.h"
#include "engine/map/map.h"

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace chancery {

/// One fault in a map file.
struct MapFault
{
    int line = 1, column = 1; ///< counted from 1
    std::string message;      ///< what is wrong, for a person
};

/// A text of the file with the value that holds it.
struct MapItem
{
    std::string text;   ///< the text
    const Value* value; ///< belongs to the document
};

/// Reads fields of a map file and collects the faults in them. A field that is wrong or absent comes back
/// empty, false or as the least number allowed. Pointers stay valid as long as the document.
class MapFields
{
public:
    std::vector<MapFault> faults; ///< in the order in which they were found

    /// Adds a fault at the place of `at`.
    void fault(const Value& at, std::string message);
    /// Adds a fault for each key of `table` that is not `known`; `what` names the kind of table in the
    /// message.
    void onlyKeys(const Value& table, std::string_view what, std::initializer_list<std::string_view> known);

    /// Returns a required text of 1 to 100 bytes; adds a fault if it is absent or anything else.
    std::string text(const Value& table, std::string_view key);
    /// Returns a required whole number from `least` to `most`; adds a fault and returns `least` otherwise.
    std::int64_t number(const Value& table, std::string_view key, std::int64_t least, std::int64_t most);
    /// Returns an optional truth value, false if it is absent; adds a fault if it is of another type.
    bool yes(const Value& table, std::string_view key);
    /// Returns an optional list of at most 200 texts without those that are faulty; adds a fault for each of
    /// these.
    std::vector<MapItem> list(const Value& table, std::string_view key);
    /// Returns an optional list of at most 200 texts, as `list` does, without their places.
    std::vector<std::string> texts(const Value& table, std::string_view key);
    /// Returns an optional table of names by language; adds a fault for each entry that is no text.
    Translations translations(const Value& table, std::string_view key);
    /// Returns the tables [[key]], none if the key is absent; adds a fault for each entry that is no table.
    std::vector<const Value*> tables(const Value& parent, std::string_view key);

private:
    const Value* need(const Value& table, std::string_view key, std::string_view kind);
    std::string text(const Value& value, std::string_view what, std::string_view key);
};

/// Returns `text` as messages show it: in quotation marks, cut off after 40 bytes.
std::string shown(std::string_view text);

} // namespace chancery
