// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/score_words.h"

#include "engine/game/standings.h"

#include <QLocale>

namespace chancery {

QString ScoreWords::system(Scoring scoring)
{
    switch (scoring) {
    case Scoring::None:
        return tr("none", "system of scoring");
    case Scoring::Alexander:
        return tr("Alexander", "system of scoring");
    case Scoring::DrawSize:
        return tr("Draw size", "system of scoring");
    case Scoring::SumOfSquares:
        return tr("Sum of squares", "system of scoring");
    case Scoring::CentreCount:
        return tr("Centre count", "system of scoring");
    case Scoring::CDiplo:
        return tr("C-Diplo", "system of scoring");
    }
    return {};
}

QString ScoreWords::points(double points)
{
    const bool whole = points == static_cast<int>(points);
    return QLocale().toString(points, 'f', whole ? 0 : 1);
}

QString ScoreWords::inForce(const RuleOptions& rules)
{
    const QString added =
        pointsCount(rules) ? u' ' + tr("The rulebook's points are added under every system.") : QString();
    if (rules.scoring == Scoring::None)
        return tr("The rules of this game score nothing; change this under Edit > Rules.") + added;
    return tr("The rules of this game score by: %1.").arg(system(rules.scoring)) + added;
}

} // namespace chancery
