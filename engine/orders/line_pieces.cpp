// SPDX-License-Identifier: GPL-3.0-or-later
// The pieces are found by keywords alone, without the map.
#include "engine/orders/line_pieces.h"

#include "engine/orders/collective.h"
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
        const bool rest = tokens[i - 1].abbreviated && isCollectiveHold(line.substr(tokens[i].begin));
        if (!endsOrder(tokens[i - 1]) && !beginsAnew(tokens, i) && !rest) continue; // "A Ser-Bul. Rest hold."
        if (!endsOrder(tokens[i])) begins.push_back(tokens[i].begin);
    }
    if (begins.size() > mostPieces) begins.resize(1);
    return begins;
}

std::optional<OrderProblem> dashBefore(std::string_view line, std::size_t begin)
{
    // The stop before it keeps the dash from being read as a bullet.
    const std::string piece = "." + std::string(line.substr(begin));
    const std::vector<OrderToken> tokens = tokensOf(piece);
    if (tokens.front().kind != OrderToken::Kind::Dash) return {};
    if (tokens[1].keyword == Keyword::Army || tokens[1].keyword == Keyword::Fleet) return {};
    OrderProblem problem{OrderProblem::Kind::Unexpected, Expected::Unit, std::string(tokens.front().text)};
    problem.column = columnOf(line, begin);
    return problem;
}

Province heldByShortName(const Map& map, const SpelledOrder& spelled, const Order& order)
{
    const auto* hold = as<SupportHold>(order);
    const auto isShort = [](const SpelledPlace* place) { return place && place->meanings.front().cost > 0; };
    if (hold && !spelled.helped) return noProvince; // the unit of the order before
    if (hold) return isShort(spelled.helped->place) ? map.provinceOf(hold->unit) : noProvince;
    const bool alone = spelled.verb == Verb::None && order.unit.at != nowhere;
    return alone && isShort(spelled.unit.place) ? map.provinceOf(order.unit.at) : noProvince;
}

bool isFor(const Map& map, const Order& order, Province p)
{
    return p != noProvince && order.unit.at != nowhere && map.provinceOf(order.unit.at) == p;
}

OrderProblem strayWords(const SpelledOrder& order, std::string_view line)
{
    OrderProblem problem{OrderProblem::Kind::Unexpected, Expected::End, std::string(order.unit.text)};
    problem.column = columnOf(line, order.unit.begin);
    return problem;
}

} // namespace chancery
