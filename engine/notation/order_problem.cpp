// SPDX-License-Identifier: GPL-3.0-or-later
// English sentences for what could not be read.
#include "engine/notation/order_problem.h"

#include "engine/base/utf8.h"
#include "engine/map/map.h"

namespace chancery {

namespace {

std::string quoted(const std::string& text)
{
    return "“" + excerpt(text) + "”";
}

std::string what(Expected expected)
{
    switch (expected) {
    case Expected::Unit:
        return "a unit such as “A Paris”";
    case Expected::Place:
        return "a space";
    case Expected::Destination:
        return "the space to go to";
    case Expected::Task:
        return "what the unit shall do (hold, move, support, convoy …)";
    case Expected::Army:
        return "the army to be convoyed";
    case Expected::End:
        return "the end of the order";
    case Expected::Power:
        return "the power that the insurrection is to revive";
    }
    return {};
}

/// The name of a province, the code of a coast.
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

} // namespace

std::string sentence(const Map& map, const OrderProblem& problem)
{
    using Kind = OrderProblem::Kind;
    const std::string choices = list(map, problem.choices);
    switch (problem.kind) {
    case Kind::Missing:
        return "the order ends too early; expected " + what(problem.expected);
    case Kind::Unexpected:
        return quoted(problem.found) + " is not understood here; expected " + what(problem.expected);
    case Kind::UnknownPlace:
        return quoted(problem.found) + " is no space" +
               (choices.empty() ? "; expected " + what(problem.expected) : "; did you mean " + choices + "?");
    case Kind::AmbiguousPlace:
        return quoted(problem.found) + " can be " + choices + "; expected one of them";
    case Kind::NoSuchCoast:
        return quoted(problem.found) + " is no coast there; expected " + choices;
    case Kind::NotASea:
        return quoted(problem.found) + " is no sea; expected the seas on the way to the last space";
    case Kind::WhichUnit:
        return quoted(problem.found) + " can be " + choices + "; expected the space of the unit";
    case Kind::NoSuchUnit:
        return quoted(problem.found) + " fits no unit; expected the space of the unit";
    case Kind::WhichKind:
        return "expected A or F before " + quoted(problem.found) + ", for an army or a fleet";
    case Kind::OtherPower:
        return "these are orders of " + map[problem.named].name + "; expected " + map[problem.sheet].name;
    case Kind::WhosePower:
        return "nothing tells whose order it is; expected the power before it, as in “France:”";
    case Kind::SeveralOrders:
        return quoted(problem.found) + " begins another order; expected one only";
    case Kind::TooLong:
        return "the line is too long; expected at most " + std::to_string(problem.most) + " bytes";
    case Kind::TooMany:
        return "too many lines; expected at most " + std::to_string(problem.most);
    }
    return {};
}

} // namespace chancery
