// SPDX-License-Identifier: GPL-3.0-or-later
// The page about the result of one unit.
#include "ui/lab/why_pages.h"

#include "ui/lab/term_pages.h"
#include "ui/lab/why_parts.h"
#include "ui/words/step_words.h"

namespace chancery {

QString WhyPages::orderLink(Province unit) const
{
    const WhyPlace place = placeAt(unit);
    return QStringLiteral("<a href=\"%1\">%2</a>").arg(linkTo(place), title(place).toHtmlEscaped());
}

/// Returns the words of a result, each linked to its term: "fails, dislodged".
QString WhyPages::verdictLink(const OrderResult& result) const
{
    const auto linked = [](const GlossaryTerm* term, const QString& word) {
        return term ? QStringLiteral("<a href=\"%1\">%2</a>").arg(linkToTerm(term->id), word.toHtmlEscaped())
                    : word.toHtmlEscaped();
    };
    const QString fate = linked(glossary_.about(result.fate), Words::fate(result.fate));
    const QString verdict = linked(glossary_.about(result.verdict), Words::verdict(result.verdict));
    if (awaitsRetreat(result)) return tr("disbanded if that stays so", "a unit without an order to retreat");
    if (result.fate == Fate::Unharmed) return verdict;
    return result.verdict == Verdict::Stands ? fate : tr("%1, %2", "two results").arg(verdict, fate);
}

QString WhyPages::resultLine(const OrderResult& result) const
{
    const Power power = powerOf(result);
    if (power == noPower) return whyParagraph(QStringLiteral("<b>%1</b>").arg(verdictLink(result)));
    return whyParagraph(
        tr("%1: <b>%2</b>", "power, result").arg(words_.power(power).toHtmlEscaped(), verdictLink(result)));
}

QString WhyPages::unitPage(Province unit) const
{
    const OrderResult& result = *resultAt(unit);
    QString html = QStringLiteral("<h3>%1</h3>").arg(orderName(unit).toHtmlEscaped());
    if (awaitsRetreat(result))
        html += unorderedRetreat(result);
    else
        html += resultLine(result) +
                whyParagraph(links_.in(words_.explanation(result, phase_->record).toHtmlEscaped()));
    html += dislodgement(result) + deciders(result) + strengthTable(unit) + retreats(unit) + decision(unit) +
            sources(result);
    const Province helped = helpedBy(phase_->map(), result.order);
    const Province to = destinationOf(phase_->map(), result.order);
    QStringList more;
    if (helped != noProvince) more << orderLink(helped);
    for (Province p : {unit, to})
        if (p != noProvince)
            more << QStringLiteral("<a href=\"%1\">%2</a>")
                        .arg(linkTo(provincePlace(p)), words_.province(p).toHtmlEscaped());
    return html + whyHeading(tr("Go on to")) + whyParagraph(more.join(QStringLiteral(" · ")));
}

std::vector<StrengthName> WhyPages::strengthsOfUnit(Province unit) const
{
    std::vector<StrengthName> names;
    for (const StrengthKind kind :
         {StrengthKind::Attack, StrengthKind::Defend, StrengthKind::Prevent, StrengthKind::Hold})
        if (accountOf(strengths_, {kind, unit})) names.push_back({kind, unit});
    return names;
}

QString WhyPages::kindLink(StrengthKind kind) const
{
    const GlossaryTerm* term = glossary_.about(kind);
    return term ? termLink(*term) : QString();
}

QString WhyPages::strengthLink(const StrengthAccount& account) const
{
    return QStringLiteral("<a href=\"%1\"><b>%2</b></a>")
        .arg(linkTo(strengthPlace(account.name)))
        .arg(account.value);
}

/// Returns a row for each strength of the unit, with those that it is compared with.
QString WhyPages::strengthTable(Province unit) const
{
    QString rows;
    for (const StrengthName name : strengthsOfUnit(unit)) {
        const StrengthAccount& account = *accountOf(strengths_, name);
        QStringList against;
        for (const StrengthName other : account.against)
            if (const StrengthAccount* rival = accountOf(strengths_, other))
                against << strengthPhrase(*rival);
        rows += QStringLiteral(
                    "<tr><td>%1&nbsp;&nbsp;</td><td align=\"right\">%2&nbsp;&nbsp;</td><td>%3</td></tr>")
                    .arg(kindLink(name.kind), strengthLink(account),
                         against.isEmpty()
                             ? QString()
                             : tr("against %1", "strengths").arg(against.join(QStringLiteral(", "))));
    }
    if (rows.isEmpty()) return {};
    return whyHeading(tr("Strengths")) +
           QStringLiteral("<table cellspacing=\"0\" cellpadding=\"1\">%1</table>").arg(rows);
}

/// Returns in which step the question about the unit's order was decided.
QString WhyPages::decision(Province unit) const
{
    const StepWords words(phase_->input, phase_->outcome());
    QString html;
    for (std::size_t i = 0; i < steps_.size(); ++i)
        for (const StepAnswer& answer : steps_[i].answers)
            if (answer.question.unit == unit)
                html +=
                    whyParagraph(QStringLiteral("<a href=\"%1\">%2</a> %3")
                                     .arg(linkToStep(i),
                                          tr("Step %1 of %2:").arg(i + 1).arg(steps_.size()).toHtmlEscaped(),
                                          words.reasoned(answer, steps_).toHtmlEscaped()));
    return html.isEmpty() ? html : whyHeading(tr("How it was decided")) + html;
}

/// Returns the terms and clauses behind the reason, and the paradoxes that the unit is part of.
QString WhyPages::sources(const OrderResult& result) const
{
    QStringList terms, clauses;
    const RulebookInfo* book = findRulebook(phase_->rules.id);
    for (const Rule rule : rulesBehind(result)) {
        if (const GlossaryTerm* term = glossary_.about(rule); term && !terms.contains(termLink(*term)))
            terms << termLink(*term);
        if (!book) continue;
        const QString clause = QString::fromStdString(
            citation(citedFor(rule, result.finding), *book, phase_->record.phase.kind));
        if (!clause.isEmpty() && !clauses.contains(clause)) clauses << clause;
    }
    QString html;
    if (!terms.isEmpty()) html += whyHeading(tr("Terms")) + whyParagraph(terms.join(QStringLiteral(" · ")));
    if (!clauses.isEmpty()) html += whyQuiet(clauses.join(QStringLiteral(" · ")).toHtmlEscaped());
    const Province unit = phase_->map().provinceOf(result.order.unit.at);
    for (std::size_t i = 0; i < phase_->outcome().paradoxes.size(); ++i) {
        const Paradox& one = phase_->outcome().paradoxes[i];
        if ((one.armies | one.fleets | one.supports | one.moves).has(unit))
            html += whyParagraph(
                QStringLiteral("<a href=\"%1\">%2</a>")
                    .arg(linkTo(paradoxPlace(i)), tr("It is part of a convoy paradox").toHtmlEscaped()));
    }
    return html;
}

} // namespace chancery
