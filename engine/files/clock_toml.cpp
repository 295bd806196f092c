// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes the times of a game's clock.
#include "engine/files/clock_toml.h"

#include "engine/files/file_words.h"

#include <algorithm>

namespace chancery {

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
