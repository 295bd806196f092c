// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences for each kind of problem.
#include "engine/orders/problem_text.h"

#include "engine/base/translated.h"

namespace chancery {

namespace texts {

using Gap = ProblemGap;

constexpr ProblemText unknownPlace{
    "“%1” is not a province; expected %2",
    QT_TRANSLATE_NOOP("chancery::ReadingProblems", "“%1” is not a province; expected %2."), Gap::Found,
    Gap::Expected};
constexpr ProblemText similarPlace{
    "“%1” is not a province; did you mean %2?",
    QT_TRANSLATE_NOOP("chancery::ReadingProblems", "“%1” is not a province. Did you mean %2?"), Gap::Found,
    Gap::Choices};
constexpr ProblemText missing{
    "the order is incomplete; expected %1",
    QT_TRANSLATE_NOOP("chancery::ReadingProblems", "The order is incomplete; expected %1."), Gap::Expected};
constexpr ProblemText unexpected{
    "“%1” does not belong here; expected %2",
    QT_TRANSLATE_NOOP("chancery::ReadingProblems", "“%1” does not belong here; expected %2."), Gap::Found,
    Gap::Expected};
constexpr ProblemText ambiguousPlace{"“%1” is ambiguous; expected %2",
                                     QT_TRANSLATE_NOOP("chancery::ReadingProblems", "“%1” is ambiguous: %2?"),
                                     Gap::Found, Gap::Choices};
constexpr ProblemText noSuchCoast{
    "“%1” is not a coast of that province; expected %2",
    QT_TRANSLATE_NOOP("chancery::ReadingProblems", "“%1” is not a coast of that province; expected %2."),
    Gap::Found, Gap::Choices};
constexpr ProblemText notASea{
    "“%1” is not a sea province; expected the seas of the convoy route",
    QT_TRANSLATE_NOOP("chancery::ReadingProblems",
                      "“%1” is not a sea province. A convoy route passes through seas only."),
    Gap::Found};
constexpr ProblemText whichUnit{
    "“%1” could be %2; expected the province of the unit",
    QT_TRANSLATE_NOOP("chancery::ReadingProblems", "“%1” could be the unit in %2. Name its province."),
    Gap::Found, Gap::Choices};
constexpr ProblemText noSuchUnit{
    "“%1” matches no unit; expected the province of the unit",
    QT_TRANSLATE_NOOP("chancery::ReadingProblems", "“%1” matches no unit. Name its province."), Gap::Found};
constexpr ProblemText whichKind{
    "expected A or F before “%1”, for an army or a fleet",
    QT_TRANSLATE_NOOP("chancery::ReadingProblems", "Army or fleet? Put A or F before “%1”."), Gap::Found};
constexpr ProblemText otherPower{
    "these are orders for %1; expected %2",
    QT_TRANSLATE_NOOP("chancery::ReadingProblems", "These are orders for %1 on the order sheet of %2."),
    Gap::Named, Gap::Sheet};
constexpr ProblemText whosePower{
    "it is not clear which power gives this order; expected the power first, as in “France:”",
    QT_TRANSLATE_NOOP(
        "chancery::ReadingProblems",
        "It is not clear which power gives this order. Name the power first, as in “France:”.")};
constexpr ProblemText severalOrders{"“%1” begins another order; expected one only",
                                    QT_TRANSLATE_NOOP("chancery::ReadingProblems", "Enter one order only."),
                                    Gap::Found};
constexpr ProblemText tooLong{
    "the line is too long; expected at most %1 letters",
    QT_TRANSLATE_NOOP("chancery::ReadingProblems", "The line is too long; at most %1 letters can be read."),
    Gap::Most};
constexpr ProblemText tooMany{
    "too much text; expected at most %1 lines",
    QT_TRANSLATE_NOOP("chancery::ReadingProblems",
                      "There is too much text; only the first %1 lines can be read."),
    Gap::Most};
constexpr ProblemText quoted{
    "this is quoted from an earlier mail and does not count; expected the orders above it",
    QT_TRANSLATE_NOOP(
        "chancery::ReadingProblems",
        "This is quoted from an earlier mail and does not count. Delete it, or write it above.")};

} // namespace texts

const char* expectedText(Expected expected)
{
    switch (expected) {
    case Expected::Unit:
        return QT_TRANSLATE_NOOP("chancery::ReadingProblems", "a unit such as “A Paris”");
    case Expected::Place:
        return QT_TRANSLATE_NOOP("chancery::ReadingProblems", "a province");
    case Expected::Destination:
        return QT_TRANSLATE_NOOP("chancery::ReadingProblems", "the destination");
    case Expected::Task:
        return QT_TRANSLATE_NOOP("chancery::ReadingProblems", "an order (hold, move, support, convoy…)");
    case Expected::Army:
        return QT_TRANSLATE_NOOP("chancery::ReadingProblems", "the army to convoy");
    case Expected::End:
        return QT_TRANSLATE_NOOP("chancery::ReadingProblems", "the end of the order");
    case Expected::Power:
        return QT_TRANSLATE_NOOP("chancery::ReadingProblems", "the power to revive by insurrection");
    case Expected::Centre:
        return QT_TRANSLATE_NOOP("chancery::ReadingProblems",
                                 "a home centre to regain, the one wanted most first (Committee, Losing "
                                 "your country and regaining it)");
    }
    return "";
}

ProblemText textOf(const OrderProblem& problem)
{
    using Kind = OrderProblem::Kind;
    switch (problem.kind) {
    case Kind::Missing:
        return texts::missing;
    case Kind::Unexpected:
        return texts::unexpected;
    case Kind::UnknownPlace:
        return problem.choices.empty() ? texts::unknownPlace : texts::similarPlace;
    case Kind::AmbiguousPlace:
        return texts::ambiguousPlace;
    case Kind::NoSuchCoast:
        return texts::noSuchCoast;
    case Kind::NotASea:
        return texts::notASea;
    case Kind::WhichUnit:
        return texts::whichUnit;
    case Kind::NoSuchUnit:
        return texts::noSuchUnit;
    case Kind::WhichKind:
        return texts::whichKind;
    case Kind::OtherPower:
        return texts::otherPower;
    case Kind::WhosePower:
        return texts::whosePower;
    case Kind::SeveralOrders:
        return texts::severalOrders;
    case Kind::TooLong:
        return texts::tooLong;
    case Kind::TooMany:
        return texts::tooMany;
    case Kind::Quoted:
        return texts::quoted;
    }
    return {"", ""};
}

} // namespace chancery
