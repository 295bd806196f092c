// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of jDip's test cases, and what is between blanks in them.
#pragma once

#include "engine/base/phase.h"

#include <optional>
#include <string_view>

namespace chancery {

inline constexpr std::string_view blankInCase = " \t\r";

/// Returns a line without its remark, which begins with “#”, and without blanks around it.
std::string_view withoutRemark(std::string_view line);
/// Returns the word at the front and removes it from `text`.
std::string_view takeWordOf(std::string_view& text, std::string_view separators = blankInCase);
/// Reads "Fall 1901, Movement" or "F1901M", and "Fall, 1901 (Movement)" as jDip writes it; "Fall 1901" alone
/// is when units move, "Winter 1901" when they are built.
std::optional<Phase> phaseOfCase(std::string_view written);

} // namespace chancery
