// SPDX-License-Identifier: GPL-3.0-or-later
// DATC 5.B.9: finds the questions that wait for one another once nothing else can be answered. It rarely runs
// and is therefore simple rather than fast.
#include "engine/adjudicate/core.h"

namespace chancery {

namespace {

/// Returns the open questions that must be answered before this move can be decided.
Questions moveWaitsFor(const Movement& m, Province mover)
{
    const Turn& turn = m.turn;
    const Province q = turn.destination(mover);
    ProvinceSet supporters = turn.supportersOf[index(mover)];
    Questions waits;
    waits.path.add(mover);
    if (turn.board.has(q)) supporters |= turn.supportersOf[index(q)];
    const Answer battle = m.headToHead(mover);
    if (turn.movers.has(q) && battle != Answer::Yes) waits.moves.add(q);
    if (battle == Answer::Unknown) waits.bySea |= {mover, q};
    const int attack = m.attackStrength(mover).min;
    for (Province rival : m.rivalsOf(mover)) {
        if (attack > m.rivalStrength(rival, mover).max) continue;
        supporters |= turn.supportersOf[index(rival)];
        waits.path.add(rival);
        if (m.headToHead(rival) != Answer::No || turn.yielding.has(rival)) waits.moves |= {q, rival};
        if (m.headToHead(rival) == Answer::Unknown) waits.bySea |= {q, rival};
    }
    waits.given = supporters;
    waits.moves.remove(mover);
    return waits & m.open;
}

/// Returns the fleets that convoy this army, without those whose convoy has already failed.
ProvinceSet convoysOf(const Movement& m, Province army)
{
    return m.turn.convoyersOf[index(army)] - m.known.paradox;
}

Questions supportWaitsFor(const Movement& m, Province unit)
{
    const ProvinceSet attackers = m.turn.attackers[index(unit)];
    Questions waits{.moves = attackers, .path = attackers};
    if (!m.turn.wavering.has(unit)) return waits & m.open;
    waits.bySea = attackers;
    if (m.turn.handling.spared == Spared::AttackOnNeededFleet)
        for (Province army : attackers&(m.turn.bySea | m.turn.either)) waits.dislodged |= convoysOf(m, army);
    return waits & m.open;
}

Questions dislodgeWaitsFor(const Movement& m, Province fleet)
{
    return Questions{.moves = m.turn.attackers[index(fleet)]} & m.open;
}

/// Returns what the army's path, or the question whether it goes by sea, waits for.
Questions pathWaitsFor(const Movement& m, Province army)
{
    return Questions{.dislodged = convoysOf(m, army)} & m.open;
}

} // namespace

Questions waitFor(const Movement& m, const Questions& asked)
{
    Questions waits;
    for (Province p : asked.moves) waits |= moveWaitsFor(m, p);
    for (Province p : asked.given) waits |= supportWaitsFor(m, p);
    for (Province p : asked.dislodged) waits |= dislodgeWaitsFor(m, p);
    for (Province p : asked.path | asked.bySea) waits |= pathWaitsFor(m, p);
    return waits;
}

namespace {

/// Returns everything that these questions wait for, directly or through others.
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
    for (Province p : all.bySea)
        if (smaller({.bySea = {p}})) return true;
    return false;
}

} // namespace

Questions smallestCore(const Movement& movement)
{
    Questions core = allBehind(movement, movement.open);
    while (shrink(movement, core)) {
    }
    return core;
}

} // namespace chancery
