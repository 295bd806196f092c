// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/committee/committee.h"

namespace chancery {

Committee publicPart(Committee committee)
{
    committee.note.clear();
    std::erase_if(committee.goals, [](const Goal& goal) { return !goal.achieved; });
    std::erase_if(committee.treaties, [](const Treaty& treaty) { return treaty.secret; });
    std::erase_if(committee.conferences, [](const Conference& one) { return !one.opened; });
    return committee;
}

bool holdsSecrets(const Committee& committee)
{
    return !(publicPart(committee) == committee);
}

} // namespace chancery
