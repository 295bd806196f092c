// SPDX-License-Identifier: GPL-3.0-or-later
// Games of fewer than seven players, in 1914.
#pragma once

#include "engine/rules/option_table.h"
#include "tests/support/sketch.h"

#include <QString>

namespace chancery::small_table {

inline constexpr Phase fall{Season::Fall, 1914, PhaseKind::Movement};
inline constexpr Phase winter{Season::Winter, 1914, PhaseKind::Adjustment};

/// A rulebook for this number of players, as files name it.
inline Rulebook rules(const QString& book, const QString& players)
{
    Rulebook rulebook = rulebookOf(*findRulebook(book.toStdString()));
    rulebook.options = *withValue(rulebook.options, "players", players.toStdString());
    return rulebook;
}

/// A game of it in this phase, with these orders.
inline Game gameAt(Phase phase, const QString& book, const QString& players,
                   const std::vector<std::string>& units, const std::vector<std::string>& centres,
                   const std::vector<std::string>& orders = {})
{
    const Position position = sketch::position(units, centres);
    Game game = gameFrom(sketch::sharedMap(), phase, position);
    game.phases.back() = sketch::record(phase, position, orders);
    game.rulebook = rules(book, players);
    return game;
}

} // namespace chancery::small_table
