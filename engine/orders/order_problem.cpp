// SPDX-License-Identifier: GPL-3.0-or-later
// Fills the gaps of the English sentences about problems.
#include "engine/orders/order_problem.h"

#include "engine/base/table_rows.h"
#include "engine/base/translated.h"
#include "engine/base/utf8.h"
#include "engine/map/map.h"

#include <algorithm>

namespace chancery {

namespace {

/// The sentences; the translation context is that of the labels.
struct ProblemTexts
{
    Q_DECLARE_TR_FUNCTIONS(chancery::ReadingProblems)

    using Kind = OrderProblem::Kind;
    using Gap = ProblemGap;

    struct Row
    {
        Kind kind;
        ProblemText text;
    };
    static constexpr Row rows[] = {
        {Kind::Missing,
         {"the order is incomplete; expected %1", QT_TR_NOOP("The order is incomplete; expected %1."),
          Gap::Expected}},
        {Kind::Unexpected,
         {"“%1” does not belong here; expected %2", QT_TR_NOOP("“%1” does not belong here; expected %2."),
          Gap::Found, Gap::Expected}},
        {Kind::UnknownPlace,
         {"“%1” is not a province; expected %2", QT_TR_NOOP("“%1” is not a province; expected %2."),
          Gap::Found, Gap::Expected}},
        {Kind::AmbiguousPlace,
         {"“%1” is ambiguous; expected %2", QT_TR_NOOP("“%1” is ambiguous: %2?"), Gap::Found, Gap::Choices}},
        {Kind::NoSuchCoast,
         {"“%1” is not a coast of that province; expected %2",
          QT_TR_NOOP("“%1” is not a coast of that province; expected %2."), Gap::Found, Gap::Choices}},
        {Kind::NotASea,
         {"“%1” is not a sea province; expected the seas of the convoy route",
          QT_TR_NOOP("“%1” is not a sea province. A convoy route passes through seas only."), Gap::Found}},
        {Kind::WhichUnit,
         {"“%1” could be %2; expected the province of the unit",
          QT_TR_NOOP("“%1” could be the unit in %2. Name its province."), Gap::Found, Gap::Choices}},
        {Kind::NoSuchUnit,
         {"“%1” matches no unit; expected the province of the unit",
          QT_TR_NOOP("“%1” matches no unit. Name its province."), Gap::Found}},
        {Kind::WhichKind,
         {"expected A or F before “%1”, for an army or a fleet",
          QT_TR_NOOP("Army or fleet? Put A or F before “%1”."), Gap::Found}},
        {Kind::OtherPower,
         {"these are orders for %1; expected %2",
          QT_TR_NOOP("These are orders for %1 on the order sheet of %2."), Gap::Named, Gap::Sheet}},
        {Kind::WhosePower,
         {"it is not clear which power gives this order; expected the power first, as in “France:”",
          QT_TR_NOOP(
              "It is not clear which power gives this order. Name the power first, as in “France:”.")}},
        {Kind::SeveralOrders,
         {"“%1” begins another order; expected one only", QT_TR_NOOP("Enter one order only."), Gap::Found}},
        {Kind::TooLong,
         {"the line is too long; expected at most %1 letters",
          QT_TR_NOOP("The line is too long; at most %1 letters can be read."), Gap::Most}},
        {Kind::TooMany,
         {"too much text; expected at most %1 lines",
          QT_TR_NOOP("There is too much text; only the first %1 lines can be read."), Gap::Most}},
        {Kind::Quoted,
         {"this is quoted from an earlier mail and does not count; expected the orders above it",
          QT_TR_NOOP(
              "This is quoted from an earlier mail and does not count. Delete it, or write it above.")}},
        {Kind::Remark,
         {"“%1” makes this a remark, which does not count; expected the order alone",
          QT_TR_NOOP("“%1” makes this a remark, which does not count. Delete it, or write the order alone."),
          Gap::Found}},
        {Kind::Unticked,
         {"the box of this order is not ticked, and it does not count; expected the order alone",
          QT_TR_NOOP("The box of this order is not ticked, and it does not count. Delete it, or write the "
                     "order alone.")}},
    };
    static constexpr ProblemText similarPlace = {"“%1” is not a province; did you mean %2?",
                                                 QT_TR_NOOP("“%1” is not a province. Did you mean %2?"),
                                                 Gap::Found, Gap::Choices};

    struct ExpectedRow
    {
        Expected kind;
        const char* text;
    };
    static constexpr ExpectedRow expected[] = {
        {Expected::Unit, QT_TR_NOOP("a unit such as “A Paris”")},
        {Expected::Place, QT_TR_NOOP("a province")},
        {Expected::Destination, QT_TR_NOOP("the destination")},
        {Expected::Task, QT_TR_NOOP("an order (hold, move, support, convoy…)")},
        {Expected::RetreatTask, QT_TR_NOOP("a retreat (to a province, or disband)")},
        {Expected::Army, QT_TR_NOOP("the army to convoy")},
        {Expected::End, QT_TR_NOOP("the end of the order")},
        {Expected::Power, QT_TR_NOOP("the power to revive by insurrection")},
        {Expected::Centre, QT_TR_NOOP("a home centre to regain, the one wanted most first (Committee, Losing "
                                      "your country and regaining it)")},
    };
};
static_assert(hasARowForEach(ProblemTexts::rows, OrderProblem::Kind::Unticked));
static_assert(hasARowForEach(ProblemTexts::expected, Expected::Centre));

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

const char* expectedText(Expected expected)
{
    return ProblemTexts::expected[static_cast<std::size_t>(expected)].text;
}

ProblemText textOf(const OrderProblem& problem)
{
    if (problem.kind == OrderProblem::Kind::UnknownPlace && !problem.choices.empty())
        return ProblemTexts::similarPlace;
    return ProblemTexts::rows[static_cast<std::size_t>(problem.kind)].text;
}

std::string located(const Map& map, const OrderProblem& problem)
{
    return "column " + std::to_string(problem.column) + ": " + sentence(map, problem);
}

} // namespace chancery
