// SPDX-License-Identifier: GPL-3.0-or-later
// A game in which every slide has something to say, drawn by lot.
#pragma once

#include "engine/committee/speeches.h"
#include "tests/support/random_game.h"

namespace chancery {

/// A game of `phases` phases, all resolved, with lots that were drawn, speeches if it begins with moves,
/// notes and a vote that failed. The same for the same seed.
inline Game eventfulGame(const std::shared_ptr<const Map>& map, std::uint32_t seed, std::size_t phases = 7)
{
    Game game = randomGame(map, seed, phases);
    game.attendance.lots.emplace();
    for (std::size_t p = 0; p < map->powers.size(); ++p)
        game.attendance.lots->drawn.push_back({"Player " + std::to_string(p), static_cast<Power>(p)});
    for (PhaseRecord& record : game.phases)
        record.notes = "What the gamemaster has noted on " + shortName(record.phase);
    if (const Phase& first = game.phases.front().phase; first.kind == PhaseKind::Movement)
        game.committee = withSpeeches({}, *map, {first, false, seed, 120, {}});
    game.phases.back().votes.push_back({{static_cast<Power>(map->powers.size() - 1)}, {}});
    return game;
}

} // namespace chancery
