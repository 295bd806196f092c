// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/ending_words.h"

#include "engine/game/seats.h"
#include "ui/words/words.h"

#include <algorithm>

namespace chancery {

QString EndingWords::of(const Map& map, const Ending& ending)
{
    return of(ending.kind, Words(map).list(ending.winners), static_cast<int>(ending.winners.size()));
}

QString EndingWords::of(const Game& game, const Ending& ending)
{
    int seats = 0; // a player with several powers counts once
    for (const Seat& seat : seatingOf(game, game.current().phase).seats)
        seats += std::ranges::find_first_of(seat, ending.winners) != seat.end() ? 1 : 0;
    return of(ending.kind, Words(*game.map).list(ending.winners), std::max(seats, 1));
}

QString EndingWords::of(Ending::Kind kind, const QString& who, int count)
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
