// SPDX-License-Identifier: GPL-3.0-or-later
// Which units are removed when a power does not say (DATC 4.D.8).
#pragma once

#include "engine/adjudicate/outcome.h"

namespace chancery {

/// Returns the unit of `power` to remove next: the farthest from its centres as the rulebook measures it,
/// ties by the rulebook's alphabet. Units in `spared` come last. Returns nothing if the power has no unit in
/// Position::units.
std::optional<Unit> removedFirst(const Map& map, const Position& position, Power power,
                                 const RuleOptions& options = {}, ProvinceSet spared = {});

/// Returns the distance of a unit to the nearest centre that counts by the rulebook, in steps; more than
/// maxProvinces if there is no way. Shown to explain a removal.
int distanceFromCentres(const Map& map, const Position& position, const Unit& unit,
                        const RuleOptions& options);

/// Returns the reason for a removal by rule: RemovedByRule, or RemovedForNow if the rulebook leaves the
/// choice to the players.
Rule ruleOfRemoval(const RuleOptions& options);

/// Removes the unit that removedFirst names from `outcome.after` and adds the disband to `automatic` and
/// `results` with this reason. Units in `spared` are removed last. Returns whether there was one to remove.
bool removeByRule(const Map& map, const RuleOptions& options, Power power, Rule reason, Outcome& outcome,
                  ProvinceSet spared = {});

/// Removes by rule the units in excess of their power's centres, if the option `flying_dutchman` says so
/// (Alexander V.6). Does nothing if no centre has an owner.
void removeFlyingDutchmen(const Map& map, const RuleOptions& options, Outcome& outcome);

} // namespace chancery
