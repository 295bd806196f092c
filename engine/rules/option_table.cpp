// SPDX-License-Identifier: GPL-3.0-or-later
// The table of options.
#include "engine/rules/option_table.h"

#include "engine/base/ascii.h"
#include "engine/base/message.h"
#include "engine/base/translated.h"
#include "engine/rules/option_rows.h"

#include <algorithm>

namespace chancery {

namespace {

constexpr const char* noOption = QT_TRANSLATE_NOOP(
    "FileErrors", "there is no option “%1”; expected one of those that a rulebook has, such as “paradox”");
constexpr const char* noValue =
    QT_TRANSLATE_NOOP("FileErrors", "the option “%1” cannot be “%2”; expected one of %3");
constexpr const char* notAChange = QT_TRANSLATE_NOOP(
    "FileErrors", "“%1” is not a house rule; expected OPTION=VALUE, such as paradox=szykman");

/// The names of the choices in files, in the order of ParadoxChoice.
constexpr std::string_view choiceNames[] = {"szykman",  "all_hold", "answer_1", "answer_2", "answer_3",
                                            "answer_4", "answer_5", "answer_6", "answer_7", "answer_8"};

std::vector<OptionInfo> allRows()
{
    std::vector<OptionInfo> rows;
    for (const std::span<const OptionInfo> half : {values::movementOptions(), values::gameOptions()})
        rows.insert(rows.end(), half.begin(), half.end());
    return rows;
}

/// Returns the present name of a value. Older files may name a third to eighth resolution of every paradox
/// that the rulebook leaves open. No paradox with so many has been found, so that Szykman's rule took their
/// place.
std::string_view presentName(std::string_view option, std::string_view value)
{
    const bool beyond =
        option == "paradox_unanswered" && value.size() == 8 && value >= "answer_3" && value <= "answer_8";
    return beyond ? "szykman" : value;
}

std::string allowed(const OptionInfo& option)
{
    std::string text;
    for (const OptionValue& value : option.values)
        text += (text.empty() ? "" : ", ") + std::string(value.name);
    return text;
}

} // namespace

std::span<const OptionInfo> optionTable()
{
    static const std::vector<OptionInfo> all = allRows();
    return all;
}

std::string aboutOption(const OptionInfo& option)
{
    if (!option.about.empty()) return std::string(option.about);
    std::string text = option.label;
    text.front() = asSmallLetter(text.front());
    return text;
}

std::string_view explanationOf(const OptionValue& value)
{
    return value.meaning.empty() ? value.label : value.meaning;
}

const OptionInfo* findOption(std::string_view name)
{
    const auto found = std::ranges::find(optionTable(), name, &OptionInfo::name);
    return found == optionTable().end() ? nullptr : &*found;
}

std::string_view valueName(const OptionInfo& option, const RuleOptions& options)
{
    return option.values[option.get(options)].name;
}

Result<RuleOptions> withValue(RuleOptions options, std::string_view name, std::string_view value)
{
    const OptionInfo* option = findOption(name);
    if (!option) return errorOf({noOption, {std::string(name)}});
    for (std::size_t i = 0; i < option->values.size(); ++i) {
        if (option->values[i].name != presentName(name, value)) continue;
        option->set(options, i);
        return options;
    }
    return errorOf({noValue, {std::string(name), std::string(value), allowed(*option)}});
}

Result<RuleOptions> withChange(RuleOptions options, std::string_view change)
{
    const std::size_t equals = change.find('=');
    if (equals == std::string_view::npos) return errorOf({notAChange, {std::string(change)}});
    return withValue(options, change.substr(0, equals), change.substr(equals + 1));
}

std::string_view choiceName(ParadoxChoice choice)
{
    return choiceNames[static_cast<std::size_t>(choice)];
}

std::optional<ParadoxChoice> findChoice(std::string_view name)
{
    const auto* const found = std::ranges::find(choiceNames, name);
    if (found == std::end(choiceNames)) return std::nullopt;
    return static_cast<ParadoxChoice>(found - choiceNames);
}

} // namespace chancery
