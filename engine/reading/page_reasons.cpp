// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/reading/page_reasons.h"

#include "engine/base/ascii.h"

#include <algorithm>

namespace chancery {

namespace {

/// Returns whether a line is a reason.
bool isReason(std::string_view line)
{
    return line.starts_with("# Why: ") || line.starts_with("# Warum: ");
}

} // namespace

std::string reasonLine(std::string_view why, std::string_view reason)
{
    if (reason.empty()) return {};
    std::string line = "# " + std::string(why) + ": " + std::string(trimmed(reason));
    std::ranges::replace(line, '\n', ' ');
    return line + "\n";
}

std::string withoutReasons(std::string_view text)
{
    std::string kept;
    while (!text.empty()) {
        const std::string_view line = text.substr(0, std::min(text.find('\n'), text.size() - 1) + 1);
        if (!isReason(trimmed(line))) kept += line;
        text.remove_prefix(line.size());
    }
    return kept;
}

} // namespace chancery
