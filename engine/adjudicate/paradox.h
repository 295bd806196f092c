// SPDX-License-Identifier: GPL-3.0-or-later
// Convoy paradoxes: all consistent ways out of one, and the way of the Alexander Rules (DATC 4.A.2).
#pragma once

#include "engine/adjudicate/movement.h"

#include <vector>

namespace chancery {

/// Every way to answer the questions of a core that agrees with the equations of DATC 5.B and with the rulebook's words
/// about supports. At most eight are told; a core of more than a dozen fleets is not searched.
std::vector<Decisions> consistentAnswers(const Movement& movement, const Questions& core);

/// Alexander IV.5.f: a convoy is disrupted if it would be were its army to have no effect, and is not otherwise, even
/// if that army's effect dislodges a fleet of it.
void settleByAssumption(Movement& movement, const Questions& core);

} // namespace chancery
