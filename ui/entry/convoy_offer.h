// SPDX-License-Identifier: GPL-3.0-or-later
// What may follow a move that was just written: that it goes by convoy, and the convoys that it lacks.
#pragma once

#include "ui/entry/order_entry.h"

namespace chancery::entry {

/// Returns the order for the unit in a province, which must have one, in the name of its power.
Order orderTo(const EntryContext& context, Province unit, Command command);

} // namespace chancery::entry
