// SPDX-License-Identifier: GPL-3.0-or-later
// How a game has ended.
#pragma once

#include "engine/game/ending.h"
#include "engine/game/game.h"

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
    /// Says so of `count` powers or players, whose names `who` lists.
    static QString of(Ending::Kind kind, const QString& who, int count);
};

} // namespace chancery
