// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/reading/page_survey.h"

#include "engine/base/utf8.h"
#include "engine/reading/order_looks.h"

#include <algorithm>
#include <string>

namespace chancery {

PageSurvey surveyOf(const PageLines& lines, std::string_view text)
{
    PageSurvey survey;
    for (std::size_t number = 0; !text.empty() && number < mostPageLines; ++number) {
        const std::string_view written = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(written.size() + 1, text.size()));
        if (written.empty() || written.size() > longestPageLine || !isUtf8(written)) continue;
        const std::string line = lines.plain(written);
        const auto [power, rest] = lines.heading(line);
        const std::string& said = power == noPower ? line : rest;
        if (looksAsOrder(said) && lines.unitsIn(said, power, false).empty()) survey.ordered.insert(number);
        const std::string_view label = std::string_view(line).substr(0, line.size() - rest.size());
        if (power != noPower && (rest.empty() || label.find(':') < label.size())) survey.lastHeading = number;
    }
    return survey;
}

} // namespace chancery
