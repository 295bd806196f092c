// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/journal/rebuild.h"

#include "engine/files/game_or_study.h"

#include <algorithm>

namespace chancery {

namespace {

constexpr std::size_t mostDamage = 16; ///< bytes in which a damaged record may differ from what it was

/// Returns whether what is left of a base record is of this one: its header is whole, or nearly all of it.
bool isLeftOf(std::string_view left, const std::string& record)
{
    if (left.empty()) return false;
    const std::string_view header = std::string_view(record).substr(0, record.find('\n') + 1);
    if (left.starts_with(header)) return true;
    if (left.size() != record.size()) return false;
    std::size_t others = 0;
    for (std::size_t i = 0; i < left.size(); ++i) others += left[i] == record[i] ? 0 : 1;
    return others <= mostDamage;
}

/// Returns whether the game as it is begins a replay with a step that holds the whole game.
bool hasWholeStep(const History& history)
{
    return std::ranges::any_of(history.steps, [&history](const HistoryStep& step) {
        return step.number <= history.at && !step.edits.empty() && isWhole(step.edits.front());
    });
}

/// Returns the history from the step on after which the game was saved; steps undone beyond that are done
/// again.
History fromSaved(History history)
{
    const int saved = *history.saved;
    std::erase_if(history.steps, [saved](const HistoryStep& step) { return step.number <= saved; });
    for (HistoryStep& step : history.steps) step.number -= saved;
    history.at = std::max(history.at - saved, 0);
    history.saved = 0;
    return history;
}

} // namespace

History rebuilt(const JournalReading& reading, const GameInFile& file)
{
    History history = reading.history;
    const std::string document = writeGameOrStudy(file.game);
    if (isLeftOf(reading.lostBegin, encode(BeginRecord{document}))) {
        history.base = document;
        return history;
    }
    const bool isSaved = history.saved && history.fingerprint == file.fingerprint;
    if (isSaved && *history.saved <= history.at) {
        history = fromSaved(std::move(history));
        history.base = document;
    } else if (!hasWholeStep(history)) {
        if (isSaved) history = fromSaved(std::move(history));
        history.base = document;
    }
    return history;
}

History salvaged(const JournalReading& reading)
{
    History history = reading.history;
    const std::size_t header = reading.lostBegin.find('\n');
    if (header != std::string::npos) history.base = reading.lostBegin.substr(header + 1);
    return history;
}

} // namespace chancery
