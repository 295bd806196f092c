// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/case_page.h"

#include "engine/files/run_case.h"
#include "engine/orders/order_text.h"
#include "ui/lab/term_pages.h"
#include "ui/lab/why_parts.h"
#include "ui/words/case_words.h"
#include "ui/words/clauses.h"
#include "ui/words/glossary.h"
#include "ui/words/rulebook_words.h"
#include "ui/words/words.h"

namespace chancery {

namespace {

QString prose(const std::string& text)
{
    return text.empty() ? QString() : whyParagraph(QString::fromStdString(text).toHtmlEscaped());
}

/// Returns how orders end, as far as they are known.
std::vector<QString> endsOf(const Outcome& outcome)
{
    std::vector<QString> ends;
    for (const OrderResult& result : outcome.results) ends.push_back(Words::verdict(result));
    return ends;
}

} // namespace

QString CasePage::html(std::size_t number, bool results) const
{
    const IndexedCase& one = cases_.index().all()[number];
    const Case& c = one.theCase;
    QString html =
        QStringLiteral("<h3>%1</h3>")
            .arg(QString::fromStdString(c.id == c.title ? c.id : c.id + "  " + c.title).toHtmlEscaped());
    QStringList where{cases_.nameOf(one.library)};
    const RulebookInfo* book = findRulebook(c.rulebook);
    if (book && !c.clauses.empty())
        where << spokenClause(QString::fromStdString(book->cited + " " + c.clauses));
    if (!deviations(one.rulebook).empty() || one.library == CaseCollection::own)
        where << RulebookWords::inForce(one.rulebook);
    html += whyQuiet(where.join(QStringLiteral(" · ")).toHtmlEscaped());
    html += orders(one, results);
    return results ? html + answers(one) : html;
}

/// Returns the units without orders, then the orders as printed, and with `results` how they end.
QString CasePage::orders(const IndexedCase& one, bool results) const
{
    const Case& c = one.theCase;
    const Map& map = cases_.index().map();
    const CaseReport report = runCase(map, one.rulebook, c);
    ProvinceSet ordered;
    for (const Order& order : report.orders)
        if (order.unit.at != nowhere) ordered.add(map.provinceOf(order.unit.at));
    QStringList idle;
    for (const Unit& unit : c.before.units)
        if (!ordered.has(map.provinceOf(unit.at)))
            idle << tr("%1 %2", "power, unit")
                        .arg(Words(map).power(unit.power), QString::fromStdString(canonical(map, unit)));
    QString html = table(c.orders, results ? endsOf(report.outcome) : std::vector<QString>());
    if (!idle.isEmpty())
        html += whyQuiet(
            tr("Without an order: %1", "units").arg(idle.join(QStringLiteral(", "))).toHtmlEscaped());
    if (c.retreats.empty()) return html;
    html += whyHeading(tr("Retreats"));
    return html + table(c.retreats, results && report.retreatOutcome ? endsOf(*report.retreatOutcome)
                                                                     : std::vector<QString>());
}

QString CasePage::table(const std::vector<CaseOrder>& orders, const std::vector<QString>& ends) const
{
    const Map& map = cases_.index().map();
    QString rows;
    Power before = noPower;
    for (std::size_t i = 0; i < orders.size(); ++i) {
        const CaseOrder& order = orders[i];
        if (order.power != before)
            rows += QStringLiteral("<tr><td colspan=\"2\"><b>%1</b></td></tr>")
                        .arg(Words(map).power(order.power).toHtmlEscaped());
        before = order.power;
        rows += QStringLiteral("<tr><td>%1&nbsp;&nbsp;</td><td>%2</td></tr>")
                    .arg(QString::fromStdString(order.text).toHtmlEscaped(),
                         i < ends.size() ? ends[i].toHtmlEscaped() : QString());
    }
    return QStringLiteral("<table cellspacing=\"0\" cellpadding=\"1\">%1</table>").arg(rows);
}

QString CasePage::named(const std::vector<std::string>& rulebooks) const
{
    QStringList names;
    for (const std::string& id : rulebooks)
        if (const RulebookInfo* book = findRulebook(id)) names << QString::fromStdString(book->cited);
    return names.join(QStringLiteral(", "));
}

/// Returns what would give the results away.
QString CasePage::answers(const IndexedCase& one) const
{
    QString html;
    QStringList motifs;
    for (std::size_t i = 0; i < one.motifs.size(); ++i)
        if (one.motifs[i]) {
            const GlossaryTerm* term = Glossary::spoken().about(static_cast<Motif>(i));
            const QString name = motifInWords(static_cast<Motif>(i)).toHtmlEscaped();
            motifs << (term ? QStringLiteral("<a href=\"%1\">%2</a>")
                                  .arg(QStringLiteral("term:") + term->id, name)
                            : name);
        }
    if (!motifs.isEmpty()) html += whyHeading(tr("Shows")) + whyParagraph(motifs.join(QStringLiteral(" · ")));
    if (!one.differing.empty())
        html += whyHeading(tr("Ends otherwise under")) + whyParagraph(named(one.differing).toHtmlEscaped());
    if (!one.unanswered.empty())
        html += whyHeading(tr("Left open by")) + whyParagraph(named(one.unanswered).toHtmlEscaped());
    const QString comment = prose(one.theCase.comment) + prose(one.theCase.note) + prose(one.theCase.erratum);
    return comment.isEmpty() ? html : html + whyHeading(tr("Commentary")) + comment;
}

} // namespace chancery
