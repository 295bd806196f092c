// SPDX-License-Identifier: GPL-3.0-or-later
// How the seas of a path were arranged: a number in the order, a list in its text.
#pragma once

#include "engine/map/map.h"
#include "engine/orders/order.h"

#include <cstdint>
#include <vector>

namespace chancery {

/// Returns the number of this arrangement among all arrangements of the same seas, each named once: 0 if they
/// are as the map lists them. For more than twelve seas it is always 0.
std::uint32_t numberOfSequence(const std::vector<Province>& seas);

/// Returns the seas of a move's path as they were written. A path that no reader made, and whose arrangement
/// does not agree with Move::scrambled, is rearranged until it does, so that reading it again gives the same
/// path.
std::vector<Province> seasInSequence(const Map& map, Province from, const Move& move);

} // namespace chancery
