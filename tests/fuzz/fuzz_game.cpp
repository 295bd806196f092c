// SPDX-License-Identifier: GPL-3.0-or-later
// Saved games: whatever can be read is written and read again as the same game, and its last phase is refused
// by name or resolved.
#include "engine/files/game_file.h"
#include "tests/fuzz/fuzz.h"

using namespace chancery;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const MapLoader maps = fuzz::maps();
    std::vector<Error> differences;
    const Result<Game> game = readGame(fuzz::textOf(data, size), "game", maps, &differences);
    if (!game) {
        fuzz::require(!game.error().message.empty(), "a refusal says why");
        return 0;
    }
    fuzz::requireRoundTrip(*game, maps);
    fuzz::requirePlayed(*game);
    return 0;
}
