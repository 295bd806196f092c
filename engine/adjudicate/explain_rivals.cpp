// SPDX-License-Identifier: GPL-3.0-or-later
// Which moves keep another out, and what a unit that does not leave is waiting for.
#include "engine/adjudicate/explain_rivals.h"

namespace chancery {

Rivalry::Rivals Rivalry::strongest(Province p) const
{
    Rivals rivals;
    for (Province rival : m.rivalsOf(p) & m.contenders()) {
        const int strength = m.rivalStrength(rival, p).min;
        if (strength > rivals.strength) rivals = {{}, strength};
        if (strength == rivals.strength) rivals.units.add(rival);
    }
    return rivals;
}

ProvinceSet Rivalry::stopping(Province p, int attack) const
{
    ProvinceSet stopping;
    for (Province rival : m.rivalsOf(p) & m.contenders())
        stopping.addIf(rival, m.rivalStrength(rival, p).min >= attack);
    return stopping;
}

Province Rivalry::decisiveOf(Province p, ProvinceSet rivals) const
{
    const Province any = rivals.first();
    if (rivals == ProvinceSet{any}) return any;
    for (const ProvinceSet better : {m.known.moves.yes, turn.board.units - turn.ownUnits(p) - after.dislodged,
                                     turn.board.units - after.dislodged})
        if (const ProvinceSet chosen = rivals & better; !chosen.empty()) return chosen.first();
    return any;
}

/// What stops a move, and of the unit found last the strength by which it is more than enough.
struct Rivalry::Stops
{
    /// Adds a unit that stops a move of strength `attack` with `strength`.
    void add(Province unit, int strength, int attack)
    {
        all.add(unit);
        spare = strength - attack;
    }

    ProvinceSet all, row;
    int spare = 0;
};

/// Returns whether the unit in its destination, which does not leave, stops a move even without rivals.
inline bool Rivalry::isStoppedAhead(Province mover) const
{
    const int resistance = m.resistance(mover).min;
    return resistance > 0 && m.attackStrength(mover).min <= resistance;
}

/// Returns whether a unit that does not leave would do so if nothing stopped it.
inline bool Rivalry::waits(Province unit) const
{
    return (turn.movers - m.known.path.no - m.known.held - m.ruled).has(unit);
}

/// Returns the rivals each of which keeps a move out, also if the unit in its destination left. Those that
/// were met before in the row stop only what they wait for themselves.
ProvinceSet Rivalry::rivalsStopping(Province mover, Stops& stops) const
{
    const int attack = isStoppedAhead(mover) ? m.support(mover).min : m.attackStrength(mover).min;
    const ProvinceSet rivals = stopping(mover, attack) - stops.row;
    for (Province rival : rivals) stops.add(rival, m.rivalStrength(rival, mover).min, attack);
    return rivals;
}

/// Returns the unit that dislodged the convoy of an army that stays for that reason alone, or noProvince.
Province Rivalry::strander(Province army) const
{
    if (!m.known.path.no.has(army) || m.ruled.has(army)) return noProvince;
    ProvinceSet dislodgers;
    for (Province fleet : turn.fleetsOnRoutes(army) & after.dislodged)
        dislodgers.add(after.dislodgerOf(fleet));
    return dislodgers.empty() || dislodgers.several() ? noProvince : dislodgers.first();
}

/// Names what ends a row: the unit in the destination of the last mover, or what keeps that from leaving.
void Rivalry::nameEnd(Province last, Stops& stops, Finding& finding) const
{
    const Province there = turn.destination(last), cause = strander(there);
    if (cause != noProvince) {
        stops.all.add(cause);
        finding.stopping.add(cause);
        return;
    }
    stops.add(there, m.resistance(last).min, m.attackStrength(last).min);
    const bool first = !stops.row.several();
    finding.also.addIf(there, first && there != finding.against);
    finding.stopping.addIf(there, !first);
}

/// Follows the units that wait one for the next to the last, or to one that was met before.
void Rivalry::followRow(Province p, Stops& stops, Finding& finding) const
{
    for (Province last = p; isStoppedAhead(last);) {
        const Province next = turn.destination(last);
        if (stops.row.has(next)) return;
        if (!waits(next) || m.headToHead(last) == Answer::Yes) return nameEnd(last, stops, finding);
        stops.row.add(next);
        if (finding.stopping.empty()) finding.cutAhead |= turn.supportersOf[index(next)] - m.known.given.yes;
        finding.stopping |= rivalsStopping(next, stops);
        last = next;
    }
}

/// Returns the supports and convoys each of which the only unit that stops a move needs for that.
ProvinceSet Rivalry::neededBy(const Stops& stops) const
{
    if (stops.all.empty() || stops.all.several()) return {};
    const Province only = stops.all.first();
    return givenTo(only).onlyIf(stops.spare == 0) | paths_.fleetsNeededBy(only);
}

/// Returns whether what stops the row ahead of a move is enough without the others. It is not if these cut
/// supports with which the move would dislodge the unit in its destination.
bool Rivalry::isEnough(Province stopping, Province p, const Stops& stops, const Finding& finding) const
{
    const Province q = turn.destination(p);
    const ProvinceSet others = stops.all - ProvinceSet{stopping};
    int uncut = 0;
    for (Province supporter : finding.cut - turn.ownUnits(q)) uncut += others.contains(cuttersOf(supporter));
    return turn.ownUnits(q).has(p) || m.attackStrength(p).min + uncut <= m.resistance(p).min;
}

void Rivalry::nameStops(Province p, Finding& finding) const
{
    Stops stops;
    stops.row.add(p);
    finding.also = rivalsStopping(p, stops) - ProvinceSet{finding.against};
    followRow(p, stops, finding);
    if (!finding.cut.empty() && stops.all.several())
        for (Province one : finding.stopping)
            if (!isEnough(one, p, stops, finding)) finding.stopping.remove(one);
    if (finding.theirsKind == StrengthKind::Prevent)
        finding.stopping -= finding.also | ProvinceSet{finding.against}; // said of this move already
    finding.between =
        stops.row - ProvinceSet{p, turn.destination(p), finding.against} - finding.also - finding.stopping;
    finding.behind = neededBy(stops) - finding.opposed;
}

} // namespace chancery
