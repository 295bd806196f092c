// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/why_deciders.h"

#include "ui/lab/why_parts.h"
#include "ui/words/decider_roles.h"
#include "ui/words/wording.h"

#include <algorithm>

namespace chancery {

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
    for (const Decider& decider : rolesOf(why_.map(), why_.outcome(), result)) {
        const OrderResult& other = *why_.resultAt(decider.unit);
        // Plain reasons have numbers without their kinds, so these are said as well.
        const QString compared =
            why_.how() == Register::Plain ? u' ' + strengths_.comparison(other) : QString();
        html += whyParagraph(
            tr("%1: %2 (%3)", "what it did, order, result")
                .arg(decider.role.toHtmlEscaped(), why_.orderLink(decider.unit), why_.verdictLink(other)) +
            QStringLiteral("<br/><span class=\"quiet\">%1</span>")
                .arg(why_.words().reason(other, why_.phase().record).toHtmlEscaped() + compared));
    }
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
