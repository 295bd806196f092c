// SPDX-License-Identifier: GPL-3.0-or-later
// How games end and are scored, in the user's language.
#pragma once

#include "engine/game/ending.h"
#include "engine/game/game.h"
#include "engine/game/scoring.h"
#include "ui/words/names.h"

#include <QCoreApplication>
#include <QString>

namespace chancery {

/// Says in one sentence how a game has ended: "Austria has won the game".
class EndingWords
{
    Q_DECLARE_TR_FUNCTIONS(chancery::EndingWords)

public:
    /// Says so of the powers that have won.
    static QString of(const Map& map, const Ending& ending);
    /// As above, counting a player with several powers once.
    static QString of(const Game& game, const Ending& ending);
    /// Says so of `count` powers or players, which `who` names.
    static QString of(Ending::Kind kind, const Filling& who, int count);
    /// Returns what a draw of so many powers or players is called: "A seven-way draw".
    static QString draw(int sharers);

private:
    static QString sentence(Ending::Kind kind, int count);
};

/// Names scoring systems and points.
class ScoreWords
{
    Q_DECLARE_TR_FUNCTIONS(chancery::ScoreWords)

public:
    /// Returns the name of a scoring system: "Draw size".
    static QString system(Scoring scoring);
    /// Returns a number of points as the locale writes it: "33.3", or "-60" without decimals if it is whole.
    static QString points(double points);
    /// Returns one or two sentences on how these rules score a game.
    static QString inForce(const RuleOptions& rules);
};

} // namespace chancery
