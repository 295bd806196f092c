// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/orders/joined_orders.h"

namespace chancery {

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
