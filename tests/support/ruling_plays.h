// SPDX-License-Identifier: GPL-3.0-or-later
// Plays the games of data/ruling_pairs.txt, and says all their results in lines.
#pragma once

#include "engine/game/game.h"
#include "tests/support/ruling_rows.h"

#include <functional>

namespace chancery {

/// Whether a line of a phase counts, given by its phase and its number there; every line counts without one.
using LineFilter = std::function<bool(const QString& phase, qsizetype number)>;
/// Returns whether this line of a phase is a ruling or a paradox choice, not a sheet.
bool isRuling(const QStringList& line);

/// Returns the game of a row, played to the last phase of which it says something; every phase is resolved,
/// and nothing is corrected yet. Phases that do not come without some of the lines are left out; if all lines
/// count, the process ends at such a phase.
Game played(const RulingRow& row, const LineFilter& counts = {});
/// Returns the same game, if each phase is resolved without the rulings of `ruled`, which are made before the
/// next phase begins.
Game playedRuledLate(const RulingRow& row, const Game& ruled);

/// A game after its corrections, and the lines of what the last one changed.
struct Corrections
{
    Game game;
    QStringList differences;
};
/// Returns the game of a row with its corrections made one after the other; those of phases that were not
/// played are left out.
Corrections correctedBy(const RulingRow& row, Game game);

/// Returns all results of a game: each phase with its results and its end, rulings without effect,
/// and what follows.
QStringList told(const Game& game);
/// Returns all results of a game and its corrections, as a row expects it.
QStringList toldOf(const RulingRow& row, const LineFilter& counts = {});

} // namespace chancery
