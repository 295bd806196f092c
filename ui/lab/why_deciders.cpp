// SPDX-License-Identifier: GPL-3.0-or-later
// What decided an order, what dislodged its unit, and where that may retreat.
#include "ui/lab/why_pages.h"

#include "engine/explain/cutters.h"
#include "engine/explain/retreat_ways.h"
#include "ui/lab/why_parts.h"
#include "ui/words/clauses.h"
#include "ui/words/retreat_words.h"
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

bool isCut(Rule rule)
{
    return rule == Rule::SupportCut || rule == Rule::SupportCutByLoser || rule == Rule::SupportCutByRoute;
}

} // namespace

/// Returns the order that dislodged the unit, both strengths, and who counted in them.
QString WhyPages::dislodgement(const OrderResult& result) const
{
    const std::vector<DislodgedUnit>& all = phase_->outcome().dislodged;
    const auto lost = std::ranges::find(all, result.order.unit, &DislodgedUnit::unit);
    if (result.fate == Fate::Unharmed || lost == all.end() || !resultAt(lost->attackedFrom)) return {};
    const Province unit = phase_->map().provinceOf(result.order.unit.at);
    const StrengthAccount* attack = accountOf(strengths_, {StrengthKind::Attack, lost->attackedFrom});
    const StrengthAccount* resists = nullptr;
    if (attack)
        for (const StrengthName name : attack->against)
            if (name.unit == unit && name.kind != StrengthKind::Prevent)
                resists = accountOf(strengths_, name);
    const QString html = whyHeading(tr("What dislodged it"));
    const QString attacker = orderLink(lost->attackedFrom);
    if (!resists || attack->value <= resists->value) // ruled so
        return html + whyParagraph(tr("%1 dislodges it.", "order").arg(attacker));
    const QString sentence =
        resists->name.kind == StrengthKind::Defend
            ? tr("%1, which comes the opposite way, dislodges it: its attack strength %2 exceeds the defend "
                 "strength %3.",
                 "order, two numbers")
            : tr("%1 dislodges it: its attack strength %2 exceeds the hold strength %3.",
                 "order, two numbers");
    return html + whyParagraph(sentence.arg(attacker, strengthLink(*attack), strengthLink(*resists))) +
           account(*attack) + account(*resists);
}

/// Returns the orders on which the result depends directly, with their own reasons.
QString WhyPages::decidingOrders(const OrderResult& result) const
{
    QString html;
    ProvinceSet met;
    const auto add = [&](Province unit, const QString& role) {
        const OrderResult* other = resultAt(unit);
        if (!other || other == &result || met.has(unit)) return;
        met.add(unit);
        // Plain reasons have numbers without their kinds, so these are said as well.
        const QString compared = how_ == Register::Plain ? u' ' + comparison(*other) : QString();
        html += whyParagraph(tr("%1: %2 (%3)", "what it did, order, result")
                                 .arg(role.toHtmlEscaped(), orderLink(unit), verdictLink(*other)) +
                             QStringLiteral("<br/><span class=\"quiet\">%1</span>")
                                 .arg(words_.reason(*other, phase_->record).toHtmlEscaped() + compared));
    };
    const Finding& why = result.finding;
    add(why.against, roleOf(why));
    if (isCut(why.rule))
        for (const Province cutter : cuttersOf(phase_->input, phase_->map().provinceOf(result.order.unit.at)))
            add(cutter, WhyRoles::tr("Cuts it too"));
    add(why.rival, WhyRoles::tr("Stops that attack"));
    add(why.powerless, WhyRoles::tr("Moves there too"));
    add(why.dislodges, WhyRoles::tr("Dislodged by it"));
    add(why.exchanges, WhyRoles::tr("Changes places with it"));
    const bool sails = why.passage == Passage::Sea || why.passage == Passage::SeaByOrder;
    for (Province fleet : why.fleets)
        add(fleet, sails && result.finding.rule < Rule::MoveConvoyDisrupted
                       ? WhyRoles::tr("Convoys it")
                       : WhyRoles::tr("The convoying fleet"));
    return html;
}

/// Returns what decided an order: two strengths, each with who counted in it, and the orders.
QString WhyPages::deciders(const OrderResult& result) const
{
    const bool lost = result.fate != Fate::Unharmed;
    if (lost && saysThatDislodged(result.finding.rule)) return {}; // said already
    QString html;
    const StrengthAccount *mine = mineIn(result), *theirs = theirsIn(result);
    if (mine && theirs) {
        html += whyParagraph(comparison(result)) + account(*mine) + account(*theirs);
    } else if (!(result.finding.counted | result.finding.discounted()).empty()) {
        const StrengthKind kind = as<Move>(result.order) ? StrengthKind::Attack : StrengthKind::Hold;
        const Province unit = phase_->map().provinceOf(result.order.unit.at);
        if (const StrengthAccount* own = accountOf(strengths_, {kind, unit})) html += account(*own);
    }
    html += decidingOrders(result);
    if (html.isEmpty()) return html;
    return whyHeading(lost ? tr("What decided its order") : tr("What decided it")) + html;
}

/// Says that no order to retreat counts for a dislodged unit, and what the rules do with it then.
QString WhyPages::unorderedRetreat(const OrderResult& result) const
{
    QString html;
    for (const OrderResult& other : phase_->outcome().results) {
        if (other.order.unit != result.order.unit || other.verdict != Verdict::Illegal) continue;
        html += whyParagraph(
            tr("%1 (%2)", "order, result")
                .arg(words_.bareTitleOf(other.order, phase_->record).toHtmlEscaped(), verdictLink(other)) +
            QStringLiteral("<br/><span class=\"quiet\">%1</span>")
                .arg(words_.reason(other, phase_->record).toHtmlEscaped()));
    }
    const QString clause = clauseBehind(Rule::NoRetreatOrdered, phase_->rules, PhaseKind::Retreat);
    const QString said =
        html.isEmpty()
            ? tr("%1: no retreat is ordered for it. If that stays so, it is disbanded.", "power")
            : tr("%1: no order to retreat counts for it. If that stays so, it is disbanded.", "power");
    return whyParagraph(
               links_.in(withClause(said.arg(words_.power(powerOf(result))), clause).toHtmlEscaped())) +
           html;
}

/// Returns for every province beside a dislodged unit whether it is open to its retreat, and why.
QString WhyPages::retreats(Province unit) const
{
    const std::vector<RetreatWay> ways = retreatWays(phase_->input, phase_->outcome(), unit);
    if (ways.empty()) return {};
    const auto place = [](Province p, const QString& text) {
        return QStringLiteral("<a href=\"%1\">%2</a>").arg(linkTo(provincePlace(p)), text.toHtmlEscaped());
    };
    const RetreatWords words(phase_->input, phase_->rules,
                             {place, [this](Province p) { return orderLink(p); }});
    const QString open = words.open(ways);
    QString html = whyHeading(tr("Retreat"));
    html += whyParagraph(open.isEmpty() ? tr("No province is open to it.")
                                        : tr("Open: %1", "provinces").arg(open));
    const OrderResult* result = resultAt(unit);
    if (result && saysThatLost(result->finding.rule)) return html;
    for (const QString& line : words.lines(ways)) html += whyQuiet(links_.in(line));
    return html;
}

} // namespace chancery
