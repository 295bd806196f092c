// SPDX-License-Identifier: GPL-3.0-or-later
// The board after the moves, and the ways out that are left.
#include "engine/adjudicate/retreats.h"

namespace chancery {

Aftermath::Aftermath(const Movement& theMovement)
    : movement(theMovement)
{
    const Turn& turn = movement.turn;
    const ProvinceSet moved = movement.known.moves.yes, stayed = turn.board.units - moved;
    ProvinceSet entered;
    for (Province p : moved) entered.add(turn.destination(p));
    dislodged = stayed & entered;
    occupied = stayed | entered;
    // A stand-off takes two; whoever lost a head-to-head battle wanted nothing (DATC 5.B.6).
    for (Province q : turn.contended - occupied)
        for (Province p : turn.attackers[index(q)])
            if (movement.preventStrength(p).max > 0) contested.add(q);
}

Province Aftermath::dislodgerOf(Province unit) const
{
    return (movement.turn.attackers[index(unit)] & movement.known.moves.yes).first();
}

/// Anywhere it could move without a convoy that is vacant, was not contested, and is not where its attacker
/// came from, unless that came by convoy (DATC 4.A.5 b).
LocationSet Aftermath::retreatsOpenTo(Province unit) const
{
    const Map& map = movement.turn.map();
    const Unit& loser = movement.turn.board[unit];
    ProvinceSet open = map.reach(loser) - occupied - contested;
    const Province attacker = dislodgerOf(unit);
    if (!movement.turn.bySea.has(attacker)) open.remove(attacker);
    LocationSet ways;
    if (loser.kind == UnitKind::Army) {
        for (Province p : open) ways.add(whole(p));
    } else if (!open.empty()) {
        for (Location l : map.fleetReach[index(loser.at)])
            if (open.has(map.provinceOf(l))) ways.add(l);
    }
    return ways;
}

} // namespace chancery
