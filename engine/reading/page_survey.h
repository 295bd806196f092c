// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of a posted text before its lines are taken one by one.
#pragma once

#include "engine/reading/page_lines.h"

#include <cstddef>
#include <set>
#include <string_view>

namespace chancery {

inline constexpr std::size_t mostPageLines = 2000;
inline constexpr std::size_t longestPageLine = 2000; ///< bytes; a longer one is commentary

/// The numbers of lines of a text, from 0.
struct PageSurvey
{
    std::set<std::size_t>
        ordered; ///< lines that were meant as orders, alone or behind the name of their power
    std::size_t lastHeading =
        0; ///< the last line that begins with the name of a power and has a colon or no more
};

/// Looks over a text once.
PageSurvey surveyOf(const PageLines& lines, std::string_view text);

} // namespace chancery
