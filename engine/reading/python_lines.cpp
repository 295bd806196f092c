// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/reading/program_lines.h"

#include <algorithm>
#include <array>
#include <vector>

namespace chancery {

namespace {

/// What a call sets, and what is between the entries of its list as plain text.
struct Call
{
    std::string_view name;
    std::string_view before, between; ///< of the entries
};

constexpr std::array pythonCalls{Call{"set_current_phase(", "", ""}, Call{"set_units(", ": ", ", "},
                                 Call{"set_orders(", ":\n", "\n"}};

/// Returns the texts in quotation marks, in order.
std::vector<std::string_view> quotedIn(std::string_view text)
{
    std::vector<std::string_view> found;
    for (std::size_t at = text.find_first_of("'\""); at != std::string_view::npos;) {
        const std::size_t end = text.find(text[at], at + 1);
        if (end == std::string_view::npos) break;
        found.push_back(text.substr(at + 1, end - at - 1));
        at = text.find_first_of("'\"", end + 1);
    }
    return found;
}

/// Returns a call as plain text.
std::string plainCall(const Call& call, std::string_view arguments)
{
    const std::vector<std::string_view> quoted = quotedIn(arguments);
    if (quoted.empty()) return {};
    std::string text(quoted.front());
    for (std::size_t i = 1; i < quoted.size(); ++i) {
        text += i == 1 ? call.before : call.between;
        text += quoted[i];
    }
    return text;
}

} // namespace

bool hasPythonCalls(std::string_view text)
{
    return std::ranges::any_of(
        pythonCalls, [text](const Call& call) { return text.find(call.name) != std::string_view::npos; });
}

std::string pythonLines(std::string_view text)
{
    std::string plain;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        const auto* call = std::ranges::find_if(
            pythonCalls, [line](const Call& one) { return line.find(one.name) != std::string_view::npos; });
        if (call == pythonCalls.end())
            plain += line;
        else
            plain += plainCall(*call, line.substr(line.find(call->name) + call->name.size()));
        if (end < text.size()) plain += '\n';
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return plain;
}

} // namespace chancery
