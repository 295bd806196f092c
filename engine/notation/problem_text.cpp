// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences for each kind of problem.
#include "engine/notation/problem_text.h"

#include "engine/base/translated.h"

namespace chancery {

namespace texts {

using Gap = ProblemGap;

constexpr ProblemText unknownPlace{
    "“%1” is no space; expected %2",
    QT_TRANSLATE_NOOP("chancery::ReadingProblems", "“%1” is no space. Expected is %2."), Gap::Found,
    Gap::Expected};
constexpr ProblemText similarPlace{
    "“%1” is no space; did you mean %2?",
    QT_TRANSLATE_NOOP("chancery::ReadingProblems", "“%1” is no space. Did you mean %2?"), Gap::Found,
    Gap::Choices};
constexpr ProblemText missing{
    "the order ends too early; expected %1",
    QT_TRANSLATE_NOOP("chancery::ReadingProblems", "The order ends too early. Expected is %1."),
    Gap::Expected};
constexpr ProblemText unexpected{
    "“%1” is not understood here; expected %2",
    QT_TRANSLATE_NOOP("chancery::ReadingProblems", "“%1” is not understood here. Expected is %2."),
    Gap::Found, Gap::Expected};
constexpr ProblemText ambiguousPlace{
    "“%1” can be %2; expected one of them",
    QT_TRANSLATE_NOOP("chancery::ReadingProblems", "“%1” can be %2. Write which."), Gap::Found, Gap::Choices};
constexpr ProblemText noSuchCoast{
    "“%1” is no coast there; expected %2",
    QT_TRANSLATE_NOOP("chancery::ReadingProblems", "“%1” is no coast there. Expected is %2."), Gap::Found,
    Gap::Choices};
constexpr ProblemText notASea{
    "“%1” is no sea; expected the seas on the way to the last space",
    QT_TRANSLATE_NOOP("chancery::ReadingProblems", "“%1” is no sea. Only seas can lie on the way."),
    Gap::Found};
constexpr ProblemText whichUnit{
    "“%1” can be %2; expected the space of the unit",
    QT_TRANSLATE_NOOP("chancery::ReadingProblems", "“%1” can be the unit in %2. Write where it is."),
    Gap::Found, Gap::Choices};
constexpr ProblemText noSuchUnit{
    "“%1” fits no unit; expected the space of the unit",
    QT_TRANSLATE_NOOP("chancery::ReadingProblems", "“%1” fits no unit. Write where it is."), Gap::Found};
constexpr ProblemText whichKind{
    "expected A or F before “%1”, for an army or a fleet",
    QT_TRANSLATE_NOOP("chancery::ReadingProblems", "An army or a fleet? Write A or F before “%1”."),
    Gap::Found};
constexpr ProblemText otherPower{
    "these are orders of %1; expected %2",
    QT_TRANSLATE_NOOP("chancery::ReadingProblems", "These are orders of %1, on the sheet of %2."), Gap::Named,
    Gap::Sheet};
constexpr ProblemText whosePower{
    "nothing tells whose order it is; expected the power before it, as in “France:”",
    QT_TRANSLATE_NOOP("chancery::ReadingProblems",
                      "Nothing tells whose order it is. Write the power before it, as in “France:”.")};
constexpr ProblemText severalOrders{
    "“%1” begins another order; expected one only",
    QT_TRANSLATE_NOOP("chancery::ReadingProblems", "Here is room for one order only."), Gap::Found};
constexpr ProblemText tooLong{
    "the line is too long; expected at most %1 bytes",
    QT_TRANSLATE_NOOP("chancery::ReadingProblems", "The line is too long. At most %1 bytes can be read."),
    Gap::Most};
constexpr ProblemText tooMany{
    "too many lines; expected at most %1",
    QT_TRANSLATE_NOOP("chancery::ReadingProblems", "There are too many lines. At most %1 can be read."),
    Gap::Most};

} // namespace texts

const char* expectedText(Expected expected)
{
    switch (expected) {
    case Expected::Unit:
        return QT_TRANSLATE_NOOP("chancery::ReadingProblems", "a unit such as “A Paris”");
    case Expected::Place:
        return QT_TRANSLATE_NOOP("chancery::ReadingProblems", "a space");
    case Expected::Destination:
        return QT_TRANSLATE_NOOP("chancery::ReadingProblems", "the space to go to");
    case Expected::Task:
        return QT_TRANSLATE_NOOP("chancery::ReadingProblems",
                                 "what the unit shall do (hold, move, support, convoy …)");
    case Expected::Army:
        return QT_TRANSLATE_NOOP("chancery::ReadingProblems", "the army to be convoyed");
    case Expected::End:
        return QT_TRANSLATE_NOOP("chancery::ReadingProblems", "the end of the order");
    case Expected::Power:
        return QT_TRANSLATE_NOOP("chancery::ReadingProblems", "the power that the insurrection is to revive");
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
    }
    return {"", ""};
}

} // namespace chancery
