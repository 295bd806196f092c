// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/why_unit_page.h"

#include "ui/lab/term_pages.h"
#include "ui/lab/why_deciders.h"
#include "ui/lab/why_parts.h"
#include "ui/lab/why_retreats.h"
#include "ui/lab/why_strengths.h"
#include "ui/words/step_words.h"

namespace chancery {

QString UnitPage::resultLine(const OrderResult& result) const
{
    const Power power = powerOf(result);
    if (power == noPower) return whyParagraph(QStringLiteral("<b>%1</b>").arg(why_.verdictLink(result)));
    return whyParagraph(tr("%1: <b>%2</b>", "power, result")
                            .arg(why_.words().power(power).toHtmlEscaped(), why_.verdictLink(result)));
}

std::vector<StrengthName> UnitPage::strengthsOfUnit(Province unit) const
{
    std::vector<StrengthName> names;
    for (const StrengthKind kind :
         {StrengthKind::Attack, StrengthKind::Defend, StrengthKind::Prevent, StrengthKind::Hold})
        if (why_.account({kind, unit})) names.push_back({kind, unit});
    return names;
}

/// Returns a row for each strength of the unit, with those that it is compared with.
QString UnitPage::strengthTable(Province unit) const
{
    QString rows;
    for (const StrengthName name : strengthsOfUnit(unit)) {
        const StrengthAccount& account = *why_.account(name);
        QStringList against;
        for (const StrengthName other : account.against)
            if (const StrengthAccount* rival = why_.account(other); rival && !why_.isNone(*rival))
                against << why_.strengthPhrase(*rival);
        rows += QStringLiteral(
                    "<tr><td>%1&nbsp;&nbsp;</td><td align=\"right\">%2&nbsp;&nbsp;</td><td>%3</td></tr>")
                    .arg(why_.kindLink(name.kind), why_.strengthLink(account),
                         against.isEmpty()
                             ? QString()
                             : tr("against %1", "strengths").arg(against.join(QStringLiteral(", "))));
    }
    if (rows.isEmpty()) return {};
    return whyHeading(tr("Strengths")) +
           QStringLiteral("<table cellspacing=\"0\" cellpadding=\"1\">%1</table>").arg(rows);
}

/// Returns in which step the question about the unit's order was decided.
QString UnitPage::decision(Province unit) const
{
    const StepWords words(why_.phase().input, why_.outcome());
    QString html;
    for (std::size_t i = 0; i < why_.steps().size(); ++i)
        for (const StepAnswer& answer : why_.steps()[i].answers)
            if (answer.question.unit == unit)
                html += whyParagraph(
                    QStringLiteral("<a href=\"%1\">%2</a> %3")
                        .arg(linkToStep(i),
                             tr("Step %1 of %2:").arg(i + 1).arg(why_.steps().size()).toHtmlEscaped(),
                             words.reasoned(answer, why_.steps()).toHtmlEscaped()));
    return html.isEmpty() ? html : whyHeading(tr("How it was decided")) + html;
}

/// Returns the terms and clauses behind the reason, and the paradoxes that the unit is part of.
QString UnitPage::sources(const OrderResult& result) const
{
    QStringList terms, clauses;
    const RulebookInfo* book = findRulebook(why_.phase().rules.id);
    for (const Rule rule : rulesBehind(result)) {
        if (const GlossaryTerm* term = why_.glossary().about(rule); term && !terms.contains(termLink(*term)))
            terms << termLink(*term);
        if (!book) continue;
        const QString clause = QString::fromStdString(citation(
            citedFor(rule, result.finding), *book, why_.phase().record.phase.kind, result.finding.occupied));
        if (!clause.isEmpty() && !clauses.contains(clause)) clauses << clause;
    }
    QString html;
    if (!terms.isEmpty()) html += whyHeading(tr("Terms")) + whyParagraph(terms.join(QStringLiteral(" · ")));
    if (!clauses.isEmpty()) html += whyQuiet(clauses.join(QStringLiteral(" · ")).toHtmlEscaped());
    const Province unit = why_.map().provinceOf(result.order.unit.at);
    for (std::size_t i = 0; i < why_.outcome().paradoxes.size(); ++i) {
        const Paradox& one = why_.outcome().paradoxes[i];
        if ((one.armies | one.fleets | one.supports | one.moves).has(unit))
            html += whyParagraph(
                QStringLiteral("<a href=\"%1\">%2</a>")
                    .arg(linkTo(paradoxPlace(i)), tr("It is part of a convoy paradox").toHtmlEscaped()));
    }
    return html;
}

QString UnitPage::html(Province unit) const
{
    const OrderResult& result = *why_.resultAt(unit);
    const DecidingParts deciding(why_);
    const RetreatParts retreats(why_);
    QString html = QStringLiteral("<h3>%1</h3>").arg(why_.orderName(unit).toHtmlEscaped());
    if (awaitsRetreat(result))
        html += retreats.unorderedRetreat(result);
    else
        html += resultLine(result) +
                whyParagraph(why_.linked(why_.words().explanation(result, why_.phase().record)));
    html += deciding.dislodgement(result) + deciding.deciders(result) + strengthTable(unit) +
            retreats.retreats(unit) + decision(unit) + sources(result);
    const Province helped = helpedBy(why_.map(), result.order);
    const Province to = destinationOf(why_.map(), result.order);
    QStringList more;
    if (helped != noProvince) more << why_.orderLink(helped);
    for (Province p : {unit, to})
        if (p != noProvince)
            more << QStringLiteral("<a href=\"%1\">%2</a>")
                        .arg(linkTo(provincePlace(p)), why_.words().province(p).toHtmlEscaped());
    return html + whyHeading(tr("Go on to")) + whyParagraph(more.join(QStringLiteral(" · ")));
}

} // namespace chancery
