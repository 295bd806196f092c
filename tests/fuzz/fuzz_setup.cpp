// SPDX-License-Identifier: GPL-3.0-or-later
// Set-up files of a Committee: whatever can be read is kept by a game that is written and read again.
#include "engine/files/committee_setup.h"
#include "tests/fuzz/fuzz.h"

using namespace chancery;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    for (const auto& map : {fuzz::standardMap(), fuzz::tinyMap()}) {
        const Result<Committee> setup = readCommitteeSetup(fuzz::textOf(data, size), "setup", *map);
        if (!setup) {
            fuzz::require(!setup.error().message.empty(), "a refusal says why");
            continue;
        }
        Game game = newGame(map);
        game.committee = *setup;
        fuzz::requireRoundTrip(game, fuzz::maps());
    }
    return 0;
}
