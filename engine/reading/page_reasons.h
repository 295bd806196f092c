// SPDX-License-Identifier: GPL-3.0-or-later
// The reasons for results on the page of a study: a line of its own below each order, as a remark.
#pragma once

#include <string>
#include <string_view>

namespace chancery {

/// Returns a reason as the line below its order: "# Why: No unit attacks it.", with the end of the line.
/// `why` is its first word. Empty if there is no reason.
std::string reasonLine(std::string_view why, std::string_view reason);
/// Returns a text without such lines, in English or German.
std::string withoutReasons(std::string_view text);

} // namespace chancery
