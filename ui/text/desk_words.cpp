// SPDX-License-Identifier: GPL-3.0-or-later
// Describes how complete the order sheets are: see desk_words.h.
#include "ui/text/desk_words.h"

#include "ui/text/brief.h"
#include "ui/text/words.h"

#include <QStringList>

namespace chancery {

QString DeskWords::count(const PowerCheck& check)
{
    QStringList parts;
    if (check.count.missing > 0)
        parts << tr("%n of %1 missing", nullptr, check.count.missing).arg(check.count.asked);
    else if (check.absent)
        parts << tr("civil disorder");
    else if (check.ready())
        parts << tr("ready");
    else if (check.count.asked > 0)
        parts << tr("all orders entered");
    else
        parts << tr("no orders due");
    if (check.unread > 0) parts << tr("%n line(s) not understood", nullptr, check.unread);
    if (check.illegal > 0) parts << tr("%n illegal order(s)", nullptr, check.illegal);
    if (check.doubts > 0) parts << tr("%n doubtful order(s)", nullptr, check.doubts);
    return parts.join(QStringLiteral(", "));
}

QString DeskWords::removals(const Game& game, Power power)
{
    QStringList units;
    for (const Order& order : removedByRule(game, power)) units << brief(*game.map, order.unit);
    return units.join(QStringLiteral(", "));
}

QString DeskWords::open(const Game& game)
{
    const Words words(*game.map);
    QStringList lines;
    for (const PowerCheck& check : checkDesk(game)) {
        const QString removed = check.absent ? removals(game, check.power) : QString();
        const bool clear = check.unread == 0 && check.illegal == 0 && check.doubts == 0;
        if (check.count.missing == 0 && clear && removed.isEmpty()) continue;
        const QString name = words.power(check.power);
        lines << (removed.isEmpty() ? tr("%1: %2").arg(name, count(check))
                                    : tr("%1: %2; removed by rule: %3").arg(name, count(check), removed));
    }
    return lines.join(u'\n');
}

} // namespace chancery
