// SPDX-License-Identifier: GPL-3.0-or-later
// Positions that are written in one line: DAIDE's NOW.
#include "engine/reading/program_lines.h"

#include <algorithm>
#include <array>
#include <map>
#include <vector>

namespace chancery {

namespace {

std::string_view strippedLine(std::string_view text)
{
    constexpr std::string_view around = " \t\r\n";
    const std::size_t first = text.find_first_not_of(around);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(around) - first + 1);
}

/// Returns the parts of a text between signs, empty ones left out.
std::vector<std::string_view> cutAt(std::string_view text, std::string_view signs)
{
    std::vector<std::string_view> parts;
    for (std::size_t at = text.find_first_not_of(signs); at != std::string_view::npos;) {
        const std::size_t end = std::min(text.find_first_of(signs, at), text.size());
        parts.push_back(text.substr(at, end - at));
        at = text.find_first_not_of(signs, end);
    }
    return parts;
}

/// Items by the power that has them, in plain lines.
std::string linesOf(const std::map<std::string, std::string>& items)
{
    std::string lines;
    for (const auto& [power, list] : items) lines += power + ": " + list + "\n";
    return lines;
}

void addItem(std::map<std::string, std::string>& items, std::string_view power, std::string_view item)
{
    std::string& list = items[std::string(power)];
    list += (list.empty() ? "" : ", ") + std::string(item);
}

/// What DAIDE calls a season, and what it is here.
struct DaideSeason
{
    std::string_view name, season, kind;
};
constexpr std::array daideSeasons{DaideSeason{"SPR", "S", "M"}, DaideSeason{"SUM", "S", "R"},
                                  DaideSeason{"FAL", "F", "M"}, DaideSeason{"AUT", "F", "R"},
                                  DaideSeason{"WIN", "W", "A"}};

} // namespace

bool isDaidePosition(std::string_view text)
{
    return strippedLine(text).starts_with("NOW (");
}

std::string daideLines(std::string_view text)
{
    const std::vector<std::string_view> words = cutAt(text, " ()\t\r\n");
    std::string plain;
    if (words.size() > 2)
        for (const DaideSeason& one : daideSeasons)
            if (one.name == words[1])
                plain = std::string(one.season) + std::string(words[2]) + std::string(one.kind) + "\n\n";
    std::map<std::string, std::string> units;
    for (std::size_t i = 3; i + 2 < words.size(); ++i) {
        if (words[i + 1] != "AMY" && words[i + 1] != "FLT") continue;
        std::string unit = (words[i + 1] == "AMY" ? "A " : "F ") + std::string(words[i + 2]);
        const bool coast = i + 3 < words.size() && words[i + 3].size() == 3 && words[i + 3].ends_with("CS");
        if (coast) unit += "/" + std::string(words[i + 3].substr(0, 2));
        addItem(units, words[i], unit);
    }
    return plain + linesOf(units);
}

} // namespace chancery
