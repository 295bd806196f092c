// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/game_variations.h"

#include "engine/game/study_play.h"

#include <algorithm>

namespace chancery {

bool fitGame(const Game& game, const Study& variations)
{
    return std::ranges::any_of(game.phases, [&](const PhaseRecord& record) {
        return record.phase == variations.phase && record.before == variations.position;
    });
}

std::size_t unfitting(const Game& game)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(game.variations, [&](const auto& one) { return !fitGame(game, *one); }));
}

std::optional<std::size_t> variationsOf(const Game& game, std::size_t phase)
{
    for (std::size_t i = 0; i < game.variations.size(); ++i)
        if (game.variations[i]->phase == game.phases[phase].phase && fitGame(game, *game.variations[i]))
            return i;
    return std::nullopt;
}

Game withVariationsOf(Game game, std::size_t phase)
{
    if (variationsOf(game, phase) || game.variations.size() >= mostVariations) return game;
    Study begun = studyOf(game, phase);
    begun.nodes.front().kept = true;
    game.variations.push_back(std::make_shared<const Study>(std::move(begun)));
    return game;
}

Game withVariations(Game game, std::size_t number, Study variations)
{
    auto next = std::make_shared<const Study>(std::move(variations));
    if (number < game.variations.size())
        game.variations[number] = std::move(next);
    else
        game.variations.push_back(std::move(next));
    return game;
}

Game withoutVariations(Game game, std::size_t number)
{
    game.variations.erase(game.variations.begin() + static_cast<std::ptrdiff_t>(number));
    return game;
}

bool sameVariations(const Game& a, const Game& b)
{
    return std::ranges::equal(a.variations, b.variations, [](const auto& one, const auto& other) {
        return one == other || *one == *other;
    });
}

} // namespace chancery
