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
        parts << tr("%1 of %2 missing").arg(check.count.missing).arg(check.count.asked);
    else if (check.absent)
        parts << tr("civil disorder");
    else if (check.ready())
        parts << tr("ready");
    else if (check.count.asked > 0)
        parts << tr("complete");
    else
        parts << tr("nothing to order");
    if (check.unread > 0) parts << tr("%n line(s) not understood", nullptr, check.unread);
    if (check.doubts > 0) parts << tr("%n doubtful order(s)", nullptr, check.doubts);
    return parts.join(QStringLiteral(", "));
}

QString DeskWords::removals(const Game& game, Power power)
{
    QStringList units;
    for (const Order& order : removedByRule(game, power)) units << brief(*game.map, order.unit);
    if (units.isEmpty()) return {};
    return tr(", the rules remove %1").arg(units.join(QStringLiteral(", ")));
}

QString DeskWords::open(const Game& game)
{
    const Words words(*game.map);
    QStringList lines;
    for (const PowerCheck& check : checkDesk(game)) {
        const QString removed = check.absent ? removals(game, check.power) : QString();
        if (check.count.missing == 0 && check.unread == 0 && check.doubts == 0 && removed.isEmpty()) continue;
        lines << tr("%1: %2").arg(words.power(check.power), count(check)) + removed;
    }
    return lines.join(u'\n');
}

} // namespace chancery
