// SPDX-License-Identifier: GPL-3.0-or-later
// Finds orders of DAIDE by their brackets: "((FRA AMY PAR) MTO BUR)", and behind each in brackets its result.
#include "engine/base/ascii.h"
#include "engine/reading/program_lines.h"

#include <algorithm>
#include <array>

namespace chancery {

namespace {

constexpr std::size_t codeLength = 3; ///< of every word of DAIDE

bool isCode(std::string_view text)
{
    return text.size() >= codeLength && std::ranges::all_of(text.substr(0, codeLength), isCapital);
}

/// Returns a text from the first byte on that is no blank.
std::string_view withoutBlanks(std::string_view text)
{
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    return text;
}

/// Returns whether a text begins with an order: two brackets, a power and the kind of a unit.
bool beginsWithOrder(std::string_view text)
{
    for (int bracket = 0; bracket < 2; ++bracket) {
        if (!text.starts_with('(')) return false;
        text = withoutBlanks(text.substr(1));
    }
    if (!isCode(text)) return false;
    text = withoutBlanks(text.substr(codeLength));
    return text.starts_with("AMY ") || text.starts_with("FLT ");
}

/// Returns how long the text in brackets is that a text begins with; all of it if a bracket is missing.
std::size_t bracketed(std::string_view text)
{
    int depth = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        depth += text[at] == '(' ? 1 : text[at] == ')' ? -1 : 0;
        if (depth == 0) return at + 1;
    }
    return text.size();
}

/// Returns the result in brackets that a text begins with, "(BNC)" or "( BNC )"; empty if there is none.
std::string_view resultAt(std::string_view text)
{
    const std::size_t length = bracketed(text);
    if (!text.starts_with('(') || length < codeLength + 2) return {};
    const std::string_view code = trimmed(text.substr(1, length - 2));
    return code.size() == codeLength && isCode(code) ? text.substr(0, length) : std::string_view();
}

} // namespace

std::vector<DaideOrder> daideOrdersIn(std::string_view text)
{
    std::vector<DaideOrder> orders;
    while (!text.empty()) {
        if (!beginsWithOrder(text)) {
            text.remove_prefix(1);
            continue;
        }
        const std::size_t length = bracketed(text);
        DaideOrder order{{}, std::string(text.substr(0, length))};
        const std::size_t power = text.find_first_not_of("( \t\r\n");
        order.power = text.substr(power, codeLength);
        text = withoutBlanks(text.substr(length));
        while (!resultAt(text).empty()) {
            const std::string_view result = resultAt(text);
            order.text += " (" + std::string(trimmed(result.substr(1, result.size() - 2))) + ")";
            text = withoutBlanks(text.substr(result.size()));
        }
        orders.push_back(std::move(order));
    }
    return orders;
}

bool isDaideOrders(std::string_view text)
{
    text = trimmed(text);
    return text.starts_with("ORD (") || text.starts_with("SUB (") || beginsWithOrder(text);
}

std::string daideLines(std::string_view text)
{
    std::string lines;
    for (std::size_t at = text.find('('); at < text.size() && lines.empty(); at = text.find('(', at + 1))
        if (const std::optional<Phase> phase = daidePhase(withoutBlanks(text.substr(at + 1))))
            lines = shortName(*phase) + "\n";
    std::vector<DaideOrder> orders = daideOrdersIn(text);
    std::ranges::stable_sort(orders, {}, &DaideOrder::power); // a power that is named again begins a sheet
    std::string_view above;
    for (const DaideOrder& order : orders) {
        if (order.power != above) lines += order.power + ":\n";
        above = order.power;
        lines += order.text + "\n";
    }
    return lines;
}

/// What DAIDE calls a season, and what it is here.
struct DaideSeason
{
    std::string_view name, season, kind;
};
constexpr std::array daideSeasons{DaideSeason{"SPR", "S", "M"}, DaideSeason{"SUM", "S", "R"},
                                  DaideSeason{"FAL", "F", "M"}, DaideSeason{"AUT", "F", "R"},
                                  DaideSeason{"WIN", "W", "A"}};

std::optional<Phase> daidePhase(std::string_view text)
{
    constexpr std::size_t yearLength = 4;
    const auto* const season =
        std::ranges::find(daideSeasons, text.substr(0, codeLength), &DaideSeason::name);
    if (season == daideSeasons.end() || text.size() < codeLength + 1 + yearLength) return std::nullopt;
    return readPhase(std::string(season->season) + std::string(text.substr(codeLength + 1, yearLength)) +
                     std::string(season->kind));
}

} // namespace chancery
