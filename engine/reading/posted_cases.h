// SPDX-License-Identifier: GPL-3.0-or-later
// Several test cases in one text, as the page of the DATC has them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace chancery {

/// Returns the texts of the test cases in a page or a part of it, each from its title, "6.A.1. TEST CASE, …",
/// to the next; empty if fewer than two have orders. What is before the first title is left out, as the
/// contents of a page are.
std::vector<std::string> postedCases(std::string_view text);

/// Returns what these cases are called, in order.
std::vector<std::string> titlesOfPostedCases(std::string_view text);

} // namespace chancery
