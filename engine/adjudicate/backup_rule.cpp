// SPDX-License-Identifier: GPL-3.0-or-later
// DATC 5.B.9: what happens when the answers wait for one another. Rarely reached, hence plain rather than
// fast.
#include "engine/adjudicate/movement.h"

#include <cassert>

namespace chancery {

namespace {

/// The open questions that must be answered before this move can be.
Questions moveWaitsFor(const Movement& m, Province mover)
{
    const Turn& turn = m.turn;
    const Province q = turn.destination(mover);
    ProvinceSet supporters = turn.supportersOf[index(mover)];
    Questions waits;
    waits.path.add(mover);
    if (turn.board.has(q)) supporters |= turn.supportersOf[index(q)];
    if (turn.movers.has(q) && !m.headToHead(mover)) waits.moves.add(q);
    const int attack = m.attackStrength(mover).min;
    for (Province rival : m.rivalsOf(mover)) {
        if (attack > m.preventStrength(rival).max) continue;
        supporters |= turn.supportersOf[index(rival)];
        waits.path.add(rival);
        if (m.headToHead(rival)) waits.moves.add(q);
    }
    waits.given = supporters;
    return waits & m.open;
}

Questions supportWaitsFor(const Movement& m, Province unit)
{
    const ProvinceSet attackers = m.turn.attackers[index(unit)];
    return Questions{.moves = attackers, .path = attackers} & m.open;
}

Questions dislodgeWaitsFor(const Movement& m, Province fleet)
{
    return Questions{.moves = m.turn.attackers[index(fleet)]} & m.open;
}

Questions pathWaitsFor(const Movement& m, Province army)
{
    return Questions{.dislodged = m.turn.convoyersOf[index(army)] - m.known.paradox} & m.open;
}

Questions waitFor(const Movement& m, const Questions& asked)
{
    Questions waits;
    for (Province p : asked.moves) waits |= moveWaitsFor(m, p);
    for (Province p : asked.given) waits |= supportWaitsFor(m, p);
    for (Province p : asked.dislodged) waits |= dislodgeWaitsFor(m, p);
    for (Province p : asked.path) waits |= pathWaitsFor(m, p);
    return waits;
}

/// Everything that a question waits for, directly or through others.
Questions allBehind(const Movement& m, const Questions& asked)
{
    Questions all, front = waitFor(m, asked);
    while (!front.empty()) {
        all |= front;
        front = waitFor(m, front) - all;
    }
    return all;
}

/// A question of `core` that does not wait for all of it leads to a smaller one.
bool shrink(const Movement& m, Questions& core)
{
    const auto smaller = [&](const Questions& one) {
        const Questions behind = allBehind(m, one);
        if (behind == core) return false;
        core = behind;
        return true;
    };
    const Questions all = core;
    for (Province p : all.moves)
        if (smaller({.moves = {p}})) return true;
    for (Province p : all.given)
        if (smaller({.given = {p}})) return true;
    for (Province p : all.dislodged)
        if (smaller({.dislodged = {p}})) return true;
    for (Province p : all.path)
        if (smaller({.path = {p}})) return true;
    return false;
}

/// Only moves wait for one another: the units turn in a circle and all succeed.
void settleCircle(Movement& m, const Questions& core)
{
    m.known.moves.yes |= core.moves;
    m.known.circular |= core.moves;
    m.open.moves -= core.moves;
}

/// Szykman's rule: the convoys fail at once, whatever becomes of the fleets (DATC 4.A.2 f).
void settleParadox(Movement& m, const Questions& core)
{
    m.known.paradox |= core.dislodged;
}

/// Not possible under the standard rules; DATC 5.B.9 lets what is left of such a core fail.
void settleRest(Movement& m, const Questions& core)
{
    m.known.moves.no |= core.moves;
    m.known.given.no |= core.given;
    m.open = m.open - core;
}

} // namespace

Questions smallestCore(const Movement& movement)
{
    Questions core = allBehind(movement, movement.open);
    while (shrink(movement, core)) {
    }
    return core;
}

void applyBackupRule(Movement& movement)
{
    const Questions core = smallestCore(movement);
    assert(!core.empty());
    if (!core.dislodged.empty())
        settleParadox(movement, core);
    else if (core.given.empty())
        settleCircle(movement, core);
    else
        settleRest(movement, core);
}

} // namespace chancery
