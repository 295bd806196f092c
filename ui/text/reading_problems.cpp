// SPDX-License-Identifier: GPL-3.0-or-later
// One sentence for each kind of problem.
#include "ui/text/reading_problems.h"

#include "ui/text/language.h"

#include <QStringList>

namespace chancery {

ReadingProblems::ReadingProblems(const Map& map)
    : map_(map)
    , language_(spokenLanguage().toStdString())
{
}

QString ReadingProblems::expected(Expected what)
{
    switch (what) {
    case Expected::Unit:
        return tr("a unit such as “A Paris”");
    case Expected::Place:
        return tr("a space");
    case Expected::Destination:
        return tr("the space to go to");
    case Expected::Task:
        return tr("what the unit shall do (hold, move, support, convoy …)");
    case Expected::Army:
        return tr("the army to be convoyed");
    case Expected::Power:
        return tr("the power that the insurrection is to revive");
    case Expected::End:
        return tr("the end of the order");
    }
    return {};
}

/// The name of a province, the code of a coast.
QString ReadingProblems::name(Location choice) const
{
    const LocationInfo& info = map_[choice];
    return QString::fromStdString(info.coast.empty() ? nameIn(language_, map_[info.province]) : info.code);
}

QString ReadingProblems::name(Power power) const
{
    return QString::fromStdString(nameIn(language_, map_[power]));
}

QString ReadingProblems::choices(const OrderProblem& problem) const
{
    QStringList names;
    for (const Location choice : problem.choices) names << name(choice);
    if (names.size() < 2) return names.join(QString());
    const QString last = names.takeLast();
    return tr("%1 or %2", "last of several choices").arg(names.join(QStringLiteral(", ")), last);
}

QString ReadingProblems::unknownPlace(const OrderProblem& problem) const
{
    const QString found = QString::fromStdString(problem.found);
    return problem.choices.empty()
               ? tr("“%1” is no space. Expected is %2.").arg(found, expected(problem.expected))
               : tr("“%1” is no space. Did you mean %2?").arg(found, choices(problem));
}

QString ReadingProblems::sentence(const OrderProblem& problem) const
{
    using Kind = OrderProblem::Kind;
    const QString found = QString::fromStdString(problem.found), what = expected(problem.expected);
    switch (problem.kind) {
    case Kind::Missing:
        return tr("The order ends too early. Expected is %1.").arg(what);
    case Kind::Unexpected:
        return tr("“%1” is not understood here. Expected is %2.").arg(found, what);
    case Kind::UnknownPlace:
        return unknownPlace(problem);
    case Kind::AmbiguousPlace:
        return tr("“%1” can be %2. Write which.").arg(found, choices(problem));
    case Kind::NoSuchCoast:
        return tr("“%1” is no coast there. Expected is %2.").arg(found, choices(problem));
    case Kind::NotASea:
        return tr("“%1” is no sea. Only seas can lie on the way.").arg(found);
    case Kind::WhichUnit:
        return tr("“%1” can be the unit in %2. Write where it is.").arg(found, choices(problem));
    case Kind::NoSuchUnit:
        return tr("“%1” fits no unit. Write where it is.").arg(found);
    case Kind::WhichKind:
        return tr("An army or a fleet? Write A or F before “%1”.").arg(found);
    case Kind::OtherPower:
        return tr("These are orders of %1, on the sheet of %2.")
            .arg(name(problem.named), name(problem.sheet));
    case Kind::WhosePower:
        return tr("Nothing tells whose order it is. Write the power before it, as in “France:”.");
    case Kind::SeveralOrders:
        return tr("Here is room for one order only.");
    case Kind::TooLong:
        return tr("The line is too long. At most %1 bytes can be read.").arg(problem.most);
    case Kind::TooMany:
        return tr("There are too many lines. At most %1 can be read.").arg(problem.most);
    }
    return {};
}

QString ReadingProblems::ofLine(const ReadingContext& context, const QString& line) const
{
    const auto problem = problemOf(context, line.toStdString());
    if (!problem) return {};
    return tr("Column %1: %2").arg(problem->column).arg(sentence(*problem));
}

QString ReadingProblems::ofOrder(const ReadingContext& context, const QString& text) const
{
    if (readOrder(context, text.toStdString())) return {};
    const QString problem = ofLine(context, text);
    return problem.isEmpty() ? sentence({OrderProblem::Kind::SeveralOrders}) : problem;
}

} // namespace chancery
