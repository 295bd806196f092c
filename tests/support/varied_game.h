// SPDX-License-Identifier: GPL-3.0-or-later
// A game with an unrevealed phase of which something else was tried out.
#pragma once

#include "engine/game/game_variations.h"
#include "engine/game/study_play.h"
#include "tests/support/sketch.h"

namespace chancery {

/// Spring 1901 resolved, Fall 1901 with an order of Germany, and a variation of each with another order.
inline Game variedGame()
{
    const auto writing = [](const Game& game, const char* order) {
        const Order read = sketch::order(game.current().before, order);
        return write(game, read.power, {{read.power, order, {read}, {}}});
    };
    Game game = advance(resolve(writing(newGame(sharedMap()), "A BER - KIE")));
    game = writing(game, "A MUN - BUR");
    for (std::size_t phase = 0; phase < game.phases.size(); ++phase) {
        game = withVariationsOf(std::move(game), phase);
        GrownStudy grown = withVariation(*game.variations[phase], 1);
        StudyNode node = *nodeOf(grown.study, grown.added);
        node.name = "Silesia";
        node.comment = "The secret plan";
        node.orders = {{sharedMap()->findPower("Germany"), "A Mun - Sil"}};
        game = withVariations(std::move(game), phase, withNode(std::move(grown.study), std::move(node)));
    }
    return game;
}

inline Game withoutAll(Game game)
{
    game.variations.clear();
    return game;
}

} // namespace chancery
