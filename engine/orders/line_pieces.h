// SPDX-License-Identifier: GPL-3.0-or-later
// Where the orders of a line may begin, and what is no second order though it stands behind one.
#pragma once

#include "engine/orders/order.h"
#include "engine/orders/order_problem.h"
#include "engine/orders/spelled_order.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace chancery {

/// Returns the bytes of the line at which a piece begins, 0 first. A piece begins after a comma, a semicolon
/// or "and", at "rest hold" behind a full stop, and at a unit that the words before do not refer to: "A Par -
/// Bur F Bre - Mao", but not "F Bre S A Par - Pic". A line of more than 24 pieces stays whole.
std::vector<std::size_t> piecesOf(std::string_view line);

/// Returns what is wrong with the piece of a line that begins at a byte and with a dash: "S F Bre and - Eng"
/// is not two orders. Nothing if it begins otherwise; a dash before a unit is a bullet.
std::optional<OrderProblem> dashBefore(std::string_view line, std::size_t begin);

/// Returns the unit that an order ends with, one that it supports to hold or names without a verb, if it is
/// named by the beginning of its name only; noProvince if it is not. If the next order is for that unit, too,
/// "S F Middle, Atlantic - Iri" is one support that was cut in two.
Province heldByShortName(const Map& map, const SpelledOrder& spelled, const Order& order);
/// Returns whether an order is for the unit in a province, which may be noProvince.
bool isFor(const Map& map, const Order& order, Province p);

/// Returns that an order which is said to begin by nothing orders no unit: "gal rum bla" behind "A Bud".
OrderProblem strayWords(const SpelledOrder& order, std::string_view line);

} // namespace chancery
