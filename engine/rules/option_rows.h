// SPDX-License-Identifier: GPL-3.0-or-later
// What the two halves of the table of options are made with. Only for them and for option_table.cpp.
#pragma once

#include "engine/base/translated.h"
#include "engine/rules/option_table.h"

#include <type_traits>

namespace chancery::values {

using O = RuleOptions;

/// Returns the row of an option whose value is a member of RuleOptions.
template<auto Member>
constexpr OptionInfo row(std::string_view name, std::string_view issue, std::span<const OptionValue> all,
                         const char* label, std::string_view about = {})
{
    return {name,
            issue,
            label,
            about,
            all,
            [](const RuleOptions& o) { return static_cast<std::size_t>(o.*Member); },
            [](RuleOptions& o, std::size_t value) {
                o.*Member = static_cast<std::remove_reference_t<decltype(o.*Member)>>(value);
            }};
}

/// The values of every yes-or-no option.
inline constexpr OptionValue yesNo[] = {
    {"no", QT_TRANSLATE_NOOP("chancery::OptionWords", "no")},
    {"yes", QT_TRANSLATE_NOOP("chancery::OptionWords", "yes")},
};

/// Returns the options on how orders are read and moves resolved.
std::span<const OptionInfo> movementOptions();
/// Returns the options on sheets, builds, civil disorder and the end of the game, which follow them.
std::span<const OptionInfo> gameOptions();

} // namespace chancery::values
