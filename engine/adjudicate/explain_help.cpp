// SPDX-License-Identifier: GPL-3.0-or-later
// Which supports and convoys units need to stay or to stop others, and which cut supports attacks lack.
#include "engine/adjudicate/explain_help.h"

#include <algorithm>

namespace chancery {

int HelpReasons::strongestRival(Province mover) const
{
    int most = 0;
    for (Province rival : m.rivalsOf(mover) & m.contenders())
        most = std::max(most, m.rivalStrength(rival, mover).min);
    return most;
}

ProvinceSet HelpReasons::lackedBy(Province mover, bool isVacated) const
{
    if (!turn.supported.has(mover) || m.known.path.no.has(mover)) return {};
    const Province q = turn.destination(mover);
    const int resistance = isVacated ? 0 : m.resistance(mover).min;
    const ProvinceSet defenders = resistance > 0 ? turn.ownUnits(q) : ProvinceSet{};
    const ProvinceSet cut = turn.supportersOf[index(mover)] - m.known.given.yes - defenders;
    if (cut.empty() || defenders.has(mover)) return {};
    const int against = std::max(resistance, strongestRival(mover));
    return cut.onlyIf(m.support(mover, defenders).min + cut.size() > against + cutForConvoyOf(q).size());
}

/// Returns the supports in place of a fleet that only armies cut which it convoys: an attack that needs the
/// cut would take the convoy with it (DATC 5.B.9).
ProvinceSet HelpReasons::cutForConvoyOf(Province fleet) const
{
    ProvinceSet cut;
    if (!turn.convoyers.has(fleet)) return cut;
    const ProvinceSet army{turn.helped[index(fleet)]};
    for (Province supporter : turn.supportersOf[index(fleet)] - m.known.given.yes)
        cut.addIf(supporter, cuttersOf(supporter) == army);
    return cut;
}

ProvinceSet HelpReasons::lackedAgainst(Province unit) const
{
    ProvinceSet lacked;
    for (Province attacker : turn.attackersOf(unit)) lacked |= lackedBy(attacker);
    return lacked;
}

ProvinceSet HelpReasons::neededToStay(Province unit) const
{
    const int hold = holdStrength(unit);
    for (Province attacker : turn.attackersOf(unit)) {
        const int attack = m.attackStrength(attacker).min;
        if (attack == hold && attack > strongestRival(attacker)) return givenTo(unit);
    }
    return {};
}

void HelpReasons::nameHelp(Province mover, int spare, Finding& finding) const
{
    const bool inVain = contestsInVain(mover) && turn.onlyOneRoute(mover);
    const ProvinceSet fleets = inVain ? turn.fleetsOnRoutes(mover) : paths_.fleetsNeededBy(mover);
    finding.behind |= givenTo(mover).onlyIf(spare == 0) | fleets;
    nameGuard(mover, finding);
    if (m.isUndeterred(mover)) return; // it stops others even without its convoy
    for (Province fleet : fleets) {
        finding.behind |= neededToStay(fleet);
        finding.cutElsewhere |= lackedAgainst(fleet);
    }
}

/// Names what keeps a move from being dislodged by the unit that comes the opposite way, and so without
/// effect on others (DATC 6.E.4): the only rival of that unit, or the cutting of its support.
void HelpReasons::nameGuard(Province mover, Finding& finding) const
{
    if (m.headToHead(mover) != Answer::Yes || turn.bouncersThoughBeaten.has(mover)) return;
    const Province opponent = turn.destination(mover);
    finding.cutElsewhere |= lackedBy(opponent) - finding.cut;
    const int attack = m.attackStrength(opponent).min;
    if (attack <= m.resistance(opponent).min) return;
    ProvinceSet guards;
    for (Province rival : m.rivalsOf(opponent) & m.contenders())
        guards.addIf(rival, m.rivalStrength(rival, opponent).min >= attack);
    if (guards.empty() || guards.several()) return;
    finding.behind |= guards | givenTo(guards.first()).onlyIf(strongestRival(opponent) == attack);
}

ProvinceSet HelpReasons::neededToDislodge(Province mover) const
{
    const ProvinceSet counted = givenTo(mover) - turn.ownUnits(turn.destination(mover));
    const int against = std::max(m.resistance(mover).min, strongestRival(mover));
    return paths_.fleetsNeededBy(mover) | counted.onlyIf(m.attackStrength(mover).min == against + 1);
}

bool HelpReasons::succeedsWithout(Province rival, Province mover) const
{
    const int attack = m.attackStrength(mover).min;
    bool succeeds = attack > m.resistance(mover).min;
    for (Province other : (m.rivalsOf(mover) & m.contenders()) - ProvinceSet{rival})
        succeeds = succeeds && attack > m.rivalStrength(other, mover).min;
    return succeeds;
}

} // namespace chancery
