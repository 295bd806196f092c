// SPDX-License-Identifier: GPL-3.0-or-later
// Maps from strangers: they are refused with a reason, or a game can be played on them.
#include "engine/map/map_check.h"
#include "engine/map/map_file.h"
#include "tests/fuzz/fuzz.h"

using namespace chancery;

namespace {

/// Plays the first two phases without orders.
void play(const std::shared_ptr<const Map>& map)
{
    Game game = newGame(map);
    for (int phase = 0; phase < 2; ++phase) {
        game = resolve(std::move(game));
        if (winner(game) != noPower) break;
        game = advance(std::move(game));
    }
    fuzz::requireRoundTrip(game, [&map](const std::string&) { return map; });
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text = fuzz::textOf(data, size);
    Result<Map> map = readMap(text, "map");
    const std::vector<Error> faults = mapFaults(text, "map");
    fuzz::require(bool(map) == faults.empty(), "a map is accepted if and only if it has no fault");
    if (!map) return 0;
    fuzz::require(checkMap(*map).empty(), "an accepted map obeys the laws");
    for (const LocationInfo& location : map->locations)
        fuzz::require((*map)[map->findLocation(location.code)].code == location.code,
                      "codes are found again");
    play(std::make_shared<const Map>(std::move(*map)));
    return 0;
}
