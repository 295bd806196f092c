// SPDX-License-Identifier: GPL-3.0-or-later
// What open questions wait for, for those who show how a phase was decided; see core.cpp.
#pragma once

#include "engine/adjudicate/movement.h"

namespace chancery {

/// Returns the open questions whose answers one of these open questions still waits for, directly.
Questions waitFor(const Movement& movement, const Questions& asked);

} // namespace chancery
