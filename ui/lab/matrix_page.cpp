// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/matrix_page.h"

#include "engine/adjudicate/unit_result.h"
#include "engine/explain/retreat_ways.h"
#include "ui/lab/matrix_panel.h"
#include "ui/lab/why_parts.h"
#include "ui/words/brief.h"
#include "ui/words/paradox_words.h"
#include "ui/words/retreat_words.h"
#include "ui/words/term_links.h"
#include "ui/words/words.h"

namespace chancery {

namespace {

/// Returns for every province beside a dislodged unit whether it is open under this rulebook, and why.
QString retreatText(const MatrixModel& model, const AskedPhase& phase, const MatrixRow& row,
                    std::size_t column)
{
    const MatrixColumn& under = model.matrix().columns[column];
    PhaseInput input = phase.input;
    input.options = under.rulebook.options;
    const Map& map = phase.map();
    const auto order = [&](Province unit) {
        const OrderResult* result = resultOf(map, under.outcome, unit);
        return (result ? brief(map, input.before, result->order) : Words(map).province(unit)).toHtmlEscaped();
    };
    const RetreatWords words(input, under.rulebook,
                             {[](Province, const QString& name) { return name.toHtmlEscaped(); }, order});
    const auto ways = retreatWays(input, under.outcome, map.provinceOf(row.order.unit.at));
    const QString open = words.open(ways);
    QString html = whyParagraph(open.isEmpty() ? MatrixPanel::tr("No province is open to it.")
                                               : MatrixPanel::tr("Open: %1", "provinces").arg(open));
    for (const QString& line : words.lines(ways)) html += whyParagraph(line);
    return html;
}

/// Returns why a power loses units by rule under this rulebook.
QString removalText(const MatrixColumn& under, const AskedPhase& phase, Power power)
{
    PhaseRecord record = phase.record;
    record.outcome = under.outcome;
    const Words words(phase.map(), under.rulebook, Register::Judge);
    QString html;
    for (const OrderResult& result : under.outcome.results)
        if (removesByRule(result.finding.rule) && result.order.unit.power == power)
            html += whyParagraph(words.explanation(result, record).toHtmlEscaped());
    return html.isEmpty() ? whyParagraph(MatrixPanel::tr("No unit is removed by rule.").toHtmlEscaped())
                          : html;
}

/// Returns what the cell says at length.
QString cellText(const MatrixModel& model, const AskedPhase& phase, const MatrixRow& row, std::size_t column)
{
    const MatrixCell& cell = row.cells[column];
    if (!cell.there)
        return whyParagraph(
            MatrixPanel::tr("Under this rulebook there is nothing of the kind.").toHtmlEscaped());
    if (row.kind == MatrixRow::Kind::Retreats) return retreatText(model, phase, row, column);
    if (row.kind == MatrixRow::Kind::Removals)
        return removalText(model.matrix().columns[column], phase, row.power);
    const MatrixColumn& under = model.matrix().columns[column];
    PhaseRecord record = phase.record;
    record.outcome = under.outcome;
    const OrderResult& result = *model.matrix().resultIn(row, column);
    const Glossary& glossary = Glossary::spoken();
    return whyParagraph(TermLinks(glossary).in(
        Words(phase.map(), under.rulebook, Register::Judge).explanation(result, record).toHtmlEscaped()));
}

} // namespace

QString matrixPage(const MatrixModel& model, const AskedPhase& phase, const QModelIndex& cell)
{
    const MatrixRow& row = model.rowAt(cell.row());
    const auto column = static_cast<std::size_t>(cell.column());
    QString html =
        QStringLiteral("<h3>%1</h3>")
            .arg(MatrixPanel::tr("%1 – %2: %3", "rulebook, order, result")
                     .arg(model.bookName(cell.column()), model.rowName(row),
                          model.data(cell, Qt::DisplayRole).toString().remove(QStringLiteral("✓ ")))
                     .toHtmlEscaped());
    html += cellText(model, phase, row, column);
    const MatrixColumn& under = model.matrix().columns[column];
    PhaseRecord record = phase.record;
    record.outcome = under.outcome;
    const ParadoxWords paradoxes(phase.map(), under.rulebook, record);
    if (const QString open = paradoxes.openQuestions(); !open.isEmpty())
        html += whyParagraph(open.toHtmlEscaped());
    return html + whyQuiet(model.bookTitle(cell.column()).toHtmlEscaped());
}

} // namespace chancery
