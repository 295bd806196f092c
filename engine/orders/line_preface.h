// SPDX-License-Identifier: GPL-3.0-or-later
// What stands before an order and says nothing of it: the letter of a list, or the word "orders" and a colon.
#pragma once

#include <cstddef>
#include <string_view>

namespace chancery {

/// Returns where the order begins that follows such a thing at byte `at` of a line: "b) A Par - Bur", "ii. F
/// Bre - MAO", "My orders: A Par - Bur", `"orders": ["A Par - Bur"]`. Returns `at` if there is none.
std::size_t behindPreface(std::string_view line, std::size_t at);

/// Returns where a message begins behind the time at which a chat says it was sent, "[20:15] ", "27/11/26,
/// 8:15 pm - "; 0 if the line does not begin so.
std::size_t behindTime(std::string_view line);

/// Returns whether a line only says that orders follow: "My orders:", "Here are my moves for Spring 1901:",
/// "Builds:".
bool isOnlyLabel(std::string_view line);

} // namespace chancery
