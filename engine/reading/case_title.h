// SPDX-License-Identifier: GPL-3.0-or-later
// The titles of test cases in texts.
#pragma once

#include <string>
#include <string_view>

namespace chancery {

/// Returns the number at the beginning of the title of a test case, "6.A.1"; empty if there is none.
std::string caseNumber(std::string_view line);

/// Returns such a title as the libraries have it: "6.A.1 MOVING TO …".
std::string caseTitle(std::string_view line);

} // namespace chancery
