// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/check_words.h"

#include "ui/text/brief.h"
#include "ui/text/words.h"

#include <QStringList>

namespace chancery {

QString CheckWords::unit(const Unit& unit) const
{
    return QStringLiteral("%1 (%2)").arg(brief(*game_.map, unit), Words(*game_.map).power(unit.power));
}

QString CheckWords::finding(const TableFinding& finding) const
{
    const Words words(*game_.map);
    const QString there = finding.fault == TableFault::TooMany
                              ? QString()
                              : words.province(game_.map->provinceOf(finding.unit.at));
    switch (finding.fault) {
    case TableFault::TooMany:
        return tr("%1 has too many units (units: %2, centres: %3).")
            .arg(words.power(finding.power))
            .arg(finding.units)
            .arg(finding.centres);
    case TableFault::NeverBuilt:
        return tr("%1 was never built: nothing in this game has brought it there.").arg(unit(finding.unit));
    case TableFault::SecondUnit:
        return tr("There is a second unit in %1: %2.", "province, unit").arg(there, unit(finding.unit));
    case TableFault::WrongPlace:
        return tr("%1 cannot be in %2: the province or the coast does not fit.", "unit, province")
            .arg(unit(finding.unit), there);
    case TableFault::WrongCoast:
        return tr("%1 is on the wrong coast: by the orders it is in %2.", "unit, place")
            .arg(unit(finding.unit), words.location(finding.rightful));
    }
    return {};
}

/// Returns the units that a remedy takes off the board.
QString CheckWords::gone(const TableFinding& finding, Remedy remedy) const
{
    QStringList units;
    Position after = game_.current().before;
    const std::vector<Ruling> rulings = rulingsFor(game_, finding, remedy, "-", {});
    heedPositions(*game_.map, rulings, after);
    for (const Unit& before : game_.current().before.units)
        if (std::ranges::find(after.units, before) == after.units.end()) units << unit(before);
    return units.join(QStringLiteral(", "));
}

QString CheckWords::deed(const TableFinding& finding, Remedy remedy, FoundIn found) const
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
    if (found == FoundIn::Diplomacy || found == FoundIn::Writing) return tr("Play on until the next adjustments");
    if (found == FoundIn::Adjustments) return tr("Finish the adjustments as usual");
    return game_.current().phase.season == Season::Spring
               ? tr("Finish the turn; a unit too many is then disbanded as where no disband was ordered")
               : tr("Finish the turn; a unit too many is disbanded in the adjustments");
}

QString CheckWords::remedy(const TableFinding& finding, Remedy remedy, FoundIn found) const
{
    const QString what = deed(finding, remedy, found);
    const std::string clause = clauseOf(game_, finding, remedy, found);
    return clause.empty() ? tr("%1.", "what is done").arg(what)
                          : tr("%1 (%2).", "what is done, clause").arg(what, QString::fromStdString(clause));
}

QString CheckWords::reason(const TableFinding& finding, Remedy remedy, FoundIn found) const
{
    const std::string clause = clauseOf(game_, finding, remedy, found);
    if (clause.empty()) return tr("A mistake on the board, found %1").arg(foundIn(found));
    return tr("Flying Dutchman, found %1 (%2)", "when, clause").arg(foundIn(found), QString::fromStdString(clause));
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

QString CheckWords::crowded() const
{
    QStringList provinces;
    for (const Province province : crowdedProvinces(game_)) provinces << Words(*game_.map).province(province);
    if (provinces.isEmpty()) return {};
    return tr("Two units are in one province: %1. The phase cannot be resolved before one of them is removed; the check "
              "of the table or a ruling does that.")
        .arg(provinces.join(QStringLiteral(", ")));
}

} // namespace chancery
