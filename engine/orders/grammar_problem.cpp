// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the grammar that says why a line cannot be read.
#include "engine/orders/order_grammar.h"

namespace chancery {

/// Returns whether a word behind an order is not said to begin another one: there is neither a sign before it
/// nor a unit's letter.
bool OrderGrammar::isStray(std::size_t at) const
{
    return at > 0 && token(at).kind == OrderToken::Kind::Word && token(at).keyword == Keyword::None &&
           token(at - 1).kind == OrderToken::Kind::Word && !is(at - 1, Keyword::And);
}

/// Returns whether all that follows is words that mean nothing in an order by themselves.
bool OrderGrammar::isAllNames(std::size_t at) const
{
    while (token(at).kind == OrderToken::Kind::Word && token(at).keyword == Keyword::None) ++at;
    return token(at).kind == OrderToken::Kind::End;
}

std::optional<OrderProblem> OrderGrammar::condition() const
{
    for (std::size_t at = 0; at < tokens_.size(); ++at) {
        if (!is(at, Keyword::Condition) || isExactPlace(at)) continue;
        OrderProblem problem{OrderProblem::Kind::Unexpected, Expected::End, std::string(token(at).text)};
        problem.column = columnOf(line_, token(at).begin);
        return problem;
    }
    return {};
}

void OrderGrammar::expect(std::size_t at, Expected expected)
{
    if (at < furthest_) return;
    furthest_ = at;
    expected_ = expected;
}

OrderProblem OrderGrammar::problem() const
{
    if (coastProblem_ && coastProblemAt_ + 1 >= furthest_) return *coastProblem_;
    // "A Bud sev bla" is one word too long, not an order to a unit in the Black Sea that breaks off.
    const bool strays = stray_ > 0 && token(furthest_).kind == OrderToken::Kind::End && isAllNames(stray_);
    const OrderToken& stop = token(strays ? stray_ : furthest_);
    OrderProblem problem;
    problem.expected = strays ? Expected::End : expected_;
    problem.column = columnOf(line_, stop.begin);
    problem.found = stop.text;
    if (stop.kind == OrderToken::Kind::End) return problem;
    problem.kind = OrderProblem::Kind::Unexpected;
    const bool wantsPlace =
        !strays && expected_ != Expected::Task && expected_ != Expected::End && expected_ != Expected::Power;
    if (stop.kind != OrderToken::Kind::Word || stop.keyword != Keyword::None || !wantsPlace) return problem;
    problem.kind = OrderProblem::Kind::UnknownPlace;
    for (const Location l : names_.similarPlaces(stop.folded))
        problem.choices.push_back(whole(map_.provinceOf(l)));
    return problem;
}

} // namespace chancery
