// SPDX-License-Identifier: GPL-3.0-or-later
// The four decisions of DATC 5.B and the sweeps that repeat them until nothing is left open.
#include "engine/adjudicate/movement.h"

#include "engine/orders/convoy_routes.h"

namespace chancery {

Movement::Movement(const Turn& theTurn)
    : Strengths(theTurn)
{
    open = {turn.movers, turn.supporters, turn.convoyers, turn.movers & turn.bySea};
    known.path.yes = turn.movers - turn.bySea;
    settleObviousSupports();
    settleObviousMoves();
}

/// Supports and convoys that nobody attacks.
void Movement::settleObviousSupports()
{
    known.given.yes = open.given - turn.destinations;
    known.dislodged.no = open.dislodged - turn.destinations;
    open.given &= turn.destinations;
    open.dislodged &= turn.destinations;
}

/// Most moves need no arithmetic: over land into an empty space that nobody else wants, or without support
/// against a unit that stays. Without branches, for nothing about them can be foreseen.
void Movement::settleObviousMoves()
{
    const ProvinceSet wanted = turn.board.units | turn.contended, staying = turn.board.units - turn.movers;
    for (Province p : turn.movers) {
        const Province q = turn.destination(p);
        known.moves.yes.addIf(p, !wanted.has(q) & known.path.yes.has(p));
        known.moves.no.addIf(p, staying.has(q) & !turn.supported.has(p));
    }
    open.moves -= known.moves.yes | known.moves.no;
}

void Movement::resolve()
{
    while (!open.empty())
        if (!sweep()) applyBackupRule(*this);
}

/// Asks every open question once; false if none could be answered.
bool Movement::sweep()
{
    const Questions before = open;
    for (Province p : before.path) decidePath(p);
    for (Province p : before.given) decideSupport(p);
    for (Province p : before.moves) decideMove(p);
    for (Province p : before.dislodged) decideDislodge(p);
    return open != before;
}

// DATC 5.B.8: a chain of fleets with matching orders, none of them dislodged.
void Movement::decidePath(Province army)
{
    const ProvinceSet fleets = turn.convoyersOf[index(army)] - known.paradox;
    const Province to = turn.destination(army);
    const bool surely = convoyPossible(turn.map(), fleets & known.dislodged.no, army, to);
    if (!surely && convoyPossible(turn.map(), fleets - known.dislodged.yes, army, to)) return;
    known.path.settle(army, surely);
    open.path.remove(army);
}

// DATC 5.B.2: cut by an attack of another power from anywhere but the space it is directed at, or by being
// dislodged.
void Movement::decideSupport(Province unit)
{
    const ProvinceSet attackers = turn.attackers[index(unit)];
    ProvinceSet cutters = attackers - turn.ownUnits(unit);
    cutters.remove(turn.target[index(unit)]);
    const bool cut = !(cutters & known.path.yes).empty() || !(attackers & known.moves.yes).empty();
    const bool given = (cutters - known.path.no).empty() && (attackers - known.moves.no).empty();
    if (!cut && !given) return;
    known.given.settle(unit, given);
    open.given.remove(unit);
}

// DATC 5.B.3, asked only of fleets that convoy: they stay where they are.
void Movement::decideDislodge(Province fleet)
{
    const ProvinceSet attackers = turn.attackers[index(fleet)];
    const bool dislodged = !(attackers & known.moves.yes).empty();
    if (!dislodged && !(attackers - known.moves.no).empty()) return;
    known.dislodged.settle(fleet, dislodged);
    open.dislodged.remove(fleet);
}

// DATC 5.B.1: beat whoever defends the space and everyone else who wants it.
void Movement::decideMove(Province mover)
{
    const Interval attack = attackStrength(mover), resist = resistance(mover);
    bool wins = attack.min > resist.max, loses = attack.max <= resist.min;
    for (Province rival : rivalsOf(mover)) {
        const Interval prevent = preventStrength(rival);
        wins = wins && attack.min > prevent.max;
        loses = loses || attack.max <= prevent.min;
    }
    if (!wins && !loses) return;
    known.moves.settle(mover, wins);
    open.moves.remove(mover);
}

} // namespace chancery
