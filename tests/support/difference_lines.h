// SPDX-License-Identifier: GPL-3.0-or-later
// What a correction changes, a line for each difference: "S1901M France A PAR - BUR: succeeds > none".
#pragma once

#include "engine/game/correct.h"

#include <QStringList>

namespace chancery {

inline QString differenceLine(const Map& map, const Difference& one)
{
    const auto text = [](const std::string& utf8) { return QString::fromStdString(utf8); };
    const auto word = [&](const std::optional<OrderResult>& result) {
        return text(result ? words(*result) : "none");
    };
    const auto owner = [&](Power power) { return text(power == noPower ? "nobody" : map[power].name); };
    const auto unit = [&] { return owner(one.unit.power) + ' ' + text(canonical(map, one.unit)); };
    const QString phase = text(shortName(one.phase)) + ' ';
    switch (one.kind) {
    case Difference::Kind::PhaseGone:
        return phase + "gone";
    case Difference::Kind::PhaseNew:
        return phase + "new";
    case Difference::Kind::Stopped:
        return phase + "stopped";
    case Difference::Kind::Result:
        return phase + owner(powerOf(one.was ? *one.was : *one.is)) + ' ' + text(one.order) + ": " +
               word(one.was) + " > " + word(one.is);
    case Difference::Kind::UnitGone:
        return phase + "no " + unit();
    case Difference::Kind::UnitNew:
        return phase + unit();
    case Difference::Kind::Dislodged:
        return phase + unit() + " dislodged";
    case Difference::Kind::Owner:
        return phase + text(map[one.owner.centre].code) + ": " + owner(one.owner.from) + " > " +
               owner(one.owner.to);
    case Difference::Kind::Due:
        return phase + owner(one.due.power) + ": " + QString::number(one.due.was) + " > " +
               QString::number(one.due.is);
    }
    return {};
}

inline QStringList differenceLines(const Map& map, const std::vector<Difference>& differences)
{
    QStringList lines;
    for (const Difference& one : differences) lines << differenceLine(map, one);
    return lines;
}

} // namespace chancery
