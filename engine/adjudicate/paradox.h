// SPDX-License-Identifier: GPL-3.0-or-later
// Convoy paradoxes: all consistent resolutions of one, and Alexander's rule (DATC 4.A.2).
#pragma once

#include "engine/adjudicate/movement.h"

#include <vector>

namespace chancery {

/// Returns the consistent resolutions of a core: those that agree with DATC 5.B and with what the rulebook
/// says about supports. At most eight are returned, and none for a core of more than twelve fleets.
std::vector<Decisions> consistentAnswers(const Movement& movement, const Questions& core);

/// Settles a core by Alexander IV.5.f: a convoy is disrupted exactly if it would be disrupted without any
/// effect of its army, even if that army dislodges one of its fleets.
void settleByAssumption(Movement& movement, const Questions& core);

} // namespace chancery
