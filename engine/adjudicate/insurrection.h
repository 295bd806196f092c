// SPDX-License-Identifier: GPL-3.0-or-later
// Insurrections (Committee, "Losing your country and regaining it"), worked out after a movement phase.
// engine/README.md says how the text is read.
#pragma once

#include "engine/adjudicate/outcome.h"

#include <map>

namespace chancery {

/// Returns whether any of these orders raises an insurrection or asks for centres back.
bool concernInsurrections(std::span<const Order> orders);

/// Returns why a power cannot ask for a centre back like this, or Rule::None. `lost` are the powers without
/// units and centres; that it asks for no centre twice is not looked at.
Rule wishFault(const Map& map, const RuleOptions& options, PowerSet lost, const Order& wish);

/// Adds the results of insurrections and revivals to the outcome of a movement and removes the units given
/// up. Centres come back only at the end of the season.
void tellInsurrections(const Map& map, const RuleOptions& options, const Position& before, Outcome& outcome);

/// Returns centres to their powers at the end of a season. `end` is the outcome of the movement, or of the
/// retreats after it; retreats get the results of the requests appended, as not ordered.
void reviveCountries(const Map& map, const Outcome& movement, Outcome& end);

/// Returns how many units it takes to regain `centres`, of which `occupied` have a unit in them.
int unitsToRegain(int centres, int occupied);

/// Returns how many units each power gave up in this phase, by giver and by the power to be revived.
std::map<std::pair<Power, Power>, int> unitsInvested(const Outcome& movement);

} // namespace chancery
