// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/ending_words.h"

#include "engine/game/seats.h"
#include "engine/game/standings.h"
#include "ui/words/name_phrases.h"
#include "ui/words/words.h"

#include <QLocale>

#include <algorithm>

namespace chancery {

QString EndingWords::of(const Map& map, const Ending& ending)
{
    return of(ending.kind, NamePhrases(map).subject(ending.winners), static_cast<int>(ending.winners.size()));
}

QString EndingWords::of(const Game& game, const Ending& ending)
{
    int seats = 0; // a player with several powers counts once
    for (const Seat& seat : seatingOf(game, game.current().phase).seats)
        seats += std::ranges::find_first_of(seat, ending.winners) != seat.end() ? 1 : 0;
    return of(ending.kind, NamePhrases(*game.map).subject(ending.winners), std::max(seats, 1));
}

QString EndingWords::draw(int sharers)
{
    switch (sharers) {
    case 2:
        return tr("A two-way draw");
    case 3:
        return tr("A three-way draw");
    case 4:
        return tr("A four-way draw");
    case 5:
        return tr("A five-way draw");
    case 6:
        return tr("A six-way draw");
    case 7:
        return tr("A seven-way draw");
    default:
        return tr("A %1-way draw").arg(sharers);
    }
}

QString EndingWords::of(Ending::Kind kind, const Filling& who, int count)
{
    return filled(sentence(kind, count), {who});
}

/// Returns how a game ended, with a gap for who won or shares it.
QString EndingWords::sentence(Ending::Kind kind, int count)
{
    switch (kind) {
    case Ending::Kind::Victory:
        return tr("%1 has won the game", nullptr, count);
    case Ending::Kind::Stalled:
        return tr("No centre has been gained for years: a draw, shared by %1", nullptr, count);
    case Ending::Kind::YearsOver:
        return count > 1 ? tr("The years are over: the game is shared by %1")
                         : tr("The years are over, and %1 has won");
    case Ending::Kind::Drawn:
        if (count > 1)
            return tr("%1: %2", "a draw, and who shares it").arg(draw(count), QStringLiteral("%1"));
        return tr("A draw by agreement, shared by %1", nullptr, count);
    case Ending::Kind::Conceded:
        return tr("The victory is conceded to %1", nullptr, count);
    case Ending::Kind::TimeUp:
        return count > 1 ? tr("The agreed time has come: the game is shared by %1")
                         : tr("The agreed time has come, and %1 has won");
    }
    return {};
}

QString ScoreWords::system(Scoring scoring)
{
    switch (scoring) {
    case Scoring::None:
        return tr("none", "system of scoring");
    case Scoring::Alexander:
        return tr("Alexander", "system of scoring");
    case Scoring::DrawSize:
        return tr("Draw size", "system of scoring");
    case Scoring::SumOfSquares:
        return tr("Sum of squares", "system of scoring");
    case Scoring::CentreCount:
        return tr("Centre count", "system of scoring");
    case Scoring::CDiplo:
        return tr("C-Diplo", "system of scoring");
    }
    return {};
}

QString ScoreWords::points(double points)
{
    const bool whole = points == static_cast<int>(points);
    return QLocale().toString(points, 'f', whole ? 0 : 1);
}

QString ScoreWords::inForce(const RuleOptions& rules)
{
    const QString added =
        pointsCount(rules) ? u' ' + tr("The rulebook's points are added under every system.") : QString();
    if (rules.scoring == Scoring::None)
        return tr("The rules of this game score nothing; change this under Edit > Rules.") + added;
    return tr("The rules of this game score by: %1.").arg(system(rules.scoring)) + added;
}

} // namespace chancery
