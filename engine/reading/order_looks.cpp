// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/reading/order_looks.h"

#include "engine/base/ascii.h"
#include "engine/orders/order_tokens.h"
#include "engine/orders/written_order.h"
#include "engine/reading/line_remarks.h"

#include <algorithm>
#include <array>
#include <vector>

namespace chancery {

bool beginsAsOrder(std::string_view line)
{
    thread_local const WordList kinds("prose", "unit");
    const std::vector<OrderToken> words = wordsOf(line);
    return words.size() > 1 &&
           (isAmong(kinds, words.front()) || words[0].folded == "a" || words[0].folded == "f");
}

bool beginsWithLetter(std::string_view line)
{
    constexpr std::size_t mostWords = 7;
    const std::vector<OrderToken> words = wordsOf(line);
    return words.size() > 1 && words.size() <= mostWords && isKind(words[0]) && words[0].folded.size() == 1 &&
           words[0].capitals && isCapital(words[1].text.front());
}

bool looksAsOrder(std::string_view line)
{
    constexpr std::size_t mostWords = 12, mostWithoutUnit = 6, mostAtDash = 5;
    constexpr std::array signs{Keyword::Hold,    Keyword::Support, Keyword::Convoy,
                               Keyword::Disband, Keyword::Retreat, Keyword::Build};
    const std::string_view aside = setAside(line),
                           order = withoutSign(withoutRemarkBehind(aside.empty() ? line : aside));
    const std::size_t words = wordsOf(order).size();
    const bool unit = beginsAsOrder(order);
    if (words < 2 || words > (unit ? mostWords : mostWithoutUnit)) return false;
    if (isTold(order)) return false;
    if (unit && words == 2) return true; // "A Sill"
    for (const std::string_view dash : {" - ", "->", " – ", "–>", " → "})
        if (order.find(dash) != std::string_view::npos) return true;
    const std::vector<OrderToken> tokens = tokensOf(order);
    return unit && std::ranges::any_of(tokens, [&](const OrderToken& token) {
               if (token.kind == OrderToken::Kind::Dash) return words <= mostAtDash;
               const bool whole = token.folded.size() > 1 || token.capitals;
               return token.kind == OrderToken::Kind::Word && whole &&
                      std::ranges::find(signs, token.keyword) != signs.end();
           });
}

} // namespace chancery
