// SPDX-License-Identifier: GPL-3.0-or-later
// Who is removed when a power does not say (DATC 4.D.8).
#pragma once

#include "engine/adjudicate/outcome.h"

namespace chancery {

/// The unit to remove next: the farthest from its power's centres as the rulebook measures it, ties by the rulebook's
/// alphabet. The power must have a unit.
Unit removedFirst(const Map& map, const Position& position, Power power, const RuleOptions& options = {});

/// Steps from a unit to the nearest centre that counts; more than the map has spaces if there is no way. For those who
/// want to see why.
int distanceFromCentres(const Map& map, const Position& position, const Unit& unit, const RuleOptions& options);

/// Why a unit goes whose power should have removed one.
Rule ruleOfRemoval(const RuleOptions& options);

/// Takes a unit off the board by rule and adds it to `automatic` and `results`.
void removeByRule(const Map& map, const RuleOptions& options, Power power, Rule reason, Outcome& outcome);

/// Alexander V.6: at the end of a Spring turn units in excess of their power's centres are removed by rule.
void removeFlyingDutchmen(const Map& map, const RuleOptions& options, Outcome& outcome);

} // namespace chancery
