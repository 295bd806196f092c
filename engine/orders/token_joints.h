// SPDX-License-Identifier: GPL-3.0-or-later
// Where tokens belong together or apart, whatever is written between them.
#pragma once

#include "engine/orders/order_tokens.h"

#include <vector>

namespace chancery {

/// Returns whether a dash is between two words: "(Germany Mun-Boh)".
bool joinsWords(const std::vector<OrderToken>& tokens);
/// Leaves out the separators of a table around a dash, "A Vie | - | Gal", and behind the letter of a unit,
/// "A,Vie".
void joinColumns(std::vector<OrderToken>& tokens);
/// Cuts "SA", "SF" and "CA" between two words into two, as in "A Bur SA Tyr-Mun" (1971 IX.1).
void cutJoinedUnits(std::vector<OrderToken>& tokens);

} // namespace chancery
