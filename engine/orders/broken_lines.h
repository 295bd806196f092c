// SPDX-License-Identifier: GPL-3.0-or-later
// Orders that a mail has broken in two: "A Mar S A Par" and, on the next line, "- Bur".
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace chancery {

/// Returns for each line of a text whether it is the other half of the order on the line before: that begins
/// with the kind of a unit and has no destination, and this one has nothing but a destination behind its
/// dash or "to", or the dash ends the line before.
std::vector<bool> continuedLines(std::string_view text);

/// Returns a text with such lines joined to the ones before.
std::string withoutBrokenLines(std::string text);

} // namespace chancery
