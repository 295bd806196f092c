// SPDX-License-Identifier: GPL-3.0-or-later
// In which sequence the seas of a path were written: a number in the order, the seas in its text.
#pragma once

#include "engine/map/map.h"
#include "engine/orders/order.h"

#include <cstdint>
#include <vector>

namespace chancery {

/// Returns the number of a sequence of different seas among all sequences of the same seas: 0 if they are as
/// the map lists them. Of more than twelve seas it is always 0.
std::uint32_t numberOfSequence(const std::vector<Province>& seas);

/// Returns the seas of a move's path as they were written. A path that no reader made, and whose sequence
/// does not agree with Move::scrambled, comes in a sequence that does, so that reading it again gives the
/// same path.
std::vector<Province> seasInSequence(const Map& map, Province from, const Move& move);

} // namespace chancery
