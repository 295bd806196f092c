// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/phase_paper.h"

#include "engine/adjudicate/paradox_circle.h"
#include "ui/lab/matrix_model.h"
#include "ui/lab/term_pages.h"
#include "ui/words/clause_library.h"
#include "ui/words/paradox_words.h"

#include <QCoreApplication>
#include <QTextDocumentFragment>

#include <algorithm>

namespace chancery {

namespace {

using BlockKind = PaperBlock::Kind;

/// The context of these texts for translators.
struct PhasePaper
{
    Q_DECLARE_TR_FUNCTIONS(chancery::PhasePaper)
};

QString cellText(const MatrixModel& model, int row, int column)
{
    const MatrixRow& about = model.rowAt(row);
    const bool there = about.cells[static_cast<std::size_t>(column)].there;
    if (!there && about.kind == MatrixRow::Kind::Retreats) return PhasePaper::tr("not dislodged");
    return model.data(model.index(row, column), Qt::DisplayRole).toString();
}

/// Returns each result of a row with the rulebooks that have it: "fails under 1971, 1982; given under DATC".
QString rowText(const MatrixModel& model, int row)
{
    QStringList results, said;
    std::vector<QStringList> books;
    for (int column = 0; column < model.columnCount(); ++column) {
        const QString text = cellText(model, row, column);
        if (!results.contains(text)) {
            results << text;
            books.emplace_back();
        }
        books[static_cast<std::size_t>(results.indexOf(text))] << model.bookName(column);
    }
    for (qsizetype i = 0; i < results.size(); ++i)
        said << PhasePaper::tr("%1 under %2", "result, rulebooks")
                    .arg(results[i], books[static_cast<std::size_t>(i)].join(QStringLiteral(", ")));
    return said.join(QStringLiteral("; "));
}

QString withoutMarks(const std::string& markdown)
{
    return QTextDocumentFragment::fromHtml(htmlOfMarkdown(QString::fromStdString(markdown)))
        .toPlainText()
        .simplified();
}

} // namespace

std::vector<PaperBlock> paradoxBlocks(const AskedPhase& phase, Register how)
{
    const ParadoxWords words(phase.map(), phase.rules, phase.record, how);
    std::vector<PaperBlock> blocks;
    const auto add = [&blocks](const QString& text) { blocks.push_back({BlockKind::Text, {{text}}}); };
    for (const Paradox& paradox : phase.outcome().paradoxes) {
        blocks.push_back(leadingLine(PhasePaper::tr("Convoy paradox")));
        add(words.settled(paradox));
        for (const auto& circle : circlesOf(phase.map(), phase.outcome(), paradox)) {
            blocks.push_back(leadingLine(PhasePaper::tr("The circle:"), false));
            int number = 0;
            for (const Dependence& one : circle)
                add(PhasePaper::tr("%1. %2.", "number, link of the circle")
                        .arg(++number)
                        .arg(words.step(one)));
        }
        add(words.ends(paradox));
    }
    return blocks;
}

std::vector<PaperBlock> rulebookBlocks(std::shared_ptr<const AskedPhase> phase)
{
    MatrixModel model;
    model.show(std::move(phase));
    const bool empty = model.matrix().rows.empty();
    model.showDifferingOnly(true);
    std::vector<PaperBlock> blocks{leadingLine(PhasePaper::tr("Under other rulebooks"))};
    bool open = false;
    for (int row = 0; row < model.rowCount(); ++row) {
        const MatrixRow& about = model.rowAt(row);
        open = open || std::ranges::any_of(about.cells, &MatrixCell::open);
        blocks.push_back(
            {BlockKind::Text, {{model.rowName(about), true}, {QStringLiteral(": ") + rowText(model, row)}}});
    }
    if (model.rowCount() == 0)
        blocks.push_back({BlockKind::Text,
                          {{empty ? PhasePaper::tr("There is nothing to resolve.")
                                  : PhasePaper::tr("All rulebooks agree.")}}});
    if (open)
        blocks.push_back({BlockKind::Small, {{PhasePaper::tr("?: the rulebook leaves it to the table.")}}});
    return blocks;
}

std::vector<PaperBlock> clauseBlocks(const QStringList& texts)
{
    std::vector<PaperBlock> blocks;
    std::vector<const Clause*> said; // one with several numbers is printed once
    for (const ClausePlace& place : clausesCitedIn(texts.join(u'\n'))) {
        if (std::ranges::count(said, place.clause)) continue;
        said.push_back(place.clause);
        const ClauseWords& words = wordsOf(*place.clause);
        QString text = withoutMarks(words.text);
        if (!words.note.empty())
            text += u' ' + PhasePaper::tr("As the program plays it: %1").arg(withoutMarks(words.note));
        blocks.push_back({BlockKind::Small, {{titleOf(place) + u'.', true}, {u' ' + text}}});
    }
    if (!blocks.empty())
        blocks.insert(blocks.begin(),
                      {BlockKind::Heading, {{PhasePaper::tr("The clauses, in our own words"), true}}});
    return blocks;
}

} // namespace chancery
