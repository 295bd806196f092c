// SPDX-License-Identifier: GPL-3.0-or-later
// Which open questions wait for one another once nothing else can be answered (DATC 5.B.9).
#pragma once

#include "engine/adjudicate/movement.h"

namespace chancery {

/// Returns the open questions whose answers one of these open questions still waits for, directly.
Questions waitFor(const Movement& movement, const Questions& asked);

/// Returns the smallest set of open questions that wait only for one another (DATC 5.B.9). Nothing else may
/// be decidable.
Questions smallestCore(const Movement& movement);

} // namespace chancery
