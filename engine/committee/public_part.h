// SPDX-License-Identifier: GPL-3.0-or-later
// What the players may see of a Committee.
#pragma once

#include "engine/committee/committee.h"

namespace chancery {

/// Returns what everyone at the table knows: delegations, speeches, motions, goals whose points were awarded,
/// treaties that are not secret, and conferences that have begun. Proposals, lists of goals and the note of
/// the set-up are left out.
Committee publicPart(Committee committee);

} // namespace chancery
