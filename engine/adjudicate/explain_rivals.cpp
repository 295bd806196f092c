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

void Rivalry::nameRowAhead(Province p, Finding& finding) const
{
    const ProvinceSet unstoppable = m.known.path.no | m.known.held | m.ruled | m.known.moves.yes;
    ProvinceSet row{p};
    Province last = turn.destination(p);
    while (turn.movers.has(last) && !row.has(last) && !unstoppable.has(last)) {
        row.add(last);
        finding.cutAhead = turn.supportersOf[index(last)] - m.known.given.yes;
        const ProvinceSet rivals = stopping(last, m.support(last).min);
        if (!rivals.empty()) {
            finding.rival = decisiveOf(last, rivals);
            finding.also = rivals - ProvinceSet{finding.rival};
            break;
        }
        const Province next = turn.destination(last);
        if (!turn.movers.has(next) || m.headToHead(last) == Answer::Yes) {
            finding.rival = next;
            break;
        }
        last = next;
    }
    finding.between = row - ProvinceSet{p, turn.destination(p)};
}

} // namespace chancery
