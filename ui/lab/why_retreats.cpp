// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/why_retreats.h"

#include "engine/explain/retreat_ways.h"
#include "ui/lab/why_parts.h"
#include "ui/words/clauses.h"
#include "ui/words/retreat_words.h"
#include "ui/words/wording.h"

namespace chancery {

QString RetreatParts::unorderedRetreat(const OrderResult& result) const
{
    QString html;
    for (const OrderResult& other : why_.outcome().results) {
        if (other.order.unit != result.order.unit || other.verdict != Verdict::Illegal) continue;
        html +=
            whyParagraph(tr("%1 (%2)", "order, result")
                             .arg(why_.words().bareTitleOf(other.order, why_.phase().record).toHtmlEscaped(),
                                  why_.verdictLink(other)) +
                         QStringLiteral("<br/><span class=\"quiet\">%1</span>")
                             .arg(why_.words().reason(other, why_.phase().record).toHtmlEscaped()));
    }
    const QString clause = clauseBehind(Rule::NoRetreatOrdered, why_.phase().rules, PhaseKind::Retreat);
    const QString said =
        html.isEmpty()
            ? tr("%1: no retreat is ordered for it. If that stays so, it is disbanded.", "power")
            : tr("%1: no order to retreat counts for it. If that stays so, it is disbanded.", "power");
    return whyParagraph(why_.linked(withClause(said.arg(why_.words().power(powerOf(result))), clause))) +
           html;
}

QString RetreatParts::retreats(Province unit) const
{
    const std::vector<RetreatWay> ways = retreatWays(why_.phase().input, why_.outcome(), unit);
    if (ways.empty()) return {};
    const auto place = [](Province p, const QString& text) {
        return QStringLiteral("<a href=\"%1\">%2</a>").arg(linkTo(provincePlace(p)), text.toHtmlEscaped());
    };
    const RetreatWords words(why_.phase().input, why_.phase().rules,
                             {place, [this](Province p) { return why_.orderLink(p); }});
    const QString open = words.open(ways);
    QString html = whyHeading(tr("Retreat"));
    html += whyParagraph(open.isEmpty() ? tr("No province is open to it.")
                                        : tr("Open: %1", "provinces").arg(open));
    const OrderResult* result = why_.resultAt(unit);
    if (result && saysThatLost(result->finding.rule)) return html;
    for (const QString& line : words.lines(ways)) html += whyQuiet(why_.termsIn(line));
    return html;
}

} // namespace chancery
