// SPDX-License-Identifier: GPL-3.0-or-later
// What a journal comes to, record by record.
#include "engine/journal/journal.h"

#include <algorithm>

namespace chancery {

namespace {

using RecordKind = JournalRecord::Kind;

/// What comes later says what came before, where it can: of typing a line only the end is kept.
void addEdit(HistoryStep& step, const Edit& edit)
{
    while (!step.edits.empty() && covers(edit, step.edits.back())) step.edits.pop_back();
    step.edits.push_back(edit);
}

void addStep(History& history, const JournalRecord& record)
{
    // As in an undo stack: what was undone is gone once something else is done.
    const int kept = std::min(history.at, record.merged ? record.number : record.number - 1);
    std::erase_if(history.steps, [kept](const HistoryStep& step) { return step.number > kept; });
    if (history.saved && *history.saved > kept) history.saved.reset();
    history.at = record.number;
    if (record.merged && !history.steps.empty() && history.steps.back().number == record.number)
        return addEdit(history.steps.back(), record.edit);
    history.steps.push_back({record.number, record.change, record.text, {record.edit}});
}

} // namespace

void append(History& history, const JournalRecord& record)
{
    switch (record.kind) {
    case RecordKind::Begin:
        history = {};
        history.base = record.text;
        break;
    case RecordKind::Step:
        addStep(history, record);
        break;
    case RecordKind::At:
        history.at = record.number;
        break;
    case RecordKind::Draft:
        history.draft = {record.number, record.change, record.text};
        break;
    case RecordKind::Saved:
        history.saved = record.number < 0 ? std::optional<int>() : record.number;
        history.fingerprint = record.text;
        break;
    }
}

std::string encode(const History& history)
{
    JournalRecord record;
    record.text = history.base;
    std::string text = encode(record);
    for (const HistoryStep& step : history.steps)
        for (std::size_t i = 0; i < step.edits.size(); ++i)
            text += encode(
                JournalRecord{RecordKind::Step, step.number, i > 0, step.change, step.what, step.edits[i]});
    text += encode(JournalRecord{RecordKind::At, history.at, false, 0, {}, {}});
    if (const Draft& draft = history.draft; !draft.letters.empty())
        text +=
            encode(JournalRecord{RecordKind::Draft, draft.power, false, draft.question, draft.letters, {}});
    if (history.saved || !history.fingerprint.empty())
        text += encode(
            JournalRecord{RecordKind::Saved, history.saved.value_or(-1), false, 0, history.fingerprint, {}});
    return text;
}

} // namespace chancery
