// SPDX-License-Identifier: GPL-3.0-or-later
// What settles circular movements and convoy paradoxes.
#pragma once

#include "engine/adjudicate/movement.h"

namespace chancery {

/// Answers the smallest core of open questions, or part of it, by the backup rule (DATC 5.B.9, 4.A.2).
void applyBackupRule(Movement& movement);

} // namespace chancery
