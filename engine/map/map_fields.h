// SPDX-License-Identifier: GPL-3.0-or-later
// Takes values of a wanted kind out of a map file and collects all faults instead of stopping at the first.
#pragma once

#include "engine/base/document.h"
#include "engine/map/map.h"

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace chancery {

struct MapFault
{
    int line = 1, column = 1;
    std::string message;
};

/// A text of the file with the place where it stands.
struct MapItem
{
    std::string text;
    const Value* value;
};

/// What is taken stays valid as long as the document. What is wrong or absent is empty, false or the least
/// number.
class MapFields
{
public:
    std::vector<MapFault> faults;

    void fault(const Value& at, std::string message);
    void onlyKeys(const Value& table, std::string_view what, std::initializer_list<std::string_view> known);

    std::string text(const Value& table, std::string_view key);
    std::int64_t number(const Value& table, std::string_view key, std::int64_t least, std::int64_t most);
    bool yes(const Value& table, std::string_view key);
    std::vector<MapItem> list(const Value& table, std::string_view key);
    std::vector<std::string> texts(const Value& table, std::string_view key);
    Translations translations(const Value& table, std::string_view key);
    /// The tables [[key]].
    std::vector<const Value*> tables(const Value& parent, std::string_view key);

private:
    const Value* need(const Value& table, std::string_view key, std::string_view kind);
    std::string text(const Value& value, std::string_view what, std::string_view key);
};

/// Shown in a message: “…”, cut short if it is long.
std::string shown(std::string_view text);

} // namespace chancery
