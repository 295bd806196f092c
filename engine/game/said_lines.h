// SPDX-License-Identifier: GPL-3.0-or-later
// Lines in which a source says what is there after a phase, as StudyNode::said keeps them; compareSaid() in
// explain/said_results.h reads them.
#pragma once

#include "engine/map/position.h"

#include <string>
#include <vector>

namespace chancery {

/// What a source says of each phase of a game, in its order, as StudyNode::said.
using SaidPhases = std::vector<std::vector<std::string>>;

/// Returns the line that a unit is there: "Austria: A GAL".
std::string saidLine(const Map& map, const Unit& unit);
/// Returns the line that a unit is dislodged, and if any place is known where it can retreat to: "Austria:
/// A SER, dislodged, to ALB, GRE".
std::string saidLine(const Map& map, const DislodgedUnit& unit);
/// Returns the lines for all units of a position; "none" and "none, dislodged" say that there are none.
std::vector<std::string> saidLines(const Map& map, const std::vector<Unit>& units,
                                   const std::vector<DislodgedUnit>& dislodged);
/// Returns the line that nothing is said of a power's units: "Austria: not listed".
std::string unlistedLine(const Map& map, Power power);

} // namespace chancery
