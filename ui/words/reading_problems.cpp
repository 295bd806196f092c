// SPDX-License-Identifier: GPL-3.0-or-later
// Fills the gaps of the sentences about problems with orders.
#include "ui/words/reading_problems.h"

#include "ui/words/error_words.h"
#include "ui/words/language.h"

#include <QStringList>

namespace chancery {

ReadingProblems::ReadingProblems(const Map& map)
    : map_(map)
    , language_(spokenLanguage().toStdString())
{
}

/// Returns the name of a province, or the code of a location with a coast: "STP/nc".
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

QString ReadingProblems::inGap(const OrderProblem& problem, ProblemGap gap) const
{
    switch (gap) {
    case ProblemGap::None:
        return {};
    case ProblemGap::Found:
        return QString::fromStdString(problem.found);
    case ProblemGap::Expected:
        return tr(expectedText(problem.expected));
    case ProblemGap::Choices:
        return choices(problem);
    case ProblemGap::Named:
        return name(problem.named);
    case ProblemGap::Sheet:
        return name(problem.sheet);
    case ProblemGap::Most:
        return QString::number(problem.most);
    }
    return {};
}

QString ReadingProblems::sentence(const OrderProblem& problem) const
{
    const ProblemText text = textOf(problem);
    const QString names[] = {inGap(problem, text.first), inGap(problem, text.second)};
    return withGaps(tr(text.label), names);
}

} // namespace chancery
