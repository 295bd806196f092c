// SPDX-License-Identifier: GPL-3.0-or-later
// Puts what only a judge's mail says into words that are read everywhere.
#include "engine/base/ascii.h"
#include "engine/map/spelling.h"
#include "engine/reading/line_remarks.h"
#include "engine/reading/program_lines.h"

#include <algorithm>
#include <array>

namespace chancery {

namespace {

/// Returns whether a line is one of the head of a mail, "Date: ...".
bool isMailHeader(std::string_view line)
{
    constexpr std::array<std::string_view, 17> names{
        "received",     "from",       "to",         "cc",          "date",   "sender",
        "return-path",  "message-id", "reply-to",   "in-reply-to", "sent",   "delivered-to",
        "mime-version", "references", "user-agent", "precedence",  "subject"};
    const std::string_view name = line.substr(0, std::min(line.find(':'), line.size()));
    std::string small(name);
    std::ranges::transform(small, small.begin(),
                           [](char c) { return isCapital(c) ? char(c - 'A' + 'a') : c; });
    return name.size() < line.size() && (small.starts_with("x-") || small.starts_with("content-") ||
                                         std::ranges::find(names, small) != names.end());
}

/// Returns what a judge says of a power's adjustments, as an order: "Defaults, removing the fleet in London."
/// is a removal, "Build waived." and "1 unusable build pending." are builds that are not made.
std::string adjustmentSaid(std::string_view said)
{
    constexpr std::string_view defaults = "Defaults, removing ";
    constexpr std::array<std::string_view, 3> unmade{"waived", "pending", "unused"};
    if (said.starts_with(defaults)) return "Removes " + std::string(said.substr(defaults.size()));
    const std::vector<OrderToken> words = wordsOf(said);
    const bool builds = std::ranges::any_of(
        words, [](const OrderToken& word) { return word.folded == "build" || word.folded == "builds"; });
    if (!builds || words.empty() || !isAmong(unmade, words.back())) return std::string(said);
    const std::size_t end = said.find_first_not_of("0123456789");
    return (end > 0 ? std::string(said.substr(0, end)) : "1") + " waives";
}

/// Takes the first line off a text.
std::string takeLine(std::string_view& text)
{
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string line(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    return line;
}

/// Returns whether an order of a power goes on in the indented line below it, as judges break long ones.
bool goesOnBelow(std::string_view line, std::string_view below)
{
    constexpr std::string_view ends = ".:)";
    const std::string_view said = trimmed(line);
    const bool indented = below.starts_with("  ") || below.starts_with('\t');
    return indented && !said.empty() && isCapital(line.front()) && said.find(": ") < said.size() &&
           ends.find(said.back()) == std::string_view::npos &&
           !trimmed(below.substr(0, below.find('\n'))).empty();
}

} // namespace

bool isJudgeMail(std::string_view text)
{
    constexpr std::array<std::string_view, 7> signs{
        ":: Judge:",          "Movement results for",   "Movement orders for",  "Retreat results for",
        "Retreat orders for", "Adjustment results for", "Adjustment orders for"};
    return std::ranges::any_of(
        signs, [text](std::string_view sign) { return text.find(sign) != std::string_view::npos; });
}

std::string judgeLines(std::string_view text)
{
    std::string lines;
    for (bool head = true, begun = false; !text.empty();) {
        std::string line = takeLine(text);
        while (!head && goesOnBelow(line, text)) line += " " + std::string(trimmed(takeLine(text)));
        const bool goesOn = begun && (line.starts_with(' ') || line.starts_with('\t'));
        const bool blank = trimmed(line).empty();
        if (head && blank && !begun) continue;
        head = head && !blank && (goesOn || isMailHeader(line));
        begun = begun || head;
        if (head && !line.starts_with("Subject:")) continue;
        const std::size_t colon = std::min(line.find(':'), line.size());
        const std::string said(trimmed(std::string_view(line).substr(std::min(colon + 1, line.size()))));
        const std::string order = adjustmentSaid(said);
        lines += order == said ? line : line.substr(0, colon) + ": " + order;
        lines += '\n';
    }
    return lines;
}

} // namespace chancery
