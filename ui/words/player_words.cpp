// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/player_words.h"

#include "engine/game/seats.h"
#include "engine/game/standings.h"

#include <algorithm>

namespace chancery {

QString PlayerWords::course(const Game& game, Power power)
{
    QStringList parts;
    if (const auto first = game.players.find(power); first != game.players.end())
        parts << QString::fromStdString(first->second);
    for (const Replacement& one : game.attendance.replacements)
        if (one.power == power)
            parts << tr("%2 from %1 on", "phase, player")
                         .arg(Words::turn(one.from), QString::fromStdString(one.player));
    for (const Absence& absence : game.attendance.absences) {
        if (absence.power != power) continue;
        parts << (absence.until ? tr("in civil disorder from %1 until %2")
                                      .arg(Words::turn(absence.from), Words::turn(*absence.until))
                                : tr("in civil disorder from %1 on").arg(Words::turn(absence.from)));
    }
    return parts.join(QStringLiteral("; "));
}

QString PlayerWords::now(const Game& game, Power power, const Phase& phase)
{
    if (inCivilDisorder(game.attendance, power, phase)) return tr("civil disorder");
    return QString::fromStdString(playerOf(game, power, phase));
}

QString PlayerWords::seat(const Game& game, Power power, const Phase& phase)
{
    const QString known = now(game, power, phase);
    if (!known.isEmpty() || sharedSeats(game, phase).empty()) return known;
    int number = 0;
    for (const Seat& seat : inMapSequence(seatingOf(game, phase).seats)) {
        ++number;
        if (std::ranges::find(seat, power) == seat.end()) continue;
        for (const Power other : seat) // the name may be known of one of a player's powers
            if (const QString name = now(game, other, phase); !name.isEmpty()) return name;
        return tr("Player %1", "number").arg(number);
    }
    return {};
}

QString PlayerWords::table(const Game& game, const Phase& phase)
{
    const Words words(*game.map);
    QStringList parts;
    for (const Power power : game.map->everyPower()) {
        if (const QString who = now(game, power, phase); !who.isEmpty())
            parts << tr("%1: %2", "power, player").arg(words.power(power), who);
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace chancery
