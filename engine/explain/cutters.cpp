// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/explain/cutters.h"

#include "engine/explain/open_phase.h"

namespace chancery {

ProvinceSet cuttersOf(const PhaseInput& phase, Province supporter)
{
    OpenPhase open(phase);
    Movement& settled = open.movement;
    settled.resolve();
    const Turn& turn = settled.turn;
    ProvinceSet cutters;
    if (!turn.supporters.has(supporter)) return cutters;
    for (const Province attacker :
         (turn.attackersOf(supporter) - turn.ownUnits(supporter)) & settled.known.path.yes)
        cutters.addIf(attacker, !turn.comesFromTarget(attacker, supporter) &&
                                    settled.cuts(attacker, supporter) == Answer::Yes);
    return cutters;
}

} // namespace chancery
