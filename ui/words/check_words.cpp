// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/check_words.h"

#include "ui/words/brief.h"
#include "ui/words/words.h"

#include <QStringList>

namespace chancery {

QString CheckWords::unit(const Unit& unit) const
{
    return QStringLiteral("%1 (%2)").arg(brief(*game_.map, unit), Words(*game_.map).power(unit.power));
}

/// Returns the units that a remedy takes off the board.
QString CheckWords::gone(const PositionFault& finding, Remedy remedy) const
{
    QStringList units;
    Position after = game_.current().before;
    const std::vector<Ruling> rulings = rulingsFor(game_, finding, remedy, "-", {});
    heedPositions(*game_.map, rulings, after);
    for (const Unit& before : game_.current().before.units)
        if (std::ranges::find(after.units, before) == after.units.end()) units << unit(before);
    return units.join(QStringLiteral(", "));
}

QString CheckWords::deed(const PositionFault& finding, Remedy remedy, FoundIn found) const
{
    switch (remedy) {
    case Remedy::AsInWinter:
        return tr("Treat the adjustments as not yet ended, and ignore what was built too much: %1", "units")
            .arg(gone(finding, remedy));
    case Remedy::ByDisbandRule:
        return tr("Disband as where no disband was ordered: %1", "units").arg(gone(finding, remedy));
    case Remedy::ThatUnit:
        return tr("Remove %1", "unit").arg(unit(finding.unit));
    case Remedy::RightCoast:
        return tr("Put %1 where the orders have it", "unit").arg(unit(finding.unit));
    case Remedy::Later:
        break;
    }
    if (stopsPhase(finding.kind, game_.current().phase.kind))
        return tr("Leave it for now; the phase cannot be resolved before it is mended");
    if (found == FoundIn::Diplomacy || found == FoundIn::Writing)
        return tr("Play on until the next adjustments");
    if (found == FoundIn::Adjustments) return tr("Finish the adjustments as usual");
    return game_.current().phase.season == Season::Spring
               ? tr("Finish the turn; a unit too many is then disbanded as where no disband was ordered")
               : tr("Finish the turn; a unit too many is disbanded in the adjustments");
}

QString CheckWords::remedy(const PositionFault& finding, Remedy remedy, FoundIn found) const
{
    const QString what = deed(finding, remedy, found);
    const std::string clause = clauseOf(game_, finding, remedy, found);
    return clause.empty() ? tr("%1.", "what is done").arg(what)
                          : tr("%1 (%2).", "what is done, clause").arg(what, QString::fromStdString(clause));
}

QString CheckWords::reason(const PositionFault& finding, Remedy remedy, FoundIn found) const
{
    const std::string clause = clauseOf(game_, finding, remedy, found);
    if (clause.empty()) return tr("A mistake on the board, found %1").arg(foundIn(found));
    return tr("Flying Dutchman, found %1 (%2)", "when, clause")
        .arg(foundIn(found), QString::fromStdString(clause));
}

QString CheckWords::foundIn(FoundIn found)
{
    switch (found) {
    case FoundIn::Diplomacy:
        return tr("during diplomacy", "found");
    case FoundIn::Writing:
        return tr("while orders were written", "found");
    case FoundIn::Resolution:
        return tr("while the orders were resolved", "found");
    case FoundIn::Retreats:
        return tr("during the retreats", "found");
    case FoundIn::Adjustments:
        return tr("during the adjustments", "found");
    }
    return {};
}

QString CheckWords::held(FoundIn found)
{
    return found == FoundIn::Writing ? tr("The clock is held (Alexander V.6.b).")
                                     : tr("The clock is held (Alexander V.6.a).");
}

QString CheckWords::repeated()
{
    return tr("The diplomacy of this turn is repeated (Alexander V.6.b).");
}

} // namespace chancery
