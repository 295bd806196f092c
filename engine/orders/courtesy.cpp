// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/orders/courtesy.h"

#include "engine/orders/named_place.h"
#include "engine/orders/order_tokens.h"
#include "engine/orders/word_list.h"

#include <algorithm>
#include <vector>

namespace chancery {

namespace {

bool isPlace(const PlaceNames& names, const OrderToken& token)
{
    const NameWord word = nameWord(token);
    return token.kind == OrderToken::Kind::Word && token.folded.size() > 1 &&
           !names.places({&word, 1}).empty();
}

/// Returns whether a line has a sign or word that an order may have; `move` is whether one that sends a unit
/// is one. A dash is one beside a province.
bool maySayOrder(const PlaceNames& names, const std::vector<OrderToken>& tokens, bool move)
{
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        const OrderToken& token = tokens[at];
        const bool kind = token.keyword == Keyword::Army || token.keyword == Keyword::Fleet;
        const bool dash = token.kind == OrderToken::Kind::Dash;
        if (dash && ((at > 0 && isPlace(names, tokens[at - 1])) || isPlace(names, tokens[at + 1])))
            return true;
        if (kind && (token.capitals || token.folded.size() > 1)) return true;
        if (token.keyword == Keyword::Move
                ? move
                : token.keyword >= Keyword::Hold && token.keyword <= Keyword::Revive)
            return true;
    }
    return false;
}

bool namesPower(const PlaceNames& names, const std::vector<OrderToken>& tokens)
{
    return std::ranges::any_of(tokens, [&names](const OrderToken& token) {
        return token.folded.size() > 2 && powerNamed(names, token) != noPower;
    });
}

} // namespace

bool isCourtesy(const PlaceNames& names, std::string_view line)
{
    constexpr std::size_t longest = 100; // bytes
    if (line.size() > longest) return false;
    const std::vector<OrderToken> tokens = tokensOf(line);
    const std::string_view first = tokens.front().folded;
    thread_local const WordList courtesies("prose", "courtesy");
    if (!courtesies.has(first)) return false;
    const auto places =
        std::ranges::count_if(tokens, [&names](const OrderToken& token) { return isPlace(names, token); });
    return places < 2 && !maySayOrder(names, tokens, first != "sent" && first != "good") &&
           !namesPower(names, tokens);
}

bool isSignature(const PlaceNames& names, std::string_view line)
{
    constexpr std::size_t mostWords = 3;
    const std::vector<OrderToken> tokens = tokensOf(line);
    if (tokens.size() < 2 || tokens.size() > mostWords + 1 || maySayOrder(names, tokens, true)) return false;
    return !namesPower(names, tokens) &&
           std::ranges::none_of(tokens, [&names](const OrderToken& token) { return isPlace(names, token); });
}

} // namespace chancery
