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

struct OptionValue
{
    std::string_view name;      ///< in files: "any_route"
    const char* label;          ///< in tables, short; English, to be translated in the context of OptionWords
    std::string_view meaning{}; ///< in English and in full; empty where the label says it all
};

/// One member of RuleOptions.
struct OptionInfo
{
    std::string_view name;  ///< in files: "multi_route"
    std::string_view issue; ///< "4.A.1"; empty if DATC does not treat it
    const char* label;      ///< in tables: "A convoy with several routes"; English, to be translated as well
    std::string_view about; ///< in English and in full; empty where the label says it all
    std::span<const OptionValue> values;
    std::size_t (*get)(const RuleOptions&);       ///< index into `values`
    void (*set)(RuleOptions&, std::size_t value); ///< `value` is an index into `values`
};

std::span<const OptionInfo> optionTable();
/// What an option is about, in English and in full: "a convoy with several routes".
std::string aboutOption(const OptionInfo& option);
/// What a value means, in English and in full.
std::string_view meaningOf(const OptionValue& value);
/// nullptr if there is none of this name.
const OptionInfo* findOption(std::string_view name);

/// The name of the value in force.
std::string_view valueName(const OptionInfo& option, const RuleOptions& options);
/// "multi_route=any_route"; the error lists what is allowed.
Result<RuleOptions> withChange(RuleOptions options, std::string_view change);
Result<RuleOptions> withValue(RuleOptions options, std::string_view option, std::string_view value);

/// The name of a paradox choice in files, which is that of the value of paradox_unanswered: "answer_1".
std::string_view choiceName(ParadoxChoice choice);
/// Nothing if no choice has this name.
std::optional<ParadoxChoice> findChoice(std::string_view name);

} // namespace chancery
