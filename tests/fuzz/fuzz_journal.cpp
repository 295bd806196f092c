// SPDX-License-Identifier: GPL-3.0-or-later
// Journals: whatever can be read of one is written and read again as the same history, and can be played. An
// input that begins with a `!` has no checksums and lengths, which no fuzzer guesses: its records follow one
// another, each behind a `!` and the first letter of its kind.
#include "engine/files/game_file.h"
#include "engine/journal/rebuild.h"
#include "engine/journal/replay.h"
#include "tests/fuzz/fuzz.h"

#include "engine/base/checksum.h"

using namespace chancery;

namespace {

std::string framed(std::string_view kind, std::string_view content)
{
    return "@" + std::string(kind) + " " + std::to_string(content.size()) + " " + checksum(content) + "\n" +
           std::string(content) + "\n";
}

std::string withChecksums(std::string_view input)
{
    std::string journal;
    while (!input.empty()) {
        const std::size_t end = input.find('!', 1);
        const std::string_view part = input.substr(1, end == std::string_view::npos ? end : end - 1);
        for (const std::string_view kind : {"begin", "step", "at", "saved"})
            if (part.starts_with(kind.front())) journal += framed(kind, part.substr(1));
        input.remove_prefix(end == std::string_view::npos ? input.size() : end);
    }
    return journal;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view input = fuzz::textOf(data, size);
    const std::string journal = input.starts_with('!') ? withChecksums(input) : std::string(input);
    const JournalReading reading = readJournal(journal);
    const JournalReading again = readJournal(encode(reading.history));
    fuzz::require(again.damages == 0 && !again.torn, "what was written is whole", journal);
    fuzz::require(again.history == reading.history, "a history comes back", journal);
    const MapLoader maps = fuzz::maps();
    const auto play = [&maps](const History& history) {
        const auto played = replay(
            history, maps, [](const Game&) {},
            [&maps](const HistoryStep&, const Game& game) { fuzz::requireRoundTrip(game, maps); });
        if (!played) fuzz::require(!played.error().message.empty(), "a refusal says why");
    };
    play(reading.history);
    if (!reading.history.base.empty()) return 0;
    play(rebuilt(reading, {newGame(*maps("standard")), reading.history.fingerprint}));
    play(salvaged(reading));
    return 0;
}
