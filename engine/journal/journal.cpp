// SPDX-License-Identifier: GPL-3.0-or-later
// Journals as text: see journal.h.
#include "engine/journal/journal.h"

#include "engine/base/checksum.h"

#include <algorithm>
#include <charconv>

namespace chancery {

namespace {

using RecordKind = JournalRecord::Kind;

constexpr std::string_view kinds[] = {"begin", "step", "at", "draft", "saved"};
constexpr std::size_t checksumDigits = 8;
constexpr std::size_t longestHeader = 40;

/// Takes the text up to the separator off the front; nothing if there is none.
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

/// A text that stands on a line of its own.
std::string onOneLine(std::string text)
{
    std::ranges::replace(text, '\n', ' ');
    return text;
}

/// Number, merged, change, scope and what was done, a line each; then the text of the edit.
std::string payload(const JournalRecord& record)
{
    const std::string number = std::to_string(record.number) + "\n";
    switch (record.kind) {
    case RecordKind::Begin:
        return record.text;
    case RecordKind::At:
        return number;
    case RecordKind::Saved:
        return number + record.text;
    case RecordKind::Draft:
        return number + std::to_string(record.change) + "\n" + record.text;
    case RecordKind::Step:
        break;
    }
    return number + (record.merged ? "1\n" : "0\n") + std::to_string(record.change) + "\n" +
           onOneLine(record.edit.scope) + "\n" + onOneLine(record.text) + "\n" + record.edit.text;
}

std::optional<JournalRecord> readStep(JournalRecord record, std::string_view text)
{
    const auto merged = numberIn<int>(take(text, '\n'));
    const auto change = numberIn<int>(take(text, '\n'));
    const auto scope = take(text, '\n');
    const auto what = take(text, '\n');
    if (!merged || !change || !scope || !what || record.number < 1) return {};
    record.merged = *merged != 0;
    record.change = *change;
    record.text = *what;
    record.edit = {std::string(*scope), std::string(text)};
    return record;
}

std::optional<JournalRecord> readPayload(RecordKind kind, std::string_view text)
{
    JournalRecord record;
    record.kind = kind;
    if (kind == RecordKind::Begin) {
        record.text = text;
        return record;
    }
    const auto number = numberIn<int>(take(text, '\n'));
    if (!number || *number < (kind == RecordKind::Saved ? -1 : 0)) return {};
    record.number = *number;
    if (kind == RecordKind::Step) return readStep(std::move(record), text);
    if (kind == RecordKind::Draft) {
        const auto question = numberIn<int>(take(text, '\n'));
        if (!question || *question < -1) return {};
        record.change = *question;
    }
    record.text = text;
    return record;
}

/// A record at the front of the text, and how long it is.
struct Framed
{
    enum class State { Whole, Torn, Damaged } state = State::Damaged;
    JournalRecord record{};
    std::size_t length = 0;
};

Framed readFramed(std::string_view text)
{
    std::string_view header = text.substr(0, longestHeader);
    const bool lastLine = text.size() < longestHeader;
    const auto kindWord = take(header, ' ');
    const auto bytes = numberIn<std::size_t>(take(header, ' '));
    const auto sum = take(header, '\n');
    if (!kindWord || !bytes || !sum)
        return {lastLine && text.find('\n') == std::string_view::npos ? Framed::State::Torn
                                                                      : Framed::State::Damaged};
    const auto* const kind = std::ranges::find(kinds, kindWord->substr(kindWord->empty() ? 0 : 1));
    if (!kindWord->starts_with('@') || kind == std::end(kinds) || sum->size() != checksumDigits) return {};
    const std::size_t start = static_cast<std::size_t>(sum->data() - text.data()) + checksumDigits + 1;
    if (*bytes >= text.size() - start) return {Framed::State::Torn};
    const std::string_view content = text.substr(start, *bytes);
    if (text[start + *bytes] != '\n' || checksum(content) != *sum) return {};
    auto record = readPayload(static_cast<RecordKind>(kind - kinds), content);
    if (!record) return {};
    return {Framed::State::Whole, *std::move(record), start + *bytes + 1};
}

/// Where a record that can be read begins after something that cannot; the end if there is none.
std::size_t nextRecord(std::string_view text, std::size_t from)
{
    for (std::size_t at = text.find('@', from + 1); at != std::string_view::npos; at = text.find('@', at + 1))
        if (readFramed(text.substr(at)).state == Framed::State::Whole) return at;
    return text.size();
}

} // namespace

std::string encode(const JournalRecord& record)
{
    const std::string content = payload(record);
    return "@" + std::string(kinds[static_cast<std::size_t>(record.kind)]) + " " +
           std::to_string(content.size()) + " " + checksum(content) + "\n" + content + "\n";
}

JournalReading readJournal(std::string_view text)
{
    JournalReading reading;
    for (std::size_t at = 0; at < text.size();) {
        const Framed next = readFramed(text.substr(at));
        if (next.state == Framed::State::Whole) {
            append(reading.history, next.record);
            ++reading.records;
            at += next.length;
            continue;
        }
        const std::size_t beyond = nextRecord(text, at);
        // The length in a damaged header may reach beyond the end as well: torn is only what nothing follows.
        if (beyond == text.size() && next.state == Framed::State::Torn) {
            reading.torn = true;
            break;
        }
        if (reading.damages++ == 0) reading.firstAt = at;
        at = beyond;
    }
    return reading;
}

} // namespace chancery
