// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/files/foreign_games.h"

#include "engine/files/saved_json.h"

#include <algorithm>
#include <array>

namespace chancery {

namespace {

/// A form in which other programs save games.
struct ForeignForm
{
    bool (*recognizes)(std::string_view text);
    std::optional<Value> (*read)(std::string_view text);
};

constexpr std::array forms{ForeignForm{isSavedJson, readSavedJson}};

} // namespace

bool isForeignGame(std::string_view text)
{
    return std::ranges::any_of(forms, [text](const ForeignForm& form) { return form.recognizes(text); });
}

std::optional<Value> foreignGame(std::string_view text)
{
    for (const ForeignForm& form : forms)
        if (form.recognizes(text)) return form.read(text);
    return std::nullopt;
}

} // namespace chancery
