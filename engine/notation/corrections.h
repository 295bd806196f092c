// SPDX-License-Identifier: GPL-3.0-or-later
// Names of spaces that were misspelt and understood all the same.
#pragma once

#include "engine/notation/order_grammar.h"
#include "engine/notation/order_text.h"

#include <vector>

namespace chancery {

/// The corrections in an order as it is spelled; `order` is what it was taken for.
std::vector<Correction> correctionsIn(const Map& map, const SpelledOrder& spelled, const Order& order);

} // namespace chancery
