// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/why_deciders.h"

#include "engine/adjudicate/turners.h"
#include "ui/lab/why_parts.h"
#include "ui/words/wording.h"

#include <algorithm>

namespace chancery {

namespace {

/// The context of these texts for translators.
struct WhyRoles
{
    Q_DECLARE_TR_FUNCTIONS(chancery::WhyRoles)
};

/// Returns what `Finding::against` did to a move that ended for this reason; empty for other orders.
QString roleAgainstMove(const Finding& why)
{
    switch (why.rule) {
    case Rule::MoveFollows:
    case Rule::MoveExchanges:
        return WhyRoles::tr("Makes room");
    case Rule::MoveRotates:
        return why.theirsKind == StrengthKind::Prevent ? WhyRoles::tr("Moves there too")
                                                       : WhyRoles::tr("Makes room");
    case Rule::MoveDislodges:
    case Rule::MoveHeld:
    case Rule::MoveBlocked:
        return WhyRoles::tr("The unit there");
    case Rule::MoveSelfDislodge:
        return why.theirsKind == StrengthKind::Defend ? WhyRoles::tr("Comes the opposite way")
                                                      : WhyRoles::tr("The unit there");
    case Rule::MoveBreaksThrough:
    case Rule::MoveHeadToHead:
    case Rule::MoveHeadToHeadLost:
        return WhyRoles::tr("Comes the opposite way");
    case Rule::MoveRivalVoid:
    case Rule::MoveRivalStranded:
    case Rule::MoveOutdoes:
    case Rule::MoveOutdoesOwn:
    case Rule::MoveStandsOff:
    case Rule::MoveStandsOffOwn:
    case Rule::MoveStandsOffLoser:
    case Rule::MoveOutdone:
    case Rule::MoveOutdoneOwn:
    case Rule::MoveVoidAhead:
        return WhyRoles::tr("Moves there too");
    case Rule::MoveConvoyDisrupted:
    case Rule::MoveRoutesDisrupted:
    case Rule::MoveRouteDisrupted:
    case Rule::MoveWayDisrupted:
    case Rule::MoveParadox:
        return WhyRoles::tr("The convoying fleet");
    default:
        return {};
    }
}

/// Returns what `Finding::against` did to an order that ended for this reason.
QString roleOf(const Finding& why)
{
    if (const QString role = roleAgainstMove(why); !role.isEmpty()) return role;
    switch (why.rule) {
    case Rule::SupportOtherMove:
    case Rule::SupportOtherCoast:
    case Rule::SupportOfUnmoved:
    case Rule::SupportOfMover:
    case Rule::SupportOfIllegal:
    case Rule::SupportOfIllegalMove:
    case Rule::SupportOfDisorder:
        return WhyRoles::tr("The unit that it was to support");
    case Rule::ConvoyUnused:
    case Rule::ConvoyWayNotOrdered:
    case Rule::ConvoyParadox:
    case Rule::ConvoyOtherMove:
    case Rule::ConvoyOfUnmoved:
    case Rule::ConvoyOfIllegal:
    case Rule::ConvoyRouteUnwritten:
        return WhyRoles::tr("The unit that it was to convoy");
    case Rule::HoldOwnAttack:
    case Rule::SupportOwnAttack:
    case Rule::ConvoyOwnAttack:
        return WhyRoles::tr("Moves to its province");
    case Rule::RetreatClash:
        return WhyRoles::tr("Retreats there too");
    default:
        break;
    }
    switch (familyOf(why.rule)) {
    case RuleFamily::Support:
    case RuleFamily::Convoy:
    case RuleFamily::Hold:
        return WhyRoles::tr("The attack on it");
    default:
        return WhyRoles::tr("The order that decided it");
    }
}

/// Returns what those in `Finding::stopping` did.
QString roleOfStopping(const OrderResult& result)
{
    if (!as<Move>(result.order)) return WhyRoles::tr("Stops that attack");
    const Rule rule = result.finding.rule;
    return rule >= Rule::MoveConvoyDisrupted && rule <= Rule::MoveWayDisrupted
               ? WhyRoles::tr("Dislodges the fleet")
               : WhyRoles::tr("Stops the unit ahead");
}

/// Returns the role of other units whose orders would be enough as well.
QString roleOfOthers(const OrderResult& result)
{
    if (familyOf(result.finding.rule) == RuleFamily::Adjustment) return WhyRoles::tr("As far away");
    if (as<Move>(result.order)) return WhyRoles::tr("Keeps it out too");
    return familyOf(result.finding.rule) == RuleFamily::Support ? WhyRoles::tr("Cuts it too")
                                                                : WhyRoles::tr("Attacks it too");
}

} // namespace

QString DecidingParts::dislodgement(const OrderResult& result) const
{
    const std::vector<DislodgedUnit>& all = why_.outcome().dislodged;
    const auto lost = std::ranges::find(all, result.order.unit, &DislodgedUnit::unit);
    if (result.fate == Fate::Unharmed || lost == all.end() || !why_.resultAt(lost->attackedFrom)) return {};
    const Province unit = why_.map().provinceOf(result.order.unit.at);
    const StrengthAccount* attack = why_.account({StrengthKind::Attack, lost->attackedFrom});
    const StrengthAccount* resists = nullptr;
    if (attack)
        for (const StrengthName name : attack->against)
            if (name.unit == unit && name.kind != StrengthKind::Prevent) resists = why_.account(name);
    const QString html = whyHeading(tr("What dislodged it"));
    const QString attacker = why_.orderLink(lost->attackedFrom);
    if (!resists || attack->value <= resists->value) // ruled so
        return html + whyParagraph(tr("%1 dislodges it.", "order").arg(attacker));
    const QString sentence =
        resists->name.kind == StrengthKind::Defend
            ? tr("%1, which comes the opposite way, dislodges it: its attack strength %2 exceeds the defend "
                 "strength %3.",
                 "order, two numbers")
            : tr("%1 dislodges it: its attack strength %2 exceeds the hold strength %3.",
                 "order, two numbers");
    return html +
           whyParagraph(sentence.arg(attacker, why_.strengthLink(*attack), why_.strengthLink(*resists))) +
           strengths_.account(*attack) + strengths_.account(*resists);
}

/// Returns the orders on which the result depends directly, with their own reasons.
QString DecidingParts::decidingOrders(const OrderResult& result) const
{
    QString html;
    ProvinceSet met;
    const auto add = [&](Province unit, const QString& role) {
        const OrderResult* other = why_.resultAt(unit);
        if (!other || other == &result || met.has(unit)) return;
        met.add(unit);
        // Plain reasons have numbers without their kinds, so these are said as well.
        const QString compared =
            why_.how() == Register::Plain ? u' ' + strengths_.comparison(*other) : QString();
        html += whyParagraph(
            tr("%1: %2 (%3)", "what it did, order, result")
                .arg(role.toHtmlEscaped(), why_.orderLink(unit), why_.verdictLink(*other)) +
            QStringLiteral("<br/><span class=\"quiet\">%1</span>")
                .arg(why_.words().reason(*other, why_.phase().record).toHtmlEscaped() + compared));
    };
    const Finding& why = result.finding;
    add(why.against, roleOf(why));
    for (const Province stopping : why.stopping) add(stopping, roleOfStopping(result));
    for (const Province other : why.also) add(other, roleOfOthers(result));
    const bool removed = familyOf(why.rule) == RuleFamily::Adjustment;
    for (const Province helper : why.behind)
        add(helper, removed ? WhyRoles::tr("Removed before it") : WhyRoles::tr("Helps to stop it"));
    if (!removed) // of a removed unit `between` is its way
        for (const Province waiting : why.between) add(waiting, WhyRoles::tr("Waits ahead of it"));
    for (const Province other : why.inReserve)
        add(other, stopsTheConvoy(why.rule) ? WhyRoles::tr("Would dislodge the fleet too")
                                            : WhyRoles::tr("Would dislodge it otherwise"));
    for (const Province cut : why.cutElsewhere)
        add(cut, WhyRoles::tr("Cut support that would have turned it"));
    add(why.powerless, WhyRoles::tr("Moves there too"));
    add(why.dislodges, WhyRoles::tr("Dislodged by it"));
    add(why.exchanges, WhyRoles::tr("Changes places with it"));
    const bool sails = why.passage == Passage::Sea || why.passage == Passage::SeaByOrder;
    for (Province fleet : why.fleets)
        add(fleet, sails && result.finding.rule < Rule::MoveConvoyDisrupted
                       ? WhyRoles::tr("Convoys it")
                       : WhyRoles::tr("The convoying fleet"));
    const Province unit = why_.map().provinceOf(result.order.unit.at);
    const ProvinceSet inSums =
        why.counted | why.opposed | why.cut; // these are shown where strengths are added
    for (const Province turner : turnersOf(why_.outcome(), unit) - inSums)
        add(turner, WhyRoles::tr("Would change it by holding"));
    return html;
}

QString DecidingParts::deciders(const OrderResult& result) const
{
    const bool lost = result.fate != Fate::Unharmed;
    if (lost && saysThatDislodged(result.finding.rule)) return {}; // said already
    QString html;
    const StrengthAccount *mine = strengths_.mineIn(result), *theirs = strengths_.theirsIn(result);
    if (mine && theirs) {
        html += whyParagraph(strengths_.comparison(result)) + strengths_.account(*mine) +
                strengths_.account(*theirs);
    } else if (!(result.finding.counted | result.finding.discounted()).empty()) {
        const StrengthKind kind = as<Move>(result.order) ? StrengthKind::Attack : StrengthKind::Hold;
        const Province unit = why_.map().provinceOf(result.order.unit.at);
        if (const StrengthAccount* own = why_.account({kind, unit})) html += strengths_.account(*own);
    }
    html += decidingOrders(result);
    if (html.isEmpty()) return html;
    return whyHeading(lost ? tr("What decided its order") : tr("What decided it")) + html;
}

} // namespace chancery
