// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes which map and which rules a document is for.
#include "engine/files/rules_toml.h"

#include "engine/files/file_words.h"
#include "engine/rules/option_table.h"

#include <algorithm>

namespace chancery {

std::shared_ptr<const Map> namedMap(DocumentReader& reader, const Value& document, const MapLoader& maps,
                                    const char* otherwise)
{
    const std::string id =
        otherwise ? reader.textOr(document, "map", otherwise) : reader.text(document, "map");
    if (reader.error()) return nullptr;
    Result<std::shared_ptr<const Map>> found = maps(id);
    if (found) return *found;
    const Value* at = document.find("map");
    reader.complainBecause(at ? *at : document, {says::unusableMap, {id}}, found.error());
    return nullptr;
}

Rulebook readRules(DocumentReader& reader, const Value& document, UnknownRulebook unknown)
{
    Rulebook rules;
    rules.id = reader.textOr(document, "rulebook", rules.id);
    if (unknown == UnknownRulebook::Refused && !findRulebook(rules.id)) {
        reader.complain(*document.find("rulebook"), Message{says::noRulebook, {rules.id}});
        return rules;
    }
    rules.options = rulebookOrStandIn(rules.id).options;
    for (const Member& rule : reader.table(document, "rules")) {
        const Result<RuleOptions> changed = withValue(rules.options, rule.key, reader.text(rule.value));
        if (changed)
            rules.options = *changed;
        else
            reader.complain(rule.value, changed.error());
    }
    return rules;
}

std::string rulesToml(const Rulebook& rulebook, const std::string& prefix)
{
    std::string text;
    for (const Deviation& one : deviations(rulebook))
        text += tomlKey(one.option) + " = " + quoted(one.value) + "\n";
    return text.empty() ? text : "\n[" + prefix + "rules]\n" + text;
}

namespace {

constexpr int mostMinutes = 24 * 60; ///< of a stage

struct StageTime
{
    std::string_view key;
    int ClockRules::*minutes;
};

/// The keys are those of rulebooks, and `fall_diplomacy`.
constexpr StageTime stageTimes[] = {{"first_diplomacy", &ClockRules::firstDiplomacy},
                                    {"diplomacy", &ClockRules::diplomacy},
                                    {"fall_diplomacy", &ClockRules::fallDiplomacy},
                                    {"writing", &ClockRules::writing},
                                    {"retreats", &ClockRules::retreats},
                                    {"adjustments", &ClockRules::adjustments}};

} // namespace

std::optional<ClockRules> readTimes(DocumentReader& reader, const Value& document)
{
    const Value* table = document.find("times");
    if (!table) return std::nullopt;
    ClockRules times;
    for (const Member& member : reader.table(document, "times")) {
        const auto* const stage = std::ranges::find(stageTimes, member.key, &StageTime::key);
        if (stage == std::end(stageTimes)) continue; // of a later version
        times.*stage->minutes = static_cast<int>(reader.number(*table, member.key, 0, mostMinutes));
    }
    return times;
}

std::string timesToml(const std::optional<ClockRules>& times)
{
    if (!times) return {};
    std::string text = "\n[times]\n";
    for (const StageTime& stage : stageTimes)
        if (const int minutes = *times.*stage.minutes; minutes > 0)
            text += std::string(stage.key) + " = " + std::to_string(minutes) + "\n";
    return text;
}

} // namespace chancery
