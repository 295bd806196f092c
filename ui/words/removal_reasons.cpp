// SPDX-License-Identifier: GPL-3.0-or-later
// Says why a unit is removed without an order: how far it is, on which way, and which units are as far away.
#include "ui/words/reasons.h"
#include "ui/words/wording.h"

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
    return why.homes ? tr("%8 is at a distance of %4 from %2, the nearest home centre of its power.")
                     : tr("%8 is at a distance of %4 from %2, the nearest supply centre of its power.");
}

/// Returns the sentences about the distance of a removed unit, the way on which it was counted, and the units
/// that are as far away.
QStringList ReasonWords::removal(const OrderResult& result) const
{
    const Finding& why = result.finding;
    QStringList sentences{parties(result).fill(distance(why), map_)};
    if (!why.between.empty()) sentences << tr("On the way: %1.", "provinces").arg(words_.list(why.between));
    if (!why.fleets.empty())
        sentences << tr("Convoys counted on the way: %1.", "fleets").arg(names_.units(why.fleets));
    if (why.also.empty()) return sentences;
    const QString tie =
        why.fleetFirst ? tr("As far away: %1. Fleets are removed before armies, then the alphabet decides.")
                       : tr("As far away: %1. The alphabet decides.");
    return sentences << tie.arg(names_.units(why.also));
}

} // namespace chancery
