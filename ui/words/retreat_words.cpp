// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/retreat_words.h"

#include "ui/words/clauses.h"
#include "ui/words/language.h"
#include "ui/words/words.h"

namespace chancery {

RetreatWords::RetreatWords(const PhaseInput& phase, const Rulebook& rules, Names names)
    : phase_(phase)
    , rules_(rules)
    , names_(std::move(names))
{
}

/// Names a province, or the coasts where the unit may land.
QString RetreatWords::place(const RetreatWay& way) const
{
    const Words words(*phase_.map);
    QStringList names;
    for (Location to : way.open) names << words.location(to);
    if (names.isEmpty()) names << words.province(way.province);
    return names_.place(way.province, listed(names));
}

QString RetreatWords::open(const std::vector<RetreatWay>& ways) const
{
    QStringList places;
    for (const RetreatWay& way : ways)
        if (!way.open.empty()) places << place(way);
    return places.join(QStringLiteral(", "));
}

QString RetreatWords::cited(const QString& sentence, Rule rule) const
{
    return withClause(sentence, clauseBehind(rule, rules_, PhaseKind::Retreat).toHtmlEscaped());
}

QString RetreatWords::citedForConvoy(const QString& sentence) const
{
    return withClause(sentence,
                      clauseDeciding("retreat_to_convoyed_attackers_origin", rules_).toHtmlEscaped());
}

QString RetreatWords::whyOpen(const RetreatWay& way) const
{
    if (!way.attackersOrigin)
        return cited(tr("It is empty, no standoff left it so, and the attacker did not come from there."),
                     Rule::RetreatMade);
    return isMovement() ? citedForConvoy(
                              tr("It is empty, and no standoff left it so. The attacker came from there, but "
                                 "by convoy, which does not close it: %1.",
                                 "order")
                                  .arg(names_.order(way.province)))
                        : citedForConvoy(
                              tr("It is empty, and no standoff left it so. The attacker came from there, but "
                                 "by convoy, which does not close it."));
}

QString RetreatWords::whyOutOfReach(Rule terrain) const
{
    switch (terrain) {
    case Rule::IllegalAtSea:
        return tr("An army cannot enter a sea province.");
    case Rule::IllegalInland:
        return tr("A fleet cannot go inland.");
    case Rule::IllegalOverLand:
        return tr("It is next to the fleet by land, but not along the coast.");
    case Rule::IllegalFromCoast:
        return tr("The fleet is on another coast than the one that it adjoins.");
    default:
        return tr("The unit could not move there by itself.");
    }
}

QString RetreatWords::attacker(const RetreatWay& way) const
{
    if (!isMovement()) return cited(tr("The attacker came from there."), Rule::RetreatToAttacker);
    const QString order = names_.order(way.province);
    if (way.byConvoy)
        return citedForConvoy(tr("The attacker came from there, and under these rules a convoy makes no "
                                 "difference: %1.",
                                 "order")
                                  .arg(order));
    return cited(tr("The attacker came from there: %1.", "order").arg(order), Rule::RetreatToAttacker);
}

QString RetreatWords::occupant(const RetreatWay& way) const
{
    if (isMovement())
        return cited(tr("A unit is there after the moves: %1.", "order").arg(names_.order(way.occupant)),
                     Rule::RetreatOccupied);
    const Unit* there = unitAt(*phase_.map, phase_.before, way.occupant);
    return cited(tr("A unit is there: %1.", "unit").arg(Words(*phase_.map).unit(*there).toHtmlEscaped()),
                 Rule::RetreatOccupied);
}

QString RetreatWords::bounced(const RetreatWay& way) const
{
    QStringList orders;
    for (Province unit : way.bounced) orders << names_.order(unit);
    return cited(orders.isEmpty()
                     ? tr("A standoff left it empty.")
                     : tr("A standoff left it empty: %1.", "orders").arg(orders.join(QStringLiteral(", "))),
                 Rule::RetreatContested);
}

QString RetreatWords::whyClosed(Rule rule, const RetreatWay& way) const
{
    switch (rule) {
    case Rule::RetreatNotAdjacent:
        return cited(whyOutOfReach(way.terrain), rule);
    case Rule::IllegalClosed:
        return cited(tr("No unit may enter it in this game."), rule);
    case Rule::HoldAbandoned:
        return cited(tr("Its power gave no orders, so its units may not retreat."), rule);
    case Rule::RetreatOccupied:
        return occupant(way);
    case Rule::RetreatToAttacker:
        return attacker(way);
    case Rule::RetreatContested:
        return bounced(way);
    default:
        return cited(tr("The position does not name it among the retreats that are open."), rule);
    }
}

QStringList RetreatWords::lines(const std::vector<RetreatWay>& ways) const
{
    QStringList open, closed;
    for (const RetreatWay& way : ways) {
        QStringList why;
        for (Rule rule : way.closed) why << whyClosed(rule, way);
        if (why.isEmpty())
            open << tr("%1: open. %2", "place, why").arg(place(way), whyOpen(way));
        else
            closed << tr("%1: closed. %2", "place, why").arg(place(way), why.join(u' '));
    }
    return open + closed;
}

} // namespace chancery
