// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/files/case_lines.h"

#include "engine/base/ascii.h"
#include "engine/base/utf8.h"
#include "engine/files/case_text.h"

#include <algorithm>
#include <array>

namespace chancery {

std::string_view withoutRemark(std::string_view line)
{
    return trimmed(line.substr(0, line.find('#')));
}

std::string_view takeWordOf(std::string_view& text, std::string_view separators)
{
    const std::size_t end = text.find_first_of(separators);
    const std::string_view word = text.substr(0, end);
    text = end == std::string_view::npos ? std::string_view() : trimmed(text.substr(end + 1));
    return word;
}

std::optional<Phase> phaseOfCase(std::string_view written)
{
    if (const std::optional<Phase> phase = readPhase(written)) return phase;
    std::string words(written);
    std::ranges::replace_if(
        words, [](char c) { return c == ',' || c == '(' || c == ')'; }, ' ');
    std::string_view text = trimmed(words);
    const std::string_view season = takeWordOf(text);
    const std::string_view year = takeWordOf(text);
    constexpr std::array<std::string_view, 4> seasons{"Spring", "Fall", "Autumn", "Winter"};
    if (std::ranges::find(seasons, season) == seasons.end()) return std::nullopt;
    const char letter = season == "Autumn" ? 'F' : season.front();
    // In this form adjustments are "Fall 1901, Adjustment".
    const char kind = !text.empty() ? text.front() : letter == 'W' ? 'A' : 'M';
    return readPhase(std::string(1, kind == 'A' ? 'W' : letter) + std::string(year) + kind);
}

bool isCaseText(std::string_view text)
{
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        std::string_view line = withoutRemark(text.substr(0, end));
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
        if (line.empty()) continue;
        const std::string_view word = takeWordOf(line);
        return word == "VARIANT_ALL" || word == "CASE";
    }
    return false;
}

std::vector<std::string> titlesOfCases(std::string_view text)
{
    std::vector<std::string> titles;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = withoutRemark(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (takeWordOf(line) == "CASE") titles.emplace_back(isUtf8(line) ? line : std::string_view());
    }
    return titles;
}

} // namespace chancery
