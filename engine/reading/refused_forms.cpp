// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/reading/refused_forms.h"

#include "engine/base/ascii.h"

#include <algorithm>
#include <array>

namespace chancery {

namespace {

constexpr std::size_t longestHead = 4096; ///< bytes in which a form shows itself

bool headHas(std::string_view text, std::string_view words)
{
    return text.substr(0, longestHead).find(words) != std::string_view::npos;
}

/// Returns whether a part of a text is one order of DSON: "A bud - rum", "F tri D", "W".
bool isDsonOrder(std::string_view part)
{
    part = trimmed(part);
    if (part == "W") return true;
    constexpr std::size_t unit = 5; // "A bud"
    if (part.size() < unit || (part[0] != 'A' && part[0] != 'F') || part[1] != ' ') return false;
    return std::ranges::all_of(part.substr(2, 3), isSmallLetter) &&
           (part.size() == unit || part[unit] == ' ' || part[unit] == '.');
}

} // namespace

bool isJdipGame(std::string_view text)
{
    return text.starts_with("\x1f\x8b") || headHas(text, "<?jsx") || headHas(text, "dip.world.World");
}

bool isGodipPhase(std::string_view text)
{
    return trimmed(text).starts_with('{') && headHas(text, "\"SupplyCenters\"") && headHas(text, "\"Units\"");
}

bool isDson(std::string_view text)
{
    text = trimmed(text);
    if (text.find(" ; ") == std::string_view::npos || text.find('\n') != std::string_view::npos) return false;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(';'), text.size());
        if (!isDsonOrder(text.substr(0, end))) return false;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return true;
}

bool isOtherDaide(std::string_view text)
{
    constexpr std::array<std::string_view, 3> messages{"SCO (", "MAP (", "MDF ("};
    return std::ranges::any_of(
        messages, [text = trimmed(text)](std::string_view begin) { return text.starts_with(begin); });
}

bool isYearTable(std::string_view text)
{
    text = trimmed(text);
    return text.starts_with("year,") || (text.starts_with('{') && headHas(text, "\"sc_chart\""));
}

bool isZip(std::string_view text)
{
    return text.starts_with("PK\x03\x04");
}

} // namespace chancery
