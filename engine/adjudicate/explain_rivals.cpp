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
    Province end = noProvince; ///< the unit in the way of the last of the row
    bool isFirm = false;       ///< whether a unit is in the way that even by holding would let none pass
};

/// Returns the attack strength of a move; of an army whose convoy is disrupted the one that it would have.
inline int Rivalry::attack(Province mover) const
{
    if (!m.known.path.no.has(mover)) return m.attackStrength(mover).min;
    const Province q = turn.destination(mover);
    const bool resists = turn.board.has(q) && !m.known.moves.yes.has(q);
    const ProvinceSet defenders = resists ? turn.ownUnits(q) : ProvinceSet{};
    return defenders.has(mover) ? 0 : m.support(mover, defenders).min;
}

/// Returns whether the unit in its destination, which does not leave, stops a move even without rivals.
inline bool Rivalry::isStoppedAhead(Province mover) const
{
    const int resistance = m.resistance(mover).min;
    return resistance > 0 && attack(mover) <= resistance;
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
    const int strength = isStoppedAhead(mover) ? m.support(mover).min : attack(mover);
    const ProvinceSet rivals = stopping(mover, strength) - stops.row;
    for (Province rival : rivals) stops.add(rival, m.rivalStrength(rival, mover).min, strength);
    return rivals;
}

/// Returns the unit that dislodged the convoy of an army, or noProvince. An army that even with its convoy
/// one of the row before it would keep out is itself in the way.
Province Rivalry::strander(Province army, ProvinceSet row) const
{
    if (!m.known.path.no.has(army) || m.ruled.has(army)) return noProvince;
    if (!(stopping(army, m.support(army).min) & row).empty()) return noProvince;
    ProvinceSet dislodgers;
    for (Province fleet : turn.fleetsOnRoutes(army) & after.dislodged)
        dislodgers.add(after.dislodgerOf(fleet));
    return dislodgers.empty() || dislodgers.several() ? noProvince : dislodgers.first();
}

/// Names what ends a row: the unit in the destination of the last mover with what helps it to stay, or what
/// keeps that from leaving.
void Rivalry::nameEnd(Province last, Stops& stops, Finding& finding) const
{
    const Province there = turn.destination(last);
    const int strength = attack(last);
    stops.add(there, m.resistance(last).min, strength);
    stops.end = there;
    stops.isFirm |= strength <= 1;
    if (strength > 1) finding.behind |= givenTo(there);
    const bool first = !stops.row.several();
    finding.also.addIf(there, first && there != finding.against);
    finding.stopping.addIf(there, !first);
}

/// Follows the units that wait one for the next to the last, or to one that was met before. Cut supports
/// with which one of them would leave are named if nothing else stops those before it; a unit that it would
/// dislodge does not. A rival that is met in the row itself would be in its way if it held. An army without
/// its convoy is one of the row: what would keep it out with the convoy stops it as well. A unit that cut a
/// support and would by holding itself be in the way is not blamed for the cut.
void Rivalry::followRow(Province p, Stops& stops, Finding& finding) const
{
    for (Province last = p; isStoppedAhead(last);) {
        const Province next = turn.destination(last);
        if (stops.row.has(next)) return;
        stops.isFirm |= stops.all.has(next) && attack(last) <= 1;
        const Province cause = strander(next, stops.row);
        const bool ends = cause == noProvince && !waits(next);
        if (ends || m.headToHead(last) == Answer::Yes) return nameEnd(last, stops, finding);
        stops.row.add(next);
        const Province ahead = turn.destination(next);
        if (cause != noProvince) {
            stops.all.add(cause);
            finding.stopping.add(cause);
        } else if ((stops.all - (ProvinceSet{ahead} - turn.bouncersThoughBeaten)).empty())
            for (const Province cut : help_.lackedBy(next, stops.row.has(ahead)))
                finding.cutElsewhere.addIf(cut, cuttersOf(cut) != ProvinceSet{ahead} ||
                                                    couldDislodge(next, ahead));
        finding.stopping |= rivalsStopping(next, stops);
        last = next;
    }
}

/// Of a move that rivals keep out, takes back what is said of these already. Where those that keep the unit
/// in its destination from leaving could not let it go by holding, that unit is named in place of them.
void Rivalry::nameUnitThere(Province p, const Stops& stops, Finding& finding) const
{
    finding.stopping -= finding.also | ProvinceSet{finding.against};
    if (!stops.isFirm || finding.stopping.empty()) return;
    finding.also.add(turn.destination(p));
    finding.stopping = finding.between = finding.behind = {};
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

/// Returns whether a fleet that stays in the destination of a move stops it only as long as others do: alone
/// it would lose its convoy to the move, whose support the convoyed army cuts (DATC 5.B.9).
bool Rivalry::isLostAlone(Province fleet, Province p, const Finding& finding) const
{
    if (!turn.convoyers.has(fleet) || turn.destination(p) != fleet) return false;
    const ProvinceSet army{turn.helped[index(fleet)]};
    if (!turn.bySea.contains(army)) return false; // over land it cuts the support all the same
    int uncut = 0;
    for (Province supporter : finding.cut - turn.ownUnits(fleet)) uncut += cuttersOf(supporter) == army;
    return uncut > 0 && m.attackStrength(p).min + uncut > m.resistance(p).min;
}

/// Takes back what stops the row ahead but is not enough alone. A unit in whose way a supporter of the move
/// stands anyway does no more than cut that support, which is named as cut.
void Rivalry::dropNeedless(Province p, const Stops& stops, Finding& finding) const
{
    if (finding.cut.empty() || !stops.all.several()) return;
    if (finding.also.has(stops.end) && isLostAlone(stops.end, p, finding)) finding.also.remove(stops.end);
    ProvinceSet standing;
    if (stops.end != noProvince) standing = ProvinceSet{stops.end} & finding.cut & finding.stopping;
    if (!standing.empty()) finding.stopping -= cuttersOf(stops.end);
    for (Province one : finding.stopping - standing)
        if (!isEnough(one, p, stops, finding)) finding.stopping.remove(one);
}

void Rivalry::nameStops(Province p, Finding& finding) const
{
    Stops stops;
    stops.row.add(p);
    finding.also = rivalsStopping(p, stops) - ProvinceSet{finding.against};
    followRow(p, stops, finding);
    dropNeedless(p, stops, finding);
    finding.between =
        stops.row - ProvinceSet{p, turn.destination(p), finding.against} - finding.also - finding.stopping;
    if (finding.theirsKind == StrengthKind::Prevent) nameUnitThere(p, stops, finding);
    if (!stops.all.empty() && !stops.all.several()) help_.nameHelp(stops.all.first(), stops.spare, finding);
    finding.behind -= finding.opposed;
}

/// Returns the units that would dislodge a fleet if the one that dislodged it had not.
ProvinceSet Rivalry::inReserve(Province fleet) const
{
    const Province dislodger = after.dislodgerOf(fleet);
    ProvinceSet ready;
    for (Province other : turn.attackersOf(fleet) - ProvinceSet{dislodger})
        ready.addIf(other, help_.succeedsWithout(dislodger, other));
    return ready;
}

/// Returns whether the unit in the destination of an army would make room if the army left: it waits for the
/// army, or the next unit does, and nothing else stops one of them.
bool Rivalry::closesCircle(Province army) const
{
    ProvinceSet met{army};
    for (Province next = turn.destination(army); !met.has(next); next = turn.destination(next)) {
        Stops stops;
        if (!waits(next) || !rivalsStopping(next, stops).empty()) return false;
        if (turn.destination(next) == army) return true;
        met.add(next);
    }
    return false;
}

void Rivalry::nameDisruption(Province army, Finding& finding) const
{
    for (Province fleet : finding.fleets& after.dislodged) {
        const Province dislodger = after.dislodgerOf(fleet);
        finding.stopping.add(dislodger);
        finding.inReserve |= inReserve(fleet);
        finding.behind |= help_.neededToDislodge(dislodger);
    }
    const Province there = turn.destination(army);
    const bool wouldStay = finding.stopping.has(there) && !couldDislodge(army, there);
    Stops stops;
    finding.also = rivalsStopping(army, stops);
    finding.also.addIf(there, wouldStay || (isStoppedAhead(army) && !closesCircle(army)));
}

} // namespace chancery
