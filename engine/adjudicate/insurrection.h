// SPDX-License-Identifier: GPL-3.0-or-later
// Insurrections (Committee, "Losing your country and regaining it"): at the edge of a movement phase, never in its middle.
// engine/README.md tells how the text is read.
#pragma once

#include "engine/adjudicate/outcome.h"

#include <map>

namespace chancery {

/// Whether any of these orders raises an insurrection or asks for centres back.
bool concernInsurrections(std::span<const Order> orders);

/// Says in the outcome of a movement what came of such orders, and takes the units off the board that were given up.
/// Centres do not come back before the season is over.
void tellInsurrections(const Map& map, const RuleOptions& options, const Position& before, Outcome& outcome);

/// Gives centres back at the end of a season, `end`, which is that of the movement or of the retreats after it; then
/// the results of the filings are told there as well, as not ordered.
void reviveCountries(const Map& map, const Outcome& movement, Outcome& end);

/// How many units it takes to get `centres` back, `occupied` of them with a unit in it.
int unitsToRegain(int centres, int occupied);

/// How many units each power gave up in this phase, for whom.
std::map<std::pair<Power, Power>, int> unitsInvested(const Outcome& movement);

} // namespace chancery
