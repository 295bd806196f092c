// SPDX-License-Identifier: GPL-3.0-or-later
// The journal of a game: every change as a record of text with its own checksum, and the history that they
// add up to.
#pragma once

#include "engine/journal/edit.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace chancery {

/// Begins a history. Whatever the journal has before this record no longer counts.
struct BeginRecord
{
    std::string game; ///< the game document before the first step

    bool operator==(const BeginRecord&) const = default;
};

/// Records one change to the game. The records of one step are undone together.
struct StepRecord
{
    int number = 0;      ///< the number of the step, counted from 1
    bool merged = false; ///< whether the record continues an earlier one with the same number
    int change = 0;      ///< what kind of change it is: the number of a Change in ui/desk, kept as it is
    std::string what;    ///< what was done, for the Edit menu
    Edit edit;           ///< the change itself

    bool operator==(const StepRecord&) const = default;
};

/// Records undo and redo: step `number` is now the last one that is done, later steps are undone.
struct AtRecord
{
    int number = 0; ///< 0 if every step is undone

    bool operator==(const AtRecord&) const = default;
};

/// Records letters that were typed for an order and not entered, so that the game has not changed. Without
/// letters it records that nothing is left of them; Draft() records that for all.
struct Draft
{
    int power = 0;       ///< the index of the power
    int question = -1;   ///< which order asked of the power, counted from 0; -1 for a further order
    std::string letters; ///< as they are typed

    bool operator==(const Draft&) const = default;
};

/// Records that the game was saved: its file holds the game after step `number`.
struct SavedRecord
{
    std::optional<int> number; ///< without a value if undo and redo can no longer reach that step
    std::string fingerprint;   ///< distinguishes this version of the file from others; see file_checksum.h

    bool operator==(const SavedRecord&) const = default;
};

/// One record of a journal. As text it is the line `@KIND BYTES CHECKSUM`, then that many bytes, then a line
/// feed.
using JournalRecord = std::variant<BeginRecord, StepRecord, AtRecord, Draft, SavedRecord>;

/// Returns a record as the text to append to a journal.
std::string encode(const JournalRecord& record);

/// One step of a history: the edits of all records with its number, which are undone together.
struct HistoryStep
{
    int number = 0, change = 0; ///< as in StepRecord
    std::string what;           ///< as in StepRecord
    std::vector<Edit> edits;    ///< to be applied in this order

    bool operator==(const HistoryStep&) const = default;
};

/// A game with its undo steps, as the records of a journal add up to.
struct History
{
    std::string base;               ///< the game document before the first step; empty if it is lost
    std::vector<HistoryStep> steps; ///< in ascending order of their numbers, undone ones included
    int at = 0;                     ///< the number of the last step that is done; 0 if none is
    std::optional<int> saved;  ///< the step after which the game was as in its file, if it can be reached
    std::string fingerprint;   ///< of that version of the file; empty if the game was never saved
    std::vector<Draft> drafts; ///< one for each question, the last typed one last

    /// Returns whether the game is as in its file.
    bool clean() const { return saved == at; }
    bool operator==(const History&) const = default;
};

/// Adds a record to a history. A new step removes the steps that are undone, as in an undo stack.
void append(History& history, const JournalRecord& record);
/// Returns the shortest journal from which readJournal makes this history.
std::string encode(const History& history);

/// What could be read of a journal, and what could not.
struct JournalReading
{
    History history;         ///< of the records that could be read
    std::size_t records = 0; ///< the number of records that could be read
    std::size_t damages = 0; ///< the number of damaged stretches; their records are left out
    std::size_t firstAt = 0; ///< the byte at which the first damaged stretch begins; 0 if there is none
    bool torn = false;       ///< whether the last record is incomplete, as after a crash while it was written
    std::string lostBegin;   ///< what is left of the first record where it is damaged; else empty
};

/// Reads a journal. It never fails: damaged records are counted and left out, an incomplete last one is
/// dropped. Lines may end as on another system.
JournalReading readJournal(std::string_view text);

} // namespace chancery
