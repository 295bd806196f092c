// SPDX-License-Identifier: GPL-3.0-or-later
// The titles of texts, above all of test cases.
#pragma once

#include "engine/reading/page_lines.h"
#include "engine/reading/page_study.h"

#include <string>
#include <string_view>

namespace chancery {

/// Returns the number at the beginning of the title of a test case, "6.A.1"; empty if there is none.
std::string caseNumber(std::string_view line);

/// Returns such a title as the libraries have it: "6.A.1 MOVING TO …".
std::string caseTitle(std::string_view line);

/// Takes the first line of a page as its title if it says nothing else; that of a test case is recognised by
/// its number. What may be an order too is told. Returns false if it is no title.
bool takeTitle(const PageLines& lines, PageContent& page, const std::string& line);

} // namespace chancery
