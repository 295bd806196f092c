// SPDX-License-Identifier: GPL-3.0-or-later
// What a case has, each as a short text that a query can ask for: "library:datc", "unit:f tys", "seas:2+".
#pragma once

#include "engine/orders/order.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace chancery {

struct IndexedCase;
struct Map;

/// Returns what may stand before the colon of a tag that is typed: "unit", "order", "motif" ...
std::span<const std::string_view> tagKeys();
/// Returns a tag. Capitals and small letters do not differ in it.
std::string tagOf(std::string_view key, std::string_view value);
/// Returns the value of the tag "order" of an order: "A BEL - HOL", "A MAR S PAR - BUR". The letter of a unit
/// that is helped is left out, because a query does not know the position.
std::string orderAsTag(const Map& map, const Order& order);

/// Returns all tags of a case, each once, sorted. A place with a coast is named with it and without; a move
/// by convoy or by a written route also as a move without it. "number:" has the number of the case and its
/// clauses.
std::vector<std::string> tagsOf(const Map& map, const IndexedCase& one);

} // namespace chancery
