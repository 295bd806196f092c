// SPDX-License-Identifier: GPL-3.0-or-later
// Explains why each order of a movement phase ended as it did, once all answers are final.
#pragma once

#include "engine/adjudicate/finding.h"
#include "engine/adjudicate/retreats.h"

namespace chancery {

/// Returns the reason for the result of a unit's order; a unit without a legal order holds. `unit` is the
/// province where it started.
Finding explain(const Aftermath& after, Province unit);

} // namespace chancery
