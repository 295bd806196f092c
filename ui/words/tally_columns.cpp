// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/tally_columns.h"

#include "engine/game/standings.h"

#include <QCoreApplication>

namespace chancery {

namespace {

constexpr TallyColumn columns[] = {
    {QT_TRANSLATE_NOOP("TallyColumns", "Centres"), nullptr,
     QT_TRANSLATE_NOOP("TallyColumns", "Supply centres"), nullptr,
     [](const Map&, const YearTally& tally, Power power) { return tally.centres[index(power)]; }},
    {QT_TRANSLATE_NOOP("TallyColumns", "Units"), nullptr, nullptr, nullptr,
     [](const Map&, const YearTally& tally, Power power) { return tally.units[index(power)]; }},
    {QT_TRANSLATE_NOOP("TallyColumns", "Points"),
     QT_TRANSLATE_NOOP("TallyColumns", "Victory points in addition to centres"),
     QT_TRANSLATE_NOOP("TallyColumns", "Victory points"), pointsCount,
     [](const Map&, const YearTally& tally, Power power) { return tally.points[index(power)]; }},
};

} // namespace

std::span<const TallyColumn> tallyColumns()
{
    return columns;
}

QString columnText(const char* text)
{
    return text ? QCoreApplication::translate("TallyColumns", text) : QString();
}

int sumOf(const TallyColumn& column, const Map& map, const YearTally& tally, const Seat& powers)
{
    int sum = 0;
    for (const Power power : powers) sum += column.count(map, tally, power);
    return sum;
}

} // namespace chancery
