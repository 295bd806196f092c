// SPDX-License-Identifier: GPL-3.0-or-later
// The decisions of DATC 5.B, and the sweeps that repeat them until nothing is open.
#include "engine/adjudicate/movement.h"

#include "engine/adjudicate/backup_rule.h"

namespace chancery {

Movement::Movement(const Turn& theTurn)
    : ConvoyedAttacks(theTurn)
{
    open = {turn.movers, turn.supporters, turn.convoyers, turn.movers & turn.bySea, turn.seaOrLand};
    known.path.yes = turn.movers - turn.bySea;
    known.bySea = {turn.bySea, turn.movers - turn.bySea - turn.seaOrLand};
    settleObviousSupports();
    settleObviousMoves();
}

namespace {

/// Gives answers that replace those found so far.
void overrule(Decision& question, ProvinceSet& open, const Decision& ruled)
{
    question.yes = (question.yes - ruled.no) | ruled.yes;
    question.no = (question.no - ruled.yes) | ruled.no;
    open -= ruled.yes | ruled.no;
}

} // namespace

Movement::Movement(const Turn& theTurn, const RuledResults& results)
    : Movement(theTurn)
{
    if (results.empty()) return;
    const RuledAnswers answers = ruledAnswers(turn, results);
    overrule(known.moves, open.moves, answers.moves);
    overrule(known.path, open.path, {.yes = answers.moves.yes, .no = {}});
    overrule(known.given, open.given, answers.given);
    overrule(known.dislodged, open.dislodged, answers.dislodged);
    ruled = answers.units;
}

/// Settles supports and convoys that are not attacked.
void Movement::settleObviousSupports()
{
    known.given.yes = open.given - turn.destinations;
    known.dislodged.no = open.dislodged - turn.destinations;
    open.given &= turn.destinations;
    open.dislodged &= turn.destinations;
}

/// Settles most moves without arithmetic, by what strengths without support can be.
void Movement::settleObviousMoves()
{
    const ProvinceSet alone = turn.movers - turn.supported;
    known.path.no = open.path - turn.carried; // no convoy was ordered
    open.path &= turn.carried;
    ProvinceSet resisted = turn.attacking - turn.following; // by the unit there, unless it comes past by sea
    if (!(turn.facing & (turn.bySea | turn.seaOrLand)).empty()) resisted -= turn.facing;
    known.moves.no = (alone & resisted) | bouncing(alone);
    open.moves -= known.moves.no;
    settleByPath();
}

/// Settles moves without a path, and those into a vacant province without rivals.
void Movement::settleByPath()
{
    const ProvinceSet fail = open.moves & known.path.no,
                      succeed = (open.moves & known.path.yes) - turn.attacking - turn.rivalled;
    known.moves.no |= fail;
    known.moves.yes |= succeed;
    open.moves -= fail | succeed;
}

/// Returns those of `alone` that another surely bounces: one by land, which nothing can deprive of its
/// strength.
ProvinceSet Movement::bouncing(ProvinceSet alone) const
{
    const ProvinceSet firm = known.path.yes - turn.facing;
    ProvinceSet all;
    for (Province q : turn.contended) {
        const ProvinceSet movers = turn.attackers[index(q)], strong = movers & firm;
        if (strong.empty()) continue;
        all |= strong.several() ? movers & alone : (movers & alone) - strong;
    }
    return all;
}

/// Settles moves that succeed exactly if the unit ahead leaves, one after the other. Units that follow one
/// another in a circle all move (DATC 5.B.9).
void Movement::settleTrailing()
{
    for (Province p : open.moves& turn.plainFollowers) {
        ProvinceSet chain;
        Province ahead = p;
        while ((open.moves & turn.plainFollowers).has(ahead) && !chain.has(ahead)) {
            chain.add(ahead);
            ahead = turn.destination(ahead);
        }
        const bool around = chain.has(ahead);
        if (around) known.circular |= chain;
        if (around || known.moves.yes.has(ahead))
            known.moves.yes |= chain;
        else if (known.moves.no.has(ahead))
            known.moves.no |= chain;
        else
            continue;
        open.moves -= chain;
    }
}

void Movement::resolve()
{
    while (!open.empty())
        if (!sweep()) applyBackupRule(*this);
}

void Movement::settle()
{
    while (sweep()) {
    }
}

void Movement::settleRoute(Province army, bool survives)
{
    Decision& question = turn.seaOrLand.has(army) ? known.bySea : known.path;
    question.settle(army, survives);
    open.path.remove(army);
    open.bySea.remove(army);
}

void Movement::treatAsPowerless(Province army)
{
    known.path.yes.remove(army);
    known.path.no.add(army);
    known.held.add(army);
    known.bySea.no.addIf(army, turn.seaOrLand.has(army));
    open.path.remove(army);
    open.bySea.remove(army);
}

/// Tries every open question once; returns false if none could be answered.
bool Movement::sweep()
{
    const Questions before = open;
    for (Province p : before.path) decidePath(p);
    settleByPath();
    for (Province p : before.bySea) decideBySea(p);
    for (Province p : before.given) decideSupport(p);
    for (Province p : open.moves - turn.plainFollowers) decideMove(p);
    settleTrailing();
    for (Province p : before.dislodged) decideDislodge(p);
    return open != before;
}

// DATC 5.B.8: there is a chain of fleets with matching orders, none of them dislodged.
void Movement::decidePath(Province army)
{
    const Answer survives = routeSurvives(army);
    if (survives == Answer::Unknown) return;
    known.path.settle(army, survives == Answer::Yes);
    open.path.remove(army);
}

// DATC 4.A.3: the move goes by sea if a convoy survives, otherwise over land.
void Movement::decideBySea(Province army)
{
    const Answer survives = routeSurvives(army);
    if (survives == Answer::Unknown) return;
    known.bySea.settle(army, survives == Answer::Yes);
    open.bySea.remove(army);
}

// DATC 5.B.2: a support is cut by an attack of another power from any province but its target, or if the
// supporter is dislodged.
void Movement::decideSupport(Province unit)
{
    if (turn.speciallyCut.has(unit)) {
        const Answer cut = isCut(unit);
        if (cut == Answer::Unknown) return;
        known.given.settle(unit, cut == Answer::No);
        open.given.remove(unit);
        return;
    }
    const ProvinceSet attackers = turn.attackersOf(unit);
    ProvinceSet cutters = attackers - turn.ownUnits(unit);
    cutters.remove(turn.aim[index(unit)]);
    const bool cut = !(cutters & known.path.yes).empty() || !(attackers & known.moves.yes).empty();
    const bool given = (cutters - known.path.no).empty() && (attackers - known.moves.no).empty();
    if (!cut && !given) return;
    known.given.settle(unit, given);
    open.given.remove(unit);
}

// DATC 5.B.3, only for fleets that convoy; they stay in their provinces.
void Movement::decideDislodge(Province fleet)
{
    const ProvinceSet attackers = turn.attackersOf(fleet);
    const bool dislodged = !(attackers & known.moves.yes).empty();
    if (!dislodged && !(attackers - known.moves.no).empty()) return;
    known.dislodged.settle(fleet, dislodged);
    open.dislodged.remove(fleet);
}

// DATC 5.B.1: a move must beat the defender of its destination and every rival.
void Movement::decideMove(Province mover)
{
    const Answer battle = headToHead(mover);
    const Interval attack = attackStrength(mover, battle), resist = resistance(mover, battle);
    bool wins = attack.min > resist.max, loses = attack.max <= resist.min;
    if (turn.rivalled.has(mover) || turn.meetingOnTheWay.has(mover))
        for (Province rival : rivalsOf(mover)) {
            const Interval prevent = rivalStrength(rival, mover);
            wins = wins && attack.min > prevent.max;
            loses = loses || attack.max <= prevent.min;
        }
    if (!wins && !loses) return;
    known.moves.settle(mover, wins);
    open.moves.remove(mover);
}

} // namespace chancery
