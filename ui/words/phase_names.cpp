// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/phase_names.h"

#include "engine/adjudicate/unit_result.h"
#include "ui/words/brief.h"
#include "ui/words/language.h"

#include <QStringList>

namespace chancery {

PhaseNames::PhaseNames(const Map& map, const PhaseRecord& record, Register how)
    : map_(map)
    , record_(record)
    , register_(how)
    , words_(map, {}, how)
{
}

QString PhaseNames::nameOf(const Order& named) const
{
    return register_ == Register::Judge ? brief(map_, record_.before, named) : words_.order(named);
}

QString PhaseNames::orderOf(Province unit) const
{
    const OrderResult* result = resultOf(map_, *record_.outcome, unit);
    if (!result || result->verdict == Verdict::Illegal) return unitOf(unit);
    return nameOf(result->order);
}

QString PhaseNames::unitOf(Province unit) const
{
    if (unit == noProvince) return tr("another unit");
    if (const OrderResult* result = resultOf(map_, *record_.outcome, unit))
        return words_.nameOf(result->order.unit);
    if (const Unit* there = unitAt(map_, record_.before, unit)) return words_.nameOf(*there);
    return words_.province(unit);
}

QString PhaseNames::supported(Province unit) const
{
    const OrderResult* result = resultOf(map_, *record_.outcome, unit);
    const bool moves = result && as<Move>(result->order) && register_ == Register::Judge;
    return moves ? orderOf(unit) : unitOf(unit);
}

QString PhaseNames::units(ProvinceSet provinces) const
{
    QStringList names;
    for (Province p : provinces) names << unitOf(p);
    return listed(names);
}

QString PhaseNames::orders(ProvinceSet provinces) const
{
    QStringList names;
    for (Province p : provinces) names << orderOf(p);
    return listed(names);
}

} // namespace chancery
