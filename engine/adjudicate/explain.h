// SPDX-License-Identifier: GPL-3.0-or-later
// Why each order of a movement phase ended as it did, asked once the answers are final.
#pragma once

#include "engine/adjudicate/finding.h"
#include "engine/adjudicate/retreats.h"

namespace chancery {

/// The reason for the order of this unit that counts; a unit without a legal order holds.
Finding explain(const Aftermath& after, Province unit);

} // namespace chancery
