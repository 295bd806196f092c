// SPDX-License-Identifier: GPL-3.0-or-later
// Games of random but sensible orders, the same for the same seed: food for tests of laws.
#pragma once

#include "engine/game/game.h"

#include <cstdint>
#include <random>

namespace chancery {

using Random = std::mt19937;

/// Below `limit`, the same on every platform.
std::size_t below(Random& random, std::size_t limit);

/// Orders for most units of the phase; some unmatched, some impossible.
std::vector<Order> randomOrders(const Map& map, const PhaseRecord& record, Random& random);

/// The phase with these orders written, each as its owner's.
PhaseRecord withOrders(PhaseRecord record, const std::vector<Order>& orders);

/// A game of `phases` phases from the start position, all resolved.
Game randomGame(std::shared_ptr<const Map> map, std::uint32_t seed, std::size_t phases);

} // namespace chancery
