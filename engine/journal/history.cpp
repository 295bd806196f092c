// SPDX-License-Identifier: GPL-3.0-or-later
// Adds records to a history, and writes a history as the shortest journal.
#include "engine/journal/journal.h"

#include <algorithm>

namespace chancery {

namespace {

/// Adds an edit to a step and removes those that it makes needless: while a line is typed, only its last
/// state stays.
void addEdit(HistoryStep& step, const Edit& edit)
{
    while (!step.edits.empty() && covers(edit, step.edits.back())) step.edits.pop_back();
    step.edits.push_back(edit);
}

void add(History& history, const BeginRecord& record)
{
    history = {};
    history.base = record.game;
}

void add(History& history, const StepRecord& record)
{
    // As in an undo stack, a new step removes the steps that are undone: the last ones, since numbers only
    // rise.
    const int kept = std::min(history.at, record.merged ? record.number : record.number - 1);
    while (!history.steps.empty() && history.steps.back().number > kept) history.steps.pop_back();
    if (history.saved && *history.saved > kept) history.saved.reset();
    history.at = record.number;
    if (record.merged && !history.steps.empty() && history.steps.back().number == record.number)
        return addEdit(history.steps.back(), record.edit);
    history.steps.push_back({record.number, record.change, record.what, {record.edit}});
}

void add(History& history, const AtRecord& record)
{
    history.at = record.number;
}

void add(History& history, const Draft& record)
{
    if (record == Draft()) return history.drafts.clear();
    std::erase_if(history.drafts, [&record](const Draft& one) {
        return one.power == record.power && one.question == record.question;
    });
    constexpr std::size_t most = 256; // no game asks more at a time
    if (history.drafts.size() == most) history.drafts.erase(history.drafts.begin());
    if (!record.letters.empty()) history.drafts.push_back(record);
}

void add(History& history, const SavedRecord& record)
{
    history.saved = record.number;
    history.fingerprint = record.fingerprint;
}

} // namespace

void append(History& history, const JournalRecord& record)
{
    std::visit([&history](const auto& one) { add(history, one); }, record);
}

std::string encode(const History& history)
{
    std::string text = encode(BeginRecord{history.base});
    for (const HistoryStep& step : history.steps)
        for (std::size_t i = 0; i < step.edits.size(); ++i)
            text += encode(StepRecord{step.number, i > 0, step.change, step.what, step.edits[i]});
    text += encode(AtRecord{history.at});
    for (const Draft& draft : history.drafts) text += encode(draft);
    if (history.saved || !history.fingerprint.empty())
        text += encode(SavedRecord{history.saved, history.fingerprint});
    return text;
}

} // namespace chancery
