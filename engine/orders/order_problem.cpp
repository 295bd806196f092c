// SPDX-License-Identifier: GPL-3.0-or-later
// Fills the gaps of the English sentences about problems.
#include "engine/orders/order_problem.h"

#include "engine/base/utf8.h"
#include "engine/map/map.h"
#include "engine/orders/problem_text.h"

#include <algorithm>

namespace chancery {

namespace {

/// Returns the name of a whole province, or the code of a coast.
const std::string& named(const Map& map, Location choice)
{
    return map[choice].coast.empty() ? map[map.provinceOf(choice)].name : map[choice].code;
}

std::string list(const Map& map, const std::vector<Location>& choices)
{
    std::string text;
    for (std::size_t i = 0; i < choices.size(); ++i)
        text += (i == 0 ? "" : i + 1 == choices.size() ? " or " : ", ") + named(map, choices[i]);
    return text;
}

std::string inGap(const Map& map, const OrderProblem& problem, ProblemGap gap)
{
    switch (gap) {
    case ProblemGap::None:
        return {};
    case ProblemGap::Found:
        return excerpt(problem.found);
    case ProblemGap::Expected:
        return expectedText(problem.expected);
    case ProblemGap::Choices:
        return list(map, problem.choices);
    case ProblemGap::Named:
        return map[problem.named].name;
    case ProblemGap::Sheet:
        return map[problem.sheet].name;
    case ProblemGap::Most:
        return std::to_string(problem.most);
    }
    return {};
}

} // namespace

std::string sentence(const Map& map, const OrderProblem& problem)
{
    const ProblemText text = textOf(problem);
    std::string filled;
    for (std::string_view rest = text.message; !rest.empty();) {
        const std::size_t gap = std::min(rest.find('%'), rest.size());
        filled += rest.substr(0, gap);
        if (gap < rest.size()) filled += inGap(map, problem, rest[gap + 1] == '1' ? text.first : text.second);
        rest.remove_prefix(std::min(gap + 2, rest.size()));
    }
    return filled;
}

std::string located(const Map& map, const OrderProblem& problem)
{
    return "column " + std::to_string(problem.column) + ": " + sentence(map, problem);
}

} // namespace chancery
