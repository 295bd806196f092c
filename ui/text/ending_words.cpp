// SPDX-License-Identifier: GPL-3.0-or-later
// Says in one sentence how the game has ended.
#include "ui/text/words.h"

#include <QLocale>

namespace chancery {

QString Words::list(const std::vector<Power>& powers) const
{
    QStringList names;
    for (Power p : powers) names << power(p);
    return QLocale().createSeparatedList(names);
}

QString Words::ending(const Ending& ending) const
{
    return Words::ending(ending.kind, list(ending.winners), static_cast<int>(ending.winners.size()));
}

QString Words::ending(Ending::Kind kind, const QString& who, int count)
{
    switch (kind) {
    case Ending::Kind::Victory:
        return tr("%1 has won the game", nullptr, count).arg(who);
    case Ending::Kind::Stalled:
        return tr("No centre has been gained for years: a draw, shared by %1", nullptr, count).arg(who);
    case Ending::Kind::YearsOver:
        return tr("The years are over, and the game goes to %1", nullptr, count).arg(who);
    case Ending::Kind::Drawn:
        return tr("A draw by agreement, shared by %1", nullptr, count).arg(who);
    case Ending::Kind::Conceded:
        return tr("The victory is conceded to %1", nullptr, count).arg(who);
    case Ending::Kind::TimeUp:
        return tr("The agreed time has come, and the game goes to %1", nullptr, count).arg(who);
    }
    return {};
}

} // namespace chancery
