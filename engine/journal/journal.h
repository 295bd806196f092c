// SPDX-License-Identifier: GPL-3.0-or-later
// The journal of a game: everything that was done to it, record after record, each with its own checksum.
#pragma once

#include "engine/journal/edit.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace chancery {

/// The game as a document; everything before this record is forgotten.
struct BeginRecord
{
    std::string game;

    bool operator==(const BeginRecord&) const = default;
};

/// A change, done and undone as one.
struct StepRecord
{
    int number = 0;      ///< steps are counted from 1; 0 is the beginning
    bool merged = false; ///< it continues the step of the same number
    int change = 0;      ///< what views are told, see Change
    std::string what;    ///< what was done, for the Edit menu
    Edit edit;

    bool operator==(const StepRecord&) const = default;
};

/// The step `number` is the last that is done; the later ones are undone.
struct AtRecord
{
    int number = 0;

    bool operator==(const AtRecord&) const = default;
};

/// Letters typed for one order that are no order yet: a keystroke that changes no game.
struct Draft
{
    int power = 0;
    int question = -1; ///< which of those the phase asks the power, from 0; -1 for an order beyond these
    std::string letters;

    bool operator==(const Draft&) const = default;
};

/// As it is after the step `number`, the game is in its file.
struct SavedRecord
{
    std::optional<int> number; ///< nothing if that step cannot be reached any more
    std::string fingerprint;   ///< of the file

    bool operator==(const SavedRecord&) const = default;
};

/// One line in the journal's text: `@KIND BYTES CHECKSUM`, and then so many bytes and a line feed.
using JournalRecord = std::variant<BeginRecord, StepRecord, AtRecord, Draft, SavedRecord>;

std::string encode(const JournalRecord& record);

/// A change that is undone as one.
struct HistoryStep
{
    int number = 0, change = 0;
    std::string what;
    std::vector<Edit> edits; ///< one after the other

    bool operator==(const HistoryStep&) const = default;
};

/// What a journal comes to.
struct History
{
    std::string base; ///< the game as it was before the first step; empty if that is lost
    std::vector<HistoryStep> steps;
    int at = 0;               ///< the step that was done last
    std::optional<int> saved; ///< after this step the game was as in its file
    std::string fingerprint;  ///< of that file
    Draft draft;              ///< as it was last

    bool clean() const { return saved == at; }
    bool operator==(const History&) const = default;
};

void append(History& history, const JournalRecord& record);
/// The shortest journal that comes to this.
std::string encode(const History& history);

/// A journal as far as it can be read.
struct JournalReading
{
    History history;
    std::size_t records = 0;  ///< that could be read
    std::size_t damages = 0;  ///< places where something is damaged; what stands there is left out
    std::size_t firstAt = 0;  ///< byte of the first of these
    bool torn = false;        ///< the last record is not whole, as after a crash while it was written
};

JournalReading readJournal(std::string_view text);

} // namespace chancery
