// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/reading/case_title.h"

#include "engine/base/ascii.h"
#include "engine/reading/doubtful_prose.h"
#include "engine/reading/order_looks.h"
#include "engine/reading/phase_line.h"

#include <algorithm>

namespace chancery {

std::string caseNumber(std::string_view line)
{
    std::size_t at = 0;
    const auto digits = [&] {
        const std::size_t begin = at;
        while (at < line.size() && isDigit(line[at])) ++at;
        return at > begin && at - begin < 4;
    };
    const auto sign = [&](auto fits) { return at < line.size() && fits(line[at++]); };
    const auto isDot = [](char c) { return c == '.'; };
    const bool found = digits() && sign(isDot) && sign(isCapital) && sign(isDot) && digits();
    return found ? std::string(line.substr(0, at)) : std::string();
}

std::string caseTitle(std::string_view line)
{
    const std::string number = caseNumber(line);
    std::string_view rest = line.substr(number.size());
    if (rest.starts_with('.')) rest = rest.substr(1);
    rest = trimmed(rest);
    for (const std::string_view words : {"TEST CASE,", "TEST CASE"})
        if (rest.starts_with(words)) rest = trimmed(rest.substr(words.size()));
    return number + " " + std::string(rest);
}

namespace {

/// Returns whether a line can be read as an order of any power.
bool isOrderOfAny(const PageLines& lines, const PageContent& page, const std::string& line)
{
    return looksAsOrder(line) && std::ranges::any_of(page.map->everyPower(), [&](Power power) {
               return lines.kindOf(line, power, page.position, std::nullopt).has_value();
           });
}

} // namespace

bool takeTitle(const PageLines& lines, PageContent& page, const std::string& line)
{
    const std::string number = caseNumber(line);
    const bool first = page.commentary.empty() && !page.blocks.front().phase;
    if (number.empty() && !(first && lines.mayBeTitle(line) && !isOrderOfAny(lines, page, line)))
        return false;
    page.title = number.empty() ? line : caseTitle(line);
    if (number.empty() && !line.ends_with('?') && mayBeOrder(*page.map, line))
        page.passedOver.push_back(line);
    if (number.empty()) takePhaseAmong(page, line);
    page.testCase = number;
    return true;
}

} // namespace chancery
