// SPDX-License-Identifier: GPL-3.0-or-later
// A wrong coast says more than the word behind it, and a word too many more than an order that breaks off.
#include "engine/orders/furthest_word.h"

namespace chancery {

void FurthestWord::expect(std::size_t at, Expected expected)
{
    if (at < furthest_) return;
    furthest_ = at;
    expected_ = expected;
}

OrderProblem FurthestWord::problem(const LineTokens& line, const SpelledPlaces& places) const
{
    if (const auto& wrong = places.wrongCoast(); wrong && wrong->at + 1 >= furthest_) return wrong->problem;
    // "A Bud sev bla" is one word too long, not an order to a unit in the Black Sea that breaks off.
    const bool strays = stray_ > 0 && line.is(furthest_, OrderToken::Kind::End) && line.isAllNames(stray_);
    const std::size_t at = strays ? stray_ : furthest_;
    const OrderToken& stop = line.token(at);
    OrderProblem problem;
    problem.expected = strays ? Expected::End : expected_;
    problem.column = line.column(at);
    problem.found = stop.text;
    if (stop.kind == OrderToken::Kind::End) return problem;
    problem.kind = OrderProblem::Kind::Unexpected;
    const bool wantsPlace =
        !strays && expected_ != Expected::Task && expected_ != Expected::End && expected_ != Expected::Power;
    if (stop.kind != OrderToken::Kind::Word || stop.keyword != Keyword::None || !wantsPlace) return problem;
    problem.kind = OrderProblem::Kind::UnknownPlace;
    problem.choices = places.similar(stop.folded);
    return problem;
}

} // namespace chancery
