// SPDX-License-Identifier: GPL-3.0-or-later
// The pieces are found by keywords alone, without the map.
#include "engine/orders/line_pieces.h"

#include "engine/orders/order_tokens.h"

namespace chancery {

namespace {

using TokenKind = OrderToken::Kind;
using Tokens = std::vector<OrderToken>;

constexpr std::size_t mostPieces = 24;

bool isUnitLetter(const OrderToken& token)
{
    return token.keyword == Keyword::Army || token.keyword == Keyword::Fleet;
}

bool endsOrder(const OrderToken& token)
{
    return token.kind == TokenKind::Separator || token.keyword == Keyword::And;
}

/// Returns whether a unit at this token begins a new order. It does if the words before it form a whole
/// order, or at least end with a name after a dash.
bool beginsAnew(const Tokens& tokens, std::size_t at)
{
    if (at < 2 || !isUnitLetter(tokens[at])) return false;
    const OrderToken& last = tokens[at - 1];
    if (last.kind != TokenKind::Word) return false;
    if (last.keyword == Keyword::Hold || last.keyword == Keyword::Disband) return !endsOrder(tokens[at - 2]);
    if (last.keyword != Keyword::None) return false;
    for (std::size_t i = at - 1; i-- > 0;) {
        if (tokens[i].kind == TokenKind::Dash || tokens[i].keyword == Keyword::Move) return true;
        if (tokens[i].kind != TokenKind::Word || tokens[i].keyword != Keyword::None) return false;
    }
    return false;
}

} // namespace

std::vector<std::size_t> piecesOf(std::string_view line)
{
    const Tokens tokens = tokensOf(line);
    std::vector<std::size_t> begins{0};
    for (std::size_t i = 1; i + 1 < tokens.size(); ++i) {
        if (!endsOrder(tokens[i - 1]) && !beginsAnew(tokens, i)) continue;
        if (!endsOrder(tokens[i])) begins.push_back(tokens[i].begin);
    }
    if (begins.size() > mostPieces) begins.resize(1);
    return begins;
}

} // namespace chancery
