// SPDX-License-Identifier: GPL-3.0-or-later
// A line orders all units to hold if it has only a few words, first "all" or the like, last "hold".
#include "engine/orders/collective.h"

#include "engine/orders/order_tokens.h"

#include <algorithm>
#include <array>

namespace chancery {

namespace {

constexpr std::array<std::string_view, 8> everybody{"all",  "everything", "everyone", "rest",
                                                    "alle", "alles",      "others",   "remaining"};
constexpr std::array<std::string_view, 12> between{"units",     "other",   "others",  "rest",
                                                   "remaining", "my",      "ubrigen", "uebrigen",
                                                   "einheiten", "anderen", "of",      "else"};

bool isIn(const auto& words, std::string_view word)
{
    return std::ranges::find(words, word) != words.end();
}

} // namespace

bool isCollectiveHold(std::string_view line)
{
    const auto tokens = tokensOf(line);
    std::size_t at = 0;
    while (tokens[at].keyword == Keyword::Filler) ++at;
    if (!isIn(everybody, tokens[at].folded)) return false;
    for (++at; tokens[at].kind == OrderToken::Kind::Word; ++at) {
        const Keyword keyword = tokens[at].keyword;
        if (keyword == Keyword::Hold) break;
        const bool says = keyword == Keyword::Army || keyword == Keyword::Fleet || keyword == Keyword::Filler;
        if (!says && !isIn(between, tokens[at].folded)) return false;
    }
    return tokens[at].keyword == Keyword::Hold && (tokens[at + 1].kind == OrderToken::Kind::End ||
                                                   tokens[at + 1].kind == OrderToken::Kind::Separator);
}

} // namespace chancery
