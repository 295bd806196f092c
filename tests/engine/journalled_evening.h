// SPDX-License-Identifier: GPL-3.0-or-later
// A game that is written into a journal step by step, for tests of journals as text.
#pragma once

#include "engine/files/game_file.h"
#include "engine/journal/journal.h"
#include "engine/journal/replay.h"
#include "tests/support/files.h"
#include "tests/support/random_game.h"
#include "tests/support/sketch.h"

namespace chancery {

/// A game that is written down while it is played.
struct Evening
{
    Game game = newGame(sketch::sharedMap());
    History history;
    std::string text;
    std::vector<Game> games; ///< after each step

    Evening() { write(BeginRecord{writeGame(game)}); }

    void write(const JournalRecord& record)
    {
        append(history, record);
        text += encode(record);
    }

    void become(const Game& after, const std::string& what, bool merged = false)
    {
        write(StepRecord{history.at + (merged ? 0 : 1), merged, 1, what, editBetween(game, after)});
        game = after;
        if (merged) games.pop_back();
        games.push_back(game);
    }

    void type(Power power, const std::string& sheet)
    {
        const ReadingContext context{*game.map, game.current().before, game.current().phase.kind, power};
        for (std::size_t i = 1; i <= sheet.size(); ++i) {
            const Game after = chancery::write(game, power, readSheet(context, sheet.substr(0, i)));
            if (after.current() != game.current()) become(after, "typing", i > 1); // not after a space
        }
    }

    /// Several phases of typed and clicked orders.
    void play(std::uint32_t seed, int phases)
    {
        Random random(seed);
        for (int i = 0; i < phases; ++i) {
            type(static_cast<Power>(i % 7), "a vie - tri\nhold everything");
            Game clicked = game;
            clicked.phases.back() =
                withOrders(game.current(), randomOrders(*game.map, game.current(), random));
            become(clicked, "orders");
            become(resolve(game), "resolve");
            if (winner(game) != noPower) return;
            become(advance(game), "next phase");
        }
    }
};

/// The last game of a journal as text, or why there is none.
inline std::string lastText(const JournalReading& reading)
{
    const auto game = lastGame(reading.history, standardMaps());
    return game ? writeGame(*game) : game.error().text();
}

} // namespace chancery
