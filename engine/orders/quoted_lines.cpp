// SPDX-License-Identifier: GPL-3.0-or-later
// Knows the lines with which programs for mail begin a quotation.
#include "engine/orders/quoted_lines.h"

#include "engine/base/ascii.h"
#include "engine/map/spelling.h"
#include "engine/orders/word_list.h"

#include <algorithm>
#include <array>
#include <string>

namespace chancery {

namespace {

constexpr std::size_t longestIntroduction = 200; ///< bytes

bool isQuotation(std::string_view line)
{
    const std::size_t first = std::min(line.find_first_not_of(" \t"), line.size());
    const std::string_view text = line.substr(first);
    const bool sign = text.starts_with('>') || text.starts_with("&gt;");
    return sign && text.find('<') == std::string_view::npos; // ">>> France <<<" is a heading
}

bool isText(std::string_view line)
{
    return line.find_first_not_of(" \t\r") != std::string_view::npos;
}

} // namespace

bool introduces(std::string_view line)
{
    if (line.size() > longestIntroduction) return false;
    thread_local const WordList sent("prose", "sent");
    thread_local const WordList forwarded("prose", "forwarded");
    thread_local const WordList wrote("prose", "wrote");
    thread_local const WordList wroteWithin("prose", "wrote_within");
    if (const std::size_t head = line.find(": "); head < line.size() && isCapital(line.front()))
        if (sent.has(fold(line.substr(0, head)))) return true; // below "From: …"
    const std::size_t last = line.find_last_not_of(" \t\r");
    const bool colon = last != std::string_view::npos && line[last] == ':';
    const bool dashes = line.find("--") != std::string_view::npos;
    if (!colon && !dashes) return false;
    const std::string folded = fold(line);
    const auto has = [&folded](const MeantWord& one) { return folded.find(one.word) < folded.size(); };
    const auto ends = [&folded](const MeantWord& one) { return folded.ends_with(one.word); };
    return (colon &&
            (std::ranges::any_of(wrote.words(), ends) || std::ranges::any_of(wroteWithin.words(), has))) ||
           (dashes && std::ranges::any_of(forwarded.words(), has)); // what is forwarded counts
}

namespace {

/// The tags around what is quoted in posts and pages.
struct QuotationTags
{
    std::string_view begin, end;
};
constexpr std::array quotationTags{QuotationTags{"[quote", "[/quote]"},
                                   QuotationTags{"<blockquote", "</blockquote>"}};

bool hasTag(std::string_view line, std::string_view QuotationTags::*tag)
{
    return std::ranges::any_of(quotationTags, [&](const QuotationTags& tags) {
        return line.find(tags.*tag) != std::string_view::npos;
    });
}

std::vector<std::string_view> linesOfText(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

} // namespace

bool mayQuote(std::string_view text)
{
    return std::ranges::any_of(linesOfText(text), [](std::string_view line) {
        return isQuotation(line) || introduces(line) || hasTag(line, &QuotationTags::begin);
    });
}

std::string withoutQuotationSigns(std::string_view text)
{
    std::string plain;
    for (std::string_view line : linesOfText(text)) {
        if (isQuotation(line)) {
            line.remove_prefix(line.find_first_of(">;") + 1); // it can be "&gt;"
            if (line.starts_with(' ')) line.remove_prefix(1);
        }
        plain.append(line) += '\n';
    }
    return plain;
}

std::vector<bool> quotedLines(std::string_view text, const std::set<std::size_t>& orders)
{
    std::vector<bool> quoted;
    bool own = false, below = false; // orders that are not quoted; what is below an introduction
    bool signs = false;              // what is below has them, so that it ends with them
    bool tagged = false;             // within tags of a quotation
    for (const std::string_view line : linesOfText(text)) {
        below = (below && !(signs && isText(line) && !isQuotation(line))) || (own && introduces(line));
        signs = below && (signs || isQuotation(line));
        tagged = tagged || hasTag(line, &QuotationTags::begin);
        quoted.push_back(below || tagged || isQuotation(line));
        tagged = tagged && !hasTag(line, &QuotationTags::end);
        own = own || (!quoted.back() && orders.contains(quoted.size() - 1));
    }
    return own ? quoted : std::vector<bool>();
}

} // namespace chancery
