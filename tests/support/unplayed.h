// SPDX-License-Identifier: GPL-3.0-or-later
// Games of 1971 in which some powers have no player.
#pragma once

#include "engine/rules/option_table.h"
#include "tests/support/sketch.h"

#include <QString>

namespace chancery::sketch {

inline Power power(const QString& name)
{
    return standardMap().findPower(name.toStdString());
}

/// A game at this phase. `table` says who plays: "players=6", "Italy absent", or nothing.
inline Game gameAt(Phase phase, const QString& table, const std::vector<std::string>& units,
                   const std::vector<std::string>& centres, const std::vector<std::string>& orders = {})
{
    const Position before = position(units, centres);
    Game game = gameFrom(sharedMap(), phase, before);
    game.phases.back() = record(phase, before, orders);
    game.rulebook = rulebookOf(*findRulebook("1971"));
    if (table.startsWith("players="))
        game.rulebook.options = *withValue(game.rulebook.options, "players", table.mid(8).toStdString());
    else if (!table.isEmpty())
        game.attendance = withAbsence({}, power(table.section(' ', 0, 0)), phase, true);
    return game;
}

} // namespace chancery::sketch
