// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/desk_words.h"

#include "engine/orders/choices.h"
#include "ui/words/brief.h"
#include "ui/words/clauses.h"
#include "ui/words/words.h"

namespace chancery {

QString DeskWords::count(const PowerCheck& check)
{
    QStringList parts;
    if (check.count.missing > 0 && check.wishes)
        parts << tr("wishes missing", "of a power that has lost its country");
    else if (check.count.missing > 0)
        parts << tr("%n of %1 missing", nullptr, check.count.missing).arg(check.count.asked);
    else if (check.neutral)
        parts << tr("no player");
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

QString DeskWords::noPlayer(const Game& game, Power power)
{
    return tr("%1 has no player: its units get no orders (%2).", "power, clause")
        .arg(Words(*game.map).power(power),
             clauseBehind(Rule::IllegalUnplayed, game.rulebook, game.current().phase.kind));
}

QString DeskWords::byRule(const Game& game, Power power)
{
    const PhaseRecord& now = game.current();
    if (now.phase.kind == PhaseKind::Adjustment) {
        const QString units = removals(game, power);
        return units.isEmpty() ? QString() : tr("no player: the rules remove %1", "units").arg(units);
    }
    QStringList units;
    if (now.phase.kind == PhaseKind::Retreat)
        for (const Unit& unit : unitsAsked(now.before, now.phase.kind, power))
            units << brief(*game.map, unit);
    return units.isEmpty()
               ? QString()
               : tr("no player: the rules disband %1", "units").arg(units.join(QStringLiteral(", ")));
}

QStringList DeskWords::missing(const Game& game, const PowerCheck& check)
{
    const QString name = Words(*game.map).power(check.power);
    const Position& position = game.current().before;
    const ProvinceSet without = unitsMissing(game);
    QStringList units, lines;
    for (const Unit& unit : unitsAsked(position, game.current().phase.kind, check.power))
        if (without.has(game.map->provinceOf(unit.at))) units << brief(*game.map, unit);
    if (!units.isEmpty())
        lines << tr("%1 has no order for %2.", "power, units").arg(name, units.join(QStringLiteral(", ")));
    else if (check.count.missing > 0 && check.wishes)
        lines << tr("%1 has no valid wish: without one its insurrection fails.", "power").arg(name);
    else if (check.count.missing > 0)
        lines << tr("%1 has %n of %2 builds or removals still to write.", "power", check.count.missing)
                     .arg(name)
                     .arg(check.count.asked);
    if (check.unread > 0) lines << tr("%1: %n line(s) not understood.", "power", check.unread).arg(name);
    if (const QString removed = check.absent ? removals(game, check.power) : QString(); !removed.isEmpty())
        lines << tr("%1 is in civil disorder. The rules remove %2.", "power, units").arg(name, removed);
    return lines;
}

QString DeskWords::open(const Game& game)
{
    QStringList lines;
    for (const PowerCheck& check : checkDesk(game)) lines << missing(game, check);
    return lines.join(u'\n');
}

} // namespace chancery
