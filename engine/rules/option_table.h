// SPDX-License-Identifier: GPL-3.0-or-later
// Every option once: its name in files, the DATC issue that it settles, its values, and what is said of both.
#pragma once

#include "engine/base/result.h"
#include "engine/rules/options.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace chancery {

/// One value of an option.
struct OptionValue
{
    std::string_view name;      ///< in files: "any_route"
    const char* label;          ///< in tables, short; English, to be translated in the context of OptionWords
    std::string_view meaning{}; ///< in English and in full; empty where the label says it all
};

/// One option, a member of RuleOptions, with its names and values.
struct OptionInfo
{
    std::string_view name;  ///< in files: "multi_route"
    std::string_view issue; ///< "4.A.1"; empty if DATC does not treat it
    const char* label;      ///< in tables: "A convoy with several routes"; English, to be translated as well
    std::string_view about; ///< in English and in full; empty where the label says it all
    std::span<const OptionValue> values;          ///< in the order of its enumeration; "no" before "yes"
    std::size_t (*get)(const RuleOptions&);       ///< returns the index into `values`
    void (*set)(RuleOptions&, std::size_t value); ///< sets the value with this index
};

/// Returns every option once, in the order of RuleOptions.
std::span<const OptionInfo> optionTable();
/// Returns what an option is about, in English and in full: "a convoy with several routes".
std::string aboutOption(const OptionInfo& option);
/// Returns what a value means, in English and in full.
std::string_view explanationOf(const OptionValue& value);
/// Returns the option with this name, or nullptr.
const OptionInfo* findOption(std::string_view name);

/// Returns the name of the value that an option has in `options`.
std::string_view valueName(const OptionInfo& option, const RuleOptions& options);
/// Returns `options` with a change written as "multi_route=any_route"; the error lists the values allowed.
Result<RuleOptions> withChange(RuleOptions options, std::string_view change);
/// Returns `options` with one option set by the names of option and value; the error lists the values
/// allowed.
Result<RuleOptions> withValue(RuleOptions options, std::string_view option, std::string_view value);

/// Returns the name of a paradox choice in files, which is that of the value of paradox_unanswered:
/// "answer_1".
std::string_view choiceName(ParadoxChoice choice);
/// Returns the paradox choice with this name; nothing if no choice has it.
std::optional<ParadoxChoice> findChoice(std::string_view name);

} // namespace chancery
