// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/difference_words.h"

#include "ui/words/brief.h"
#include "ui/words/words.h"

namespace chancery {

DifferenceWords::DifferenceWords(const Map& map)
    : map_(map)
{
}

QString DifferenceWords::unit(const Unit& unit) const
{
    return tr("%1 (%2)", "unit, power").arg(brief(map_, unit), Words(map_).power(unit.power));
}

QString DifferenceWords::owner(Power power) const
{
    return power == noPower ? tr("nobody") : Words(map_).power(power);
}

QString DifferenceWords::result(const Difference& difference) const
{
    const QString order = eased(difference.order);
    const auto word = [](const OrderResult& result) { return Words::verdict(result); };
    if (!difference.is) return tr("%1: %2 → not ordered", "order, result").arg(order, word(*difference.was));
    if (!difference.was) return tr("%1: not ordered → %2", "order, result").arg(order, word(*difference.is));
    return tr("%1: %2 → %3", "what, as it was, as it is")
        .arg(order, word(*difference.was), word(*difference.is));
}

QString DifferenceWords::due(int count) const
{
    if (count == 0) return tr("nothing to build or remove");
    return count > 0 ? tr("%n build(s)", "that a power has in a Winter", count)
                     : tr("%n removal(s)", "that a power must make in a Winter", -count);
}

QString DifferenceWords::line(const Difference& difference) const
{
    switch (difference.kind) {
    case Difference::Kind::PhaseGone:
        return tr("This phase is no longer played; its orders are lost.");
    case Difference::Kind::PhaseNew:
        return tr("This phase is now played; it has no orders yet.");
    case Difference::Kind::Stopped:
        return tr("This phase cannot be resolved; it has no results.");
    case Difference::Kind::Result:
        return result(difference);
    case Difference::Kind::UnitGone:
        return tr("%1 is gone", "unit").arg(unit(difference.unit));
    case Difference::Kind::UnitNew:
        return tr("%1 is new", "unit").arg(unit(difference.unit));
    case Difference::Kind::Dislodged:
        return tr("%1 is dislodged", "unit").arg(unit(difference.unit));
    case Difference::Kind::Owner:
        return tr("%1: %2 → %3", "what, as it was, as it is")
            .arg(Words(map_).province(difference.owner.centre), owner(difference.owner.from),
                 owner(difference.owner.to));
    case Difference::Kind::Due:
        return tr("%1: %2 → %3", "what, as it was, as it is")
            .arg(Words(map_).power(difference.due.power), due(difference.due.was), due(difference.due.is));
    }
    return {};
}

} // namespace chancery
