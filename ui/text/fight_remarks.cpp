// SPDX-License-Identifier: GPL-3.0-or-later
// What a fight says besides its results: supports that did not count and why, and what went by sea.
#include "ui/story/badges.h"
#include "ui/text/fight_captions.h"

#include <algorithm>

namespace chancery {

QStringList FightCaptions::remarks() const
{
    QStringList sentences;
    const auto say = [&](const QString& sentence) {
        if (!sentence.isEmpty() && !sentences.contains(sentence)) sentences << sentence;
    };
    for (const std::size_t i : beat_.results) {
        const OrderResult& r = record_.outcome->results[i];
        for (const QString& sentence : supportRemarks(r)) say(sentence);
        if (as<Move>(r.order))
            for (const QString& sentence : moveRemarks(r)) say(sentence);
        if (as<Convoy>(r.order)) say(convoyRemark(r));
        if (as<SupportHold>(r.order) || as<SupportMove>(r.order))
            say(r.verdict == Verdict::Given ? givenRemark(r) : cutRemark(from(r)));
        if (r.finding.rule == Rule::HoldAbandoned)
            say(tr("%1 has no orders and may not retreat.", "power").arg(power(r.order.unit.power)));
        if (r.finding.rule == Rule::Ruled) say(tr("The gamemaster has ruled on this fight."));
    }
    return sentences;
}

/// Returns the supports of a unit that did not count.
QStringList FightCaptions::supportRemarks(const OrderResult& result) const
{
    QStringList sentences;
    for (const Province supporter : result.finding.cut) sentences << cutRemark(supporter);
    for (const Province supporter : result.finding.barred) sentences << barredRemark(supporter, result);
    for (const Province supporter : result.finding.idle)
        if (const Unit* giver = unitIn(supporter))
            sentences
                << tr("%1 does not count: the army has no convoy.", "support").arg(phrases_.support(*giver));
    return sentences;
}

QString FightCaptions::cutRemark(Province supporter) const
{
    const Unit* giver = unitIn(supporter);
    const OrderResult* order = at(supporter);
    if (!giver || !order) return {};
    const QString support = phrases_.support(*giver);
    const Unit* cutter = order->finding.against == noProvince ? nullptr : unitIn(order->finding.against);
    if (!cutter) return tr("%1 is cut.", "support").arg(support);
    const QString who = power(cutter->power), where = words_.province(order->finding.against);
    switch (order->finding.rule) {
    case Rule::SupportDislodged:
        return tr("%1 is cut: %2 dislodges it from %3.", "support, power, province").arg(support, who, where);
    case Rule::SupportCutByLoser:
        return tr("%1 is cut by %2 from %3, although that unit is dislodged.", "support, power, province")
            .arg(support, who, where);
    case Rule::SupportCutByRoute:
        return tr("%1 is cut by %2 from %3, whose army has another convoy route.", "support, power, province")
            .arg(support, who, where);
    default:
        return tr("%1 is cut by %2 from %3.", "support, power, province").arg(support, who, where);
    }
}

/// Returns whether the badge of a unit is what it keeps others out with, not what it attacks with.
bool FightCaptions::showsPreventStrength(Province unit) const
{
    const auto badge = std::ranges::find(beat_.badges, unit, &Badge::unit);
    return badge != beat_.badges.end() && badge->kind != StrengthKind::Attack;
}

QString FightCaptions::barredRemark(Province supporter, const OrderResult& helped) const
{
    const Unit* giver = unitIn(supporter);
    if (!giver || !as<Move>(helped.order)) return {};
    const QString support = phrases_.support(*giver), who = power(giver->power),
                  where = words_.province(to(helped));
    return (showsPreventStrength(from(helped))
                ? tr("%1 keeps others out, but does not help to dislodge the unit of %2 in %3.",
                     "support, power, province")
                : tr("%1 does not count: no power helps to dislodge its own unit (%2, %3).",
                     "support, power, province"))
        .arg(support, who, where);
}

/// Returns why an attack did not cut a support; empty if it was not attacked.
QString FightCaptions::givenRemark(const OrderResult& support) const
{
    const Unit* giver = unitIn(from(support));
    if (!giver) return {};
    const QString what = phrases_.support(*giver);
    switch (support.finding.rule) {
    case Rule::SupportFromTarget:
        return tr("%1 counts: an attack from the province it is aimed at cuts it only by dislodging.",
                  "support")
            .arg(what);
    case Rule::SupportUnbent:
        return tr("%1 counts, although the unit is dislodged from the province it is aimed at.", "support")
            .arg(what);
    case Rule::SupportOwnAttack:
        return tr("%1 counts: no power cuts its own support.", "support").arg(what);
    case Rule::SupportConvoyFailed:
        return tr("%1 counts: the army ordered to attack it has no convoy.", "support").arg(what);
    case Rule::SupportSpared:
        return tr("%1 counts: an army in a convoy may not cut it.", "support").arg(what);
    default:
        return {};
    }
}

QString FightCaptions::convoyRemark(const OrderResult& convoy) const
{
    const Unit* fleet = unitIn(from(convoy));
    if (!fleet) return {};
    const QString what = phrases_.convoy(*fleet);
    switch (convoy.finding.rule) {
    case Rule::ConvoyDislodged:
        return tr("%1 is disrupted: the fleet is dislodged.", "convoy").arg(what);
    case Rule::ConvoyDecreed:
        return tr("%1 takes place, although the fleet is dislodged: a paradox.", "convoy").arg(what);
    case Rule::ConvoyParadox:
        return tr("%1 is disrupted: a paradox.", "convoy").arg(what);
    case Rule::ConvoyWithstands:
    case Rule::ConvoyBeleaguered:
    case Rule::ConvoyOwnAttack:
        return tr("%1 is not disrupted: the fleet is not dislodged.", "convoy").arg(what);
    case Rule::ConvoyUnused:
        return tr("%1 is not used: the army takes another route.", "convoy").arg(what);
    default:
        return {};
    }
}

QStringList FightCaptions::moveRemarks(const OrderResult& move) const
{
    const Finding& why = move.finding;
    const Unit* mover = unitIn(from(move));
    if (!mover) return {};
    const QString who = phrases_.unit(*mover);
    QStringList sentences;
    if (why.passage == Passage::SeaByOrder)
        sentences << (move.verdict == Verdict::Succeeds
                          ? tr("%1 goes by convoy.", "unit").arg(who)
                          : tr("%1 was ordered to go by convoy.", "unit").arg(who));
    if (why.passage == Passage::LandByOrder)
        sentences << tr("%1 goes by land, not by convoy.", "unit").arg(who);
    if (why.passage == Passage::LandInstead)
        sentences << tr("%1 goes by land, because its convoy failed.", "unit").arg(who);
    if (why.routeLeft) sentences << tr("%1 has another convoy route left.", "unit").arg(who);
    if (why.exchanges != noProvince)
        sentences << tr("%1 changes places with the unit in %2.", "unit, province")
                         .arg(who, words_.province(why.exchanges));
    if (const Unit* rival = why.powerless == noProvince ? nullptr : unitIn(why.powerless))
        sentences << tr("%1 has no effect on %2: the unit that comes from there dislodges it.",
                        "unit, province")
                         .arg(phrases_.unit(*rival), words_.province(to(move)));
    if (why.rule == Rule::MoveSelfDislodge)
        sentences << tr("%1 would have to dislodge a unit of its own power.", "unit").arg(who);
    if (why.rule == Rule::MoveVoidAhead)
        sentences << tr("%1 cannot enter: it is dislodged by a unit from there.", "unit").arg(who);
    if (why.rule == Rule::MoveParadox)
        sentences << tr("%1 does not move: its convoy is part of a paradox.", "unit").arg(who);
    if (why.rule == Rule::MoveAllHold)
        sentences << tr("%1 is part of a paradox, in which every unit holds.", "unit").arg(who);
    const auto badge = std::ranges::find(beat_.badges, from(move), &Badge::unit);
    if (badge != beat_.badges.end() && badge->kind == StrengthKind::Hold && !why.counted.empty())
        sentences << tr("%1 is supported in moving, which does not help it to hold.", "unit").arg(who);
    return sentences;
}

} // namespace chancery
