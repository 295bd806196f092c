// SPDX-License-Identifier: GPL-3.0-or-later
// Which reasons rest on a house rule and therefore on no clause of the rulebook, and the clause of the others
// where it depends on the game.
#pragma once

#include "engine/rules/rulebooks.h"

#include <vector>

namespace chancery {

/// Returns the deviations from the rulebook that a reason rests on; empty if the rulebook's own clause holds.
std::vector<Deviation> houseRulesBehind(Rule rule, const Rulebook& rulebook);
/// Returns the clause behind a reason in a game under these rules, "Alexander V.5.e": that of `citation`, but
/// where a power has no player, that of the game's number of players. Empty if the rulebook is unknown.
std::string clauseUnder(Rule rule, const Rulebook& rulebook, PhaseKind kind = PhaseKind::Movement,
                        bool occupied = false);

} // namespace chancery
