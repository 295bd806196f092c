// SPDX-License-Identifier: GPL-3.0-or-later
// Writes and reads the records of a journal as text.
#include "engine/journal/journal.h"

#include "engine/base/checksum.h"
#include "engine/base/utf8.h"

#include <algorithm>
#include <charconv>

namespace chancery {

namespace {

/// The words for the kinds of records in the text, in the order of JournalRecord.
constexpr std::string_view kinds[] = {"begin", "step", "at", "draft", "saved"};
static_assert(std::size(kinds) == std::variant_size_v<JournalRecord>);
constexpr int unreachable = -1; ///< written for SavedRecord::number without a value
constexpr std::size_t checksumDigits = 8;
constexpr std::size_t longestHeader = 40;

/// Removes the text up to the separator from the front and returns it; nothing if there is no separator.
std::optional<std::string_view> take(std::string_view& text, char separator)
{
    const std::size_t end = text.find(separator);
    if (end == std::string_view::npos) return {};
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(end + 1);
    return word;
}

template<class Number>
std::optional<Number> numberIn(std::optional<std::string_view> word)
{
    Number number{};
    if (!word) return {};
    const auto [stop, fault] = std::from_chars(word->data(), word->data() + word->size(), number);
    if (fault != std::errc{} || stop != word->data() + word->size()) return {};
    return number;
}

/// Returns a text with its line feeds replaced by blanks.
std::string onOneLine(std::string text)
{
    std::ranges::replace(text, '\n', ' ');
    return text;
}

std::string numberLine(int number)
{
    return std::to_string(number) + "\n";
}

std::string payload(const BeginRecord& record)
{
    return record.game;
}

/// Writes number, merged, change, scope and what was done, a line each; then the text of the edit.
std::string payload(const StepRecord& record)
{
    return numberLine(record.number) + numberLine(record.merged ? 1 : 0) + numberLine(record.change) +
           onOneLine(record.edit.scope) + "\n" + onOneLine(record.what) + "\n" + record.edit.text;
}

std::string payload(const AtRecord& record)
{
    return numberLine(record.number);
}

std::string payload(const Draft& record)
{
    return numberLine(record.power) + numberLine(record.question) + record.letters;
}

std::string payload(const SavedRecord& record)
{
    return numberLine(record.number.value_or(unreachable)) + record.fingerprint;
}

using RecordRead = std::optional<JournalRecord>;

RecordRead readStep(std::string_view text)
{
    const auto number = numberIn<int>(take(text, '\n'));
    const auto merged = numberIn<int>(take(text, '\n'));
    const auto change = numberIn<int>(take(text, '\n'));
    const auto scope = take(text, '\n');
    const auto what = take(text, '\n');
    if (!number || !merged || !change || !scope || !what || *number < 1) return {};
    return StepRecord{
        *number, *merged != 0, *change, std::string(*what), {std::string(*scope), std::string(text)}};
}

RecordRead readAt(std::string_view text)
{
    const auto number = numberIn<int>(take(text, '\n'));
    if (!number || *number < 0) return {};
    return AtRecord{*number};
}

RecordRead readDraft(std::string_view text)
{
    const auto power = numberIn<int>(take(text, '\n'));
    const auto question = numberIn<int>(take(text, '\n'));
    if (!power || !question || *power < 0 || *question < -1) return {};
    return Draft{*power, *question, std::string(text)};
}

RecordRead readSaved(std::string_view text)
{
    const auto number = numberIn<int>(take(text, '\n'));
    if (!number || *number < unreachable) return {};
    return SavedRecord{*number == unreachable ? std::optional<int>() : number, std::string(text)};
}

RecordRead readPayload(std::string_view kind, std::string_view text)
{
    if (kind == "begin") return BeginRecord{std::string(text)};
    if (kind == "step") return readStep(text);
    if (kind == "at") return readAt(text);
    if (kind == "draft") return readDraft(text);
    if (kind == "saved") return readSaved(text);
    return {};
}

/// A record read from the front of a text, and its length in bytes.
struct Framed
{
    enum class State { Whole, Torn, Damaged } state = State::Damaged;
    JournalRecord record{};
    std::size_t length = 0;
};

/// Reads a record. Takes the bytes whose checksum is worked out off `allowance`; where it is used up, what is
/// left is damage.
Framed readFramed(std::string_view text, std::size_t& allowance)
{
    std::string_view header = text.substr(0, longestHeader);
    const bool lastLine = text.size() < longestHeader;
    const auto kindWord = take(header, ' ');
    const auto bytes = numberIn<std::size_t>(take(header, ' '));
    const auto sum = take(header, '\n');
    if (!kindWord || !bytes || !sum)
        return {lastLine && text.find('\n') == std::string_view::npos ? Framed::State::Torn
                                                                      : Framed::State::Damaged};
    if (!kindWord->starts_with('@') || sum->size() != checksumDigits) return {};
    const std::string_view kind = kindWord->substr(1);
    // An unknown kind is damage, whatever length its header gives.
    if (std::ranges::find(kinds, kind) == std::end(kinds)) return {};
    const std::size_t start = static_cast<std::size_t>(sum->data() - text.data()) + checksumDigits + 1;
    if (*bytes >= text.size() - start) return {Framed::State::Torn};
    const std::string_view content = text.substr(start, *bytes);
    if (text[start + *bytes] != '\n' || content.size() > allowance) return {};
    allowance -= content.size();
    if (checksum(content) != *sum) return {};
    auto record = readPayload(kind, content);
    if (!record) return {};
    return {Framed::State::Whole, *std::move(record), start + *bytes + 1};
}

/// Returns the byte at which the next readable record begins after a damaged one; the end if there is none.
std::size_t nextRecord(std::string_view text, std::size_t from, std::size_t& allowance)
{
    for (std::size_t at = text.find('@', from + 1); at != std::string_view::npos; at = text.find('@', at + 1))
        if (readFramed(text.substr(at), allowance).state == Framed::State::Whole) return at;
    return text.size();
}

/// Reads a journal whose lines end with a line feed.
JournalReading readAsItIs(std::string_view text)
{
    // Headers that give false lengths could have the same bytes worked out again and again. Only a file that
    // was made so comes to the end of the allowance; then records behind such headers are damage too.
    constexpr std::size_t timesOver = 16;
    std::size_t allowance = text.size() * timesOver;
    JournalReading reading;
    for (std::size_t at = 0; at < text.size();) {
        const Framed next = readFramed(text.substr(at), allowance);
        if (next.state == Framed::State::Whole) {
            append(reading.history, next.record);
            ++reading.records;
            at += next.length;
            continue;
        }
        const std::size_t beyond = nextRecord(text, at, allowance);
        // A damaged header too may give a length beyond the end. The record is torn only if no readable one
        // follows.
        if (beyond == text.size() && next.state == Framed::State::Torn) {
            reading.torn = true;
            break;
        }
        if (reading.damages++ == 0) reading.firstAt = at;
        if (at == 0) reading.lostBegin = text.substr(0, beyond);
        at = beyond;
    }
    return reading;
}

} // namespace

std::string encode(const JournalRecord& record)
{
    const std::string content = std::visit([](const auto& one) { return payload(one); }, record);
    return "@" + std::string(kinds[record.index()]) + " " + std::to_string(content.size()) + " " +
           checksum(content) + "\n" + content + "\n";
}

JournalReading readJournal(std::string_view text)
{
    JournalReading reading = readAsItIs(text);
    const bool isWhole = reading.damages == 0 && !reading.torn; // even if a text in it is a converted journal
    if (isWhole || !hasCarriageReturns(text)) return reading;
    JournalReading converted = readAsItIs(withLineFeeds(text)); // whose lengths and checksums fit again
    return converted.records > reading.records ? converted : reading;
}

} // namespace chancery
