// SPDX-License-Identifier: GPL-3.0-or-later
// The board after the moves, and the retreats that remain.
#include "engine/adjudicate/retreats.h"

namespace chancery {

namespace {

/// Where a unit can step to in these provinces, coast by coast.
LocationSet waysInto(const Map& map, ProvinceSet open, const Unit& unit)
{
    LocationSet ways;
    if (unit.kind == UnitKind::Army) {
        for (Province p : open) ways.add(whole(p));
    } else if (!open.empty()) {
        for (Location l : map.fleetReach[index(unit.at)])
            if (open.has(map.provinceOf(l))) ways.add(l);
    }
    return ways;
}

} // namespace

Aftermath::Aftermath(const Movement& theMovement)
    : movement(theMovement)
{
    const Turn& turn = movement.turn;
    const ProvinceSet moved = movement.known.moves.yes, stayed = turn.board.units - moved;
    ProvinceSet entered;
    for (Province p : moved) entered.add(turn.destination(p));
    dislodged = stayed & entered;
    occupied = (stayed - turn.rising) | entered; // who is given up leaves its province vacant
    // A standoff takes two. The loser of a head-to-head battle does not count (DATC 5.B.6).
    for (Province q : turn.contended - occupied)
        for (Province p : turn.attackers[index(q)])
            if (movement.preventStrength(p).max > 0) contested.add(q);
}

Province Aftermath::dislodgerOf(Province unit) const
{
    return (movement.turn.attackers[index(unit)] & movement.known.moves.yes).first();
}

/// A retreat goes wherever the unit could move without a convoy if that is vacant, not contested, and not the
/// attacker's starting province. That is open only if the attacker came by convoy and the rulebook allows it
/// (DATC 4.A.5). In civil disorder there may be no retreat at all (1971 XIV.3).
LocationSet Aftermath::retreatsOpenTo(Province unit) const
{
    const Turn& turn = movement.turn;
    const Map& map = turn.map();
    const Unit& loser = turn.board[unit];
    if (turn.abandoned.has(unit)) return {};
    ProvinceSet open = map.reach(loser) - occupied - contested;
    const Province attacker = dislodgerOf(unit);
    const bool overLand = !movement.known.bySea.yes.has(attacker);
    if (overLand || !turn.options.retreatToConvoyedAttackersOrigin) open.remove(attacker);
    return waysInto(map, open, loser);
}

LocationSet openRetreats(const Map& map, const Position& position, const DislodgedUnit& dislodged)
{
    ProvinceSet closed = occupied(map, position) | position.contested;
    if (dislodged.attackedFrom != noProvince) closed.add(dislodged.attackedFrom);
    return waysInto(map, map.reach(dislodged.unit) - closed, dislodged.unit);
}

} // namespace chancery
