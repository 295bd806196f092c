// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the title of a test case sign by sign.
#include "engine/reading/case_title.h"

namespace chancery {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

std::string_view withoutBlanks(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r";
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

} // namespace

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
    const auto isCapital = [](char c) { return c >= 'A' && c <= 'Z'; };
    const bool found = digits() && sign(isDot) && sign(isCapital) && sign(isDot) && digits();
    return found ? std::string(line.substr(0, at)) : std::string();
}

std::string caseTitle(std::string_view line)
{
    const std::string number = caseNumber(line);
    std::string_view rest = line.substr(number.size());
    if (rest.starts_with('.')) rest = rest.substr(1);
    rest = withoutBlanks(rest);
    for (const std::string_view words : {"TEST CASE,", "TEST CASE"})
        if (rest.starts_with(words)) rest = withoutBlanks(rest.substr(words.size()));
    return number + " " + std::string(rest);
}

} // namespace chancery
