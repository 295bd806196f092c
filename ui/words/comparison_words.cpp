// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/comparison_words.h"

#include "ui/words/brief.h"
#include "ui/words/slide_words.h"

namespace chancery {

namespace {

/// Returns "5" or "5 to 7".
QString fromTo(int was, int is)
{
    return was == is ? QString::number(is)
                     : ComparisonWords::tr("%1 to %2", "a number before and now").arg(was).arg(is);
}

} // namespace

QString ComparisonWords::heading(const Comparison& comparison) const
{
    return tr("%1 → %2", "the phases compared")
        .arg(Words::phase(game_.phases[comparison.from].phase),
             Words::phase(game_.phases[comparison.to].phase));
}

QString ComparisonWords::counts(const ComparedPower& power) const
{
    return tr("%1: centres %2, units %3", "power, and numbers such as “5 to 7”")
        .arg(Words(*game_.map).power(power.centres.power),
             fromTo(power.centres.before, power.centres.centres), fromTo(power.unitsBefore, power.units));
}

QStringList ComparisonWords::changes(const Comparison& comparison, Power power) const
{
    const SlideWords slides(*game_.map);
    QStringList lines;
    const auto add = [&lines](const QString& line, const QString& what) {
        if (!what.isEmpty()) lines << line.arg(what);
    };
    add(tr("Gained %1", "centres"), SlideWords::joined(slides.gains(comparison.transfers, power)));
    add(tr("Lost %1", "centres"), SlideWords::joined(slides.losses(comparison.transfers, power)));
    add(tr("New on the board: %1", "units"), units(comparison.units.came, power));
    add(tr("Gone from the board: %1", "units"), units(comparison.units.gone, power));
    add(tr("Moved: %1", "units, from and to"), ways(comparison.units.moved, power));
    return lines;
}

QString ComparisonWords::units(const std::vector<Unit>& all, Power power) const
{
    QStringList names;
    for (const Unit& unit : all)
        if (unit.power == power) names << brief(*game_.map, unit);
    return SlideWords::joined(names);
}

QString ComparisonWords::ways(const std::vector<UnitWay>& all, Power power) const
{
    QStringList names;
    for (const UnitWay& way : all)
        if (way.is.power == power)
            names << tr("%1 → %2", "a unit, its place now")
                         .arg(brief(*game_.map, way.was), brief(*game_.map, way.is).section(u' ', 1));
    return SlideWords::joined(names);
}

} // namespace chancery
