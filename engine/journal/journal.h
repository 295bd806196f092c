// SPDX-License-Identifier: GPL-3.0-or-later
// The journal of a game: everything that was done to it, record after record, each with its own checksum.
#pragma once

#include "engine/journal/edit.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chancery {

/// One line in the journal's text: `@KIND BYTES CHECKSUM`, and then so many bytes and a line feed.
struct JournalRecord
{
    enum class Kind : std::uint8_t {
        Begin, ///< `text` is the game as a document; everything before is forgotten
        Step,  ///< a change, done and undone as one
        At,    ///< the step `number` is the last that is done, the later ones are undone
        Draft, ///< a keystroke that changes no game: `number`, `change` and `text` of a Draft
        Saved, ///< as it is after the step `number`, the game is in its file, whose fingerprint is `text`; -1
               ///< is a step that cannot be reached any more
    };

    Kind kind = Kind::Begin;
    int number = 0;         ///< steps are counted from 1; 0 is the beginning
    bool merged = false;    ///< of Step: it continues the one before
    int change = 0;         ///< of Step: what views are told, see Change
    std::string text;       ///< of Step: what was done, for the Edit menu
    Edit edit;              ///< of Step

    bool operator==(const JournalRecord&) const = default;
};

std::string encode(const JournalRecord& record);

/// Letters typed for one order that are no order yet.
struct Draft
{
    int power = 0;
    int question = -1; ///< which of those the phase asks the power, from 0; -1 for an order beyond these
    std::string letters;

    bool operator==(const Draft&) const = default;
};

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
