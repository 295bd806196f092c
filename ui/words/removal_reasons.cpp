// SPDX-License-Identifier: GPL-3.0-or-later
// Says why a unit is removed without an order: how far it is, on which way, and which units are as far away.
#include "ui/words/language.h"
#include "ui/words/reasons.h"
#include "ui/words/wording.h"

#include <algorithm>

namespace chancery {

/// Returns the sentence that says how far a removed unit is from the centres that its rulebook counts.
QString ReasonWords::distance(const Finding& why) const
{
    if (why.centre == noProvince)
        return why.homes ? tr("%8 has no way to a home centre of its power.")
                         : tr("%8 has no way to a supply centre of its power.");
    if (why.mine == 0)
        return why.homes
                   ? tr("%1 is a home centre of its power, and none of its units is farther away from one.")
                   : tr("%1 is a supply centre of its power, and none of its units is farther away from "
                        "one.");
    const bool one = why.mine == 1; // the command line has no plural forms
    if (why.byMoves)
        return one ? tr("%8 needs %4 move to get to %2, the nearest home centre of its power.")
                   : tr("%8 needs %4 moves to get to %2, the nearest home centre of its power.");
    if (why.homes)
        return one ? tr("%8 is %4 province away from %2, the nearest home centre of its power.")
                   : tr("%8 is %4 provinces away from %2, the nearest home centre of its power.");
    return one ? tr("%8 is %4 province away from %2, the nearest supply centre of its power.")
               : tr("%8 is %4 provinces away from %2, the nearest supply centre of its power.");
}

/// Returns the units in these provinces at the end of the phase, those removed by rule among them. Units that
/// a Flying Dutchman is one of have moved.
QString ReasonWords::unitsAtTheEnd(ProvinceSet provinces) const
{
    QStringList names;
    for (const Province p : provinces) {
        const Unit* unit = unitAt(map_, record_.outcome->after, p);
        for (const Order& removed : record_.outcome->automatic)
            if (map_.provinceOf(removed.unit.at) == p) unit = &removed.unit;
        names << (unit ? words_.nameOf(*unit) : names_.unitOf(p));
    }
    return listed(names);
}

/// Returns how far a removed unit was before others were removed, if that has changed it; otherwise nothing.
QString ReasonWords::distanceBefore(const Finding& why) const
{
    if (why.behind.empty()) return {};
    const QString gone = unitsAtTheEnd(why.behind);
    if (why.theirs == 255)
        return tr("Before the removal of %1 it had no way to such a centre.", "units").arg(gone);
    const bool one = why.theirs == 1;
    const QString sentence =
        why.byMoves ? one ? tr("Before the removal of %1 it needed %2 move.", "units, number")
                          : tr("Before the removal of %1 it needed %2 moves.", "units, number")
        : one ? tr("Before the removal of %1 it was %2 province away.", "units, number")
                    : tr("Before the removal of %1 it was %2 provinces away.", "units, number");
    return sentence.arg(gone).arg(why.theirs);
}

/// Returns the units that are as far away as a removed one, and why it goes before them.
QString ReasonWords::tie(const Finding& why) const
{
    const bool isFleetMet = std::ranges::any_of(why.also, [this](Province p) {
        const Unit* unit = unitAt(map_, record_.before, p);
        return unit && unit->kind == UnitKind::Fleet;
    });
    const QString tied =
        !why.fleetFirst ? tr("As far away: %1. The alphabet decides.")
        : isFleetMet    ? tr("As far away: %1. Fleets are removed before armies, then the alphabet decides.")
                        : tr("As far away: %1. Fleets are removed before armies.");
    return tied.arg(unitsAtTheEnd(why.also));
}

/// Returns which unit of the power would have been removed after this one, and how far it is; nothing if
/// there is none, or if it is the only one that is as far away and therefore named already.
QString ReasonWords::nextInLine(const RemovalWay& way, const Finding& why) const
{
    if (way.next == noProvince || why.also == ProvinceSet{way.next}) return {};
    const bool one = way.nextSteps == 1;
    const QString sentence = way.nextSteps == 255 ? tr("Next in line: %1, which has no such way.", "unit")
                             : way.nextSteps == 0 ? tr("Next in line: %1, which is in such a centre.", "unit")
                             : why.byMoves ? one ? tr("Next in line: %1, %2 move away.", "unit, number")
                                                 : tr("Next in line: %1, %2 moves away.", "unit, number")
                             : one ? tr("Next in line: %1, %2 province away.", "unit, number")
                                           : tr("Next in line: %1, %2 provinces away.", "unit, number");
    const QString next = sentence.arg(unitsAtTheEnd({way.next}));
    return next.contains(QStringLiteral("%2")) ? next.arg(way.nextSteps) : next;
}

/// Returns the sentences about the distance of a removed unit, the way on which it was counted, the units
/// that are as far away, and the one that comes after it.
QStringList ReasonWords::removal(const OrderResult& result) const
{
    const Finding& why = result.finding;
    QStringList sentences{parties(result).fill(distance(why), map_)};
    const auto way =
        std::ranges::find(record_.outcome->ways, map_.provinceOf(result.order.unit.at), &RemovalWay::unit);
    QStringList between;
    if (way != record_.outcome->ways.end())
        for (const Province p : way->between) between << words_.province(p);
    if (!between.empty()) sentences << tr("On the way: %1.", "provinces").arg(listed(between));
    if (!why.fleets.empty())
        sentences << tr("Convoys counted on the way: %1.", "fleets").arg(unitsAtTheEnd(why.fleets));
    if (const QString before = distanceBefore(why); !before.isEmpty()) sentences << before;
    if (!why.also.empty()) sentences << tie(why);
    if (way == record_.outcome->ways.end()) return sentences;
    if (const QString next = nextInLine(*way, why); !next.isEmpty()) sentences << next;
    return sentences;
}

} // namespace chancery
