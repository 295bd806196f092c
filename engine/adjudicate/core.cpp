// SPDX-License-Identifier: GPL-3.0-or-later
// Follows what each open question waits for until it comes back.
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
        waits.path.addIf(rival, !m.isUndeterred(rival));
        if (m.headToHead(rival) != Answer::No || turn.powerlessIfDislodged.has(rival))
            waits.moves |= {q, rival};
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
    const ProvinceSet attackers = m.turn.attackersOf(unit);
    Questions waits{.moves = attackers, .path = attackers - m.turn.undeterred};
    if (!m.turn.speciallyCut.has(unit)) return waits & m.open;
    waits.bySea = attackers;
    if (m.turn.handling.spared == Spared::AttackOnNeededFleet)
        for (Province army : attackers&(m.turn.bySea | m.turn.seaOrLand))
            waits.dislodged |= convoysOf(m, army);
    return waits & m.open;
}

Questions dislodgeWaitsFor(const Movement& m, Province fleet)
{
    return Questions{.moves = m.turn.attackersOf(fleet)} & m.open;
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

/// What each open question waits for, worked out once.
class Waiting
{
public:
    explicit Waiting(const Movement& m)
    {
        for (Province p : m.open.moves) add(moves_, p, moveWaitsFor(m, p));
        for (Province p : m.open.given) add(given_, p, supportWaitsFor(m, p));
        for (Province p : m.open.dislodged) add(dislodged_, p, dislodgeWaitsFor(m, p));
        for (Province p : m.open.path | m.open.bySea) add(routes_, p, pathWaitsFor(m, p));
    }

    /// Calls `take` with each of these questions, and with what it waits for, until it returns true.
    template<class Take>
    void each(const Questions& asked, Take take) const
    {
        for (Province p : asked.moves)
            if (take(Questions{.moves = {p}}, waits(moves_, p))) return;
        for (Province p : asked.given)
            if (take(Questions{.given = {p}}, waits(given_, p))) return;
        for (Province p : asked.dislodged)
            if (take(Questions{.dislodged = {p}}, waits(dislodged_, p))) return;
        for (Province p : asked.path)
            if (take(Questions{.path = {p}}, waits(routes_, p))) return;
        for (Province p : asked.bySea)
            if (take(Questions{.bySea = {p}}, waits(routes_, p))) return;
    }

private:
    using Numbers = std::array<std::uint16_t, maxProvinces>;

    /// Questions that are left unset until they are added.
    struct Later
    {
        LaterSet moves, given, dislodged, path, bySea;
    };

    void add(Numbers& numbers, Province p, const Questions& waits)
    {
        Later& later = all_[count_];
        later.moves = waits.moves;
        later.given = waits.given;
        later.dislodged = waits.dislodged;
        later.path = waits.path;
        later.bySea = waits.bySea;
        numbers[index(p)] = count_++;
    }

    Questions waits(const Numbers& numbers, Province p) const
    {
        const Later& later = all_[numbers[index(p)]];
        return {later.moves, later.given, later.dislodged, later.path, later.bySea};
    }

    std::uint16_t count_ = 0;
    Numbers moves_, given_, dislodged_, routes_; // [open question] its number
    std::array<Later, 4 * maxProvinces> all_;
};

/// Returns everything that these questions wait for, directly or through others.
Questions allBehind(const Waiting& waiting, const Questions& asked)
{
    Questions all, front = asked;
    while (!front.empty()) {
        Questions next;
        waiting.each(front, [&next](const Questions&, const Questions& waits) {
            next |= waits;
            return false;
        });
        front = next - all;
        all |= next;
    }
    return all;
}

/// Returns the questions of `core` that wait for `root`, directly or through others, and `root`.
Questions allBefore(const Waiting& waiting, const Questions& root, const Questions& core)
{
    Questions all = root, before;
    do {
        before = all;
        waiting.each(core - before, [&all](const Questions& one, const Questions& waits) {
            if (!(waits & all).empty()) all |= one;
            return false;
        });
    } while (all != before);
    return all;
}

Questions firstOf(const Waiting& waiting, const Questions& asked)
{
    Questions first;
    waiting.each(asked, [&first](const Questions& one, const Questions&) {
        first = one;
        return true;
    });
    return first;
}

/// A question of `core` that does not wait for all of it leads to a smaller one: the first question, or if
/// that waits for all, one that does not wait for the first.
bool shrink(const Waiting& waiting, Questions& core)
{
    if (core.empty()) return false;
    const Questions first = firstOf(waiting, core), behind = allBehind(waiting, first);
    if (behind != core) {
        core = behind;
        return true;
    }
    const Questions others = core - allBefore(waiting, first, core);
    if (others.empty()) return false;
    core = allBehind(waiting, firstOf(waiting, others));
    return true;
}

} // namespace

Questions smallestCore(const Movement& movement)
{
    const Waiting waiting(movement);
    Questions core = allBehind(waiting, movement.open);
    while (shrink(waiting, core)) {
    }
    return core;
}

} // namespace chancery
