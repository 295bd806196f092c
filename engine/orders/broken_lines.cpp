// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/orders/broken_lines.h"

#include "engine/base/ascii.h"
#include "engine/orders/order_tokens.h"

#include <algorithm>

namespace chancery {

namespace {

using Tokens = std::vector<OrderToken>;

bool isDash(const OrderToken& token)
{
    return token.kind == OrderToken::Kind::Dash;
}

/// Returns whether tokens from one on are one to three words of a name, and nothing else.
bool areName(const Tokens& tokens, std::size_t begin)
{
    constexpr std::size_t longest = 3; // words
    const std::size_t count = tokens.size() - 1 - std::min(begin, tokens.size() - 1);
    return count > 0 && count <= longest &&
           std::all_of(tokens.begin() + static_cast<std::ptrdiff_t>(begin), tokens.end() - 1,
                       [](const OrderToken& token) {
                           const bool name = token.keyword == Keyword::None || token.keyword == Keyword::Sea;
                           return token.kind == OrderToken::Kind::Word && name;
                       });
}

/// Returns whether a line is the first half of an order; `dash` is whether it ends with a dash.
bool isFirstHalf(const Tokens& tokens, bool dash)
{
    constexpr std::size_t fewest = 3; // the kind, a name and the end
    const bool unit = tokens.front().keyword == Keyword::Army || tokens.front().keyword == Keyword::Fleet;
    if (!unit || tokens.size() < fewest) return false;
    const std::size_t words = tokens.size() - (dash ? 2 : 1);
    return std::all_of(
        tokens.begin() + 1, tokens.begin() + static_cast<std::ptrdiff_t>(words), [](const OrderToken& token) {
            const bool part = token.keyword == Keyword::None || token.keyword == Keyword::Army ||
                              token.keyword == Keyword::Fleet || token.keyword == Keyword::Support ||
                              token.keyword == Keyword::Convoy;
            return token.kind == OrderToken::Kind::Word && part;
        });
}

bool continues(std::string_view before, std::string_view line)
{
    const std::size_t first = line.find_first_not_of(" \t");
    if (first == std::string_view::npos) return false;
    const char begins = line[first], ends = trimmed(before).empty() ? ' ' : trimmed(before).back();
    const auto isSign = [](char c) { return !isLetter(c) && !isDigit(c); };
    if (!isSign(ends) && !isSign(begins) && begins != 't' && begins != 'T') return false; // as most are
    const Tokens last = tokensOf(before);
    if (last.size() > 1 && isDash(last[last.size() - 2]))
        return isFirstHalf(last, true) && areName(tokensOf(line), 0);
    // The stop before it keeps the dash from being read as a bullet.
    const std::string written = "." + std::string(line.substr(first));
    const Tokens tokens = tokensOf(written);
    const bool goes = (isDash(tokens.front()) && !tokens[1].joined) || tokens.front().folded == "to";
    return goes && areName(tokens, 1) && isFirstHalf(last, false);
}

} // namespace

std::vector<bool> continuedLines(std::string_view text)
{
    constexpr std::size_t longest = 200; // bytes of a half
    std::vector<bool> continued;
    std::string_view before;
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        const bool isShort = !before.empty() && before.size() <= longest && line.size() <= longest;
        continued.push_back(isShort && continues(before, line));
        before = continued.back() ? std::string_view() : line;
        text.remove_prefix(std::min(line.size() + 1, text.size()));
    }
    return continued;
}

std::string withoutBrokenLines(std::string text)
{
    const std::vector<bool> continued = continuedLines(text);
    std::size_t number = 0;
    for (char& sign : text)
        if (sign == '\n' && ++number < continued.size() && continued[number]) sign = ' ';
    return text;
}

} // namespace chancery
