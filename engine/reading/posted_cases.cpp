// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/reading/posted_cases.h"

#include "engine/base/ascii.h"
#include "engine/reading/case_title.h"
#include "engine/reading/order_looks.h"
#include "engine/reading/page_lines.h"
#include "engine/reading/program_lines.h"

#include <algorithm>

namespace chancery {

namespace {

/// A part of a text from the title of a case on.
struct CasePart
{
    std::string number, text;
    bool ordered = false; ///< whether it has a line that looks as an order does
};

/// Returns how often a text has what may be the number of a case, ".A.".
std::size_t mayHaveCases(std::string_view text)
{
    std::size_t count = 0;
    for (std::size_t at = text.find('.'); at != std::string_view::npos; at = text.find('.', at + 1))
        if (at + 2 < text.size() && isCapital(text[at + 1]) && text[at + 2] == '.') ++count;
    return count;
}

} // namespace

std::vector<std::string> postedCases(std::string_view text)
{
    if (mayHaveCases(text) < 2) return {};
    const std::string plain = inPlainLines(text);
    std::vector<CasePart> parts(1); // the first one is what is before the first title
    for (std::string_view rest = plain; !rest.empty();) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        const std::string_view line = trimmed(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
        if (std::string number = caseNumber(line); !number.empty())
            parts.push_back({std::move(number), {}});
        else
            parts.back().ordered = parts.back().ordered || beginsAsOrder(line) || looksAsOrder(line);
        parts.back().text += std::string(line) + "\n";
    }
    if (parts.front().ordered) return {}; // the numbers are talk about these orders
    std::erase_if(parts, [](const CasePart& part) { return part.number.empty() || !part.ordered; });
    std::vector<std::string> cases;
    for (CasePart& part : parts) cases.push_back(std::move(part.text));
    return cases.size() < 2 ? std::vector<std::string>() : cases;
}

std::vector<std::string> titlesOfPostedCases(std::string_view text)
{
    std::vector<std::string> titles = postedCases(text);
    for (std::string& title : titles) title = caseTitle(title.substr(0, title.find('\n')));
    return titles;
}

} // namespace chancery
