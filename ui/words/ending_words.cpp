// SPDX-License-Identifier: GPL-3.0-or-later
// Says in one sentence how the game has ended.
#include "ui/words/words.h"

#include "engine/game/seats.h"
#include "ui/words/language.h"

#include <algorithm>

namespace chancery {

QString Words::list(const std::vector<Power>& powers) const
{
    QStringList names;
    for (Power p : powers) names << power(p);
    return listed(names);
}

QString Words::ending(const Ending& ending) const
{
    return Words::ending(ending.kind, list(ending.winners), static_cast<int>(ending.winners.size()));
}

QString Words::ending(const Game& game, const Ending& ending) const
{
    int seats = 0; // a player with several powers counts once
    for (const Seat& seat : seatingOf(game, game.current().phase).seats)
        seats += std::ranges::find_first_of(seat, ending.winners) != seat.end() ? 1 : 0;
    return Words::ending(ending.kind, list(ending.winners), std::max(seats, 1));
}

QString Words::ending(Ending::Kind kind, const QString& who, int count)
{
    switch (kind) {
    case Ending::Kind::Victory:
        return tr("%1 has won the game", nullptr, count).arg(who);
    case Ending::Kind::Stalled:
        return tr("No centre has been gained for years: a draw, shared by %1", nullptr, count).arg(who);
    case Ending::Kind::YearsOver:
        return (count > 1 ? tr("The years are over: the game is shared by %1")
                          : tr("The years are over, and %1 has won"))
            .arg(who);
    case Ending::Kind::Drawn:
        return tr("A draw by agreement, shared by %1", nullptr, count).arg(who);
    case Ending::Kind::Conceded:
        return tr("The victory is conceded to %1", nullptr, count).arg(who);
    case Ending::Kind::TimeUp:
        return (count > 1 ? tr("The agreed time has come: the game is shared by %1")
                          : tr("The agreed time has come, and %1 has won"))
            .arg(who);
    }
    return {};
}

} // namespace chancery
