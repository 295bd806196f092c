// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the result of a unit among those of a phase.
#pragma once

#include "engine/adjudicate/outcome.h"
#include "engine/orders/result_words.h"

namespace chancery {

/// Returns the result of the order that the unit that started in a province followed. If all its orders were
/// illegal, it returns the first of them, but never a second order or one of another power. Returns nullptr
/// if there is none.
const OrderResult* resultOf(const Map& map, const Outcome& outcome, Province province);
/// Returns whether the power of the unit that started in a province has no player, so that it will not
/// retreat.
bool hasNoPlayer(const Map& map, const Outcome& outcome, Province province);

/// Returns whether an order did what it was for.
bool isSuccess(Verdict verdict);
/// Returns whether what a source says of an order is so by our result.
bool holds(Said said, const OrderResult& result);

} // namespace chancery
