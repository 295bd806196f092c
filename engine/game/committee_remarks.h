// SPDX-License-Identifier: GPL-3.0-or-later
// What a Committee keeps that does not agree with its game.
#pragma once

#include "engine/committee/objection.h"
#include "engine/game/game.h"

namespace chancery {

/// Returns a remark on each entry of the Committee that does not agree with the phases of the game or with
/// another entry: it is dated outside of the game, a power with a country has lost points, a conference
/// outlasted its year or has a delegate of a power that is no party, a treaty was broken before all had
/// signed it, a power has more points than the limit, or speeches were not requested or not drawn by lot. A
/// correction of an earlier phase, officers who were late, or an older program can have caused that.
Objections remarksOnCommittee(const Game& game);

} // namespace chancery
