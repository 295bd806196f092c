// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/told_phases.h"

#include "engine/files/game_file.h"
#include "tests/support/files.h"
#include "tests/support/lit_fights.h"
#include "tests/support/random_game.h"
#include "tests/support/random_turns.h"
#include "tests/support/standard_board.h"

#include <algorithm>

namespace chancery {

namespace {

constexpr Phase fall{Season::Fall, 1901, PhaseKind::Movement};
constexpr std::uint64_t seed = 33;

/// Adds the last phase of a game, resolved, and the retreats that follow it, which are drawn by lot.
void add(std::vector<PhaseToTell>& all, const std::string& name, Game game, Random& random)
{
    game = resolve(std::move(game));
    all.push_back({name, game, 0});
    game = advance(std::move(game));
    if (game.current().phase.kind != PhaseKind::Retreat) return;
    game.phases.back() = withOrders(game.current(), randomOrders(*game.map, game.current(), random));
    all.push_back({name + " retreats", resolve(std::move(game)), 1});
}

} // namespace

std::vector<PhaseToTell> samplePhases()
{
    const Result<Game> game =
        readGame(sourceFile("resources/games/sample-1971.chancery"), "sample", standardMaps());
    std::vector<PhaseToTell> all;
    for (std::size_t p = 0; p < game->phases.size(); ++p)
        if (game->phases[p].outcome) all.push_back({shortName(game->phases[p].phase), *game, p});
    return all;
}

PhaseToTell samplePhase(const std::string& name)
{
    std::vector<PhaseToTell> all = samplePhases();
    return *std::ranges::find(all, name, &PhaseToTell::name);
}

std::vector<PhaseToTell> datcTold(std::size_t count)
{
    const std::vector<NamedPhase>& cases = datcPhases();
    std::vector<PhaseToTell> all;
    Random random(seed);
    for (std::size_t i = 0; i < count; ++i) {
        const NamedPhase& one = cases[i * cases.size() / count];
        Game game = gameFrom(sharedMap(), one.record.phase, one.record.before);
        game.phases.back() = one.record;
        game.phases.back().outcome.reset();
        add(all, one.name, std::move(game), random);
    }
    return all;
}

std::vector<PhaseToTell> turnsByLot(std::size_t count)
{
    RandomTurns turns(standardMap(), seed);
    std::vector<PhaseToTell> all;
    Random random(seed);
    for (std::size_t i = 1; i <= count; ++i) {
        const RandomTurn turn = turns.next();
        Game game = gameFrom(sharedMap(), fall, turn.position);
        game.phases.back() = withOrders(game.phases.back(), turn.orders);
        add(all, "turn " + std::to_string(i), std::move(game), random);
    }
    return all;
}

} // namespace chancery
