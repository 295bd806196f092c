// SPDX-License-Identifier: GPL-3.0-or-later
// One row for each seat and one column for each system; the system of the game's rules is highlighted.
#include "ui/dialogs/scores_dialog.h"

#include "ui/parts/dialog_parts.h"
#include "ui/words/ending_words.h"
#include "ui/words/name_phrases.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStringList>
#include <QTableWidget>
#include <QVBoxLayout>

namespace chancery {

namespace {

enum ScoreColumn { Who, ScoredPlayer, Centres, FirstSystem };

QTableWidgetItem* cell(const QString& text, bool number)
{
    auto* item = new QTableWidgetItem(text);
    item->setTextAlignment((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    return item;
}

void embolden(QTableWidgetItem& item)
{
    QFont font = item.font();
    font.setBold(true);
    item.setFont(font);
}

} // namespace

ScoresDialog::ScoresDialog(const Game& game, QWidget* parent)
    : QDialog(parent)
    , game_(game)
    , over_(endingOf(game))
{
    introduceDialog(this, "scoresDialog", tr("Scores"), "players");
    auto* buttons = closeButton(this);
    auto* copy = buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
    introduce(copy, "copy", tr("Copy"), tr("Copy the table as text, for a spreadsheet or an e-mail"));
    copy->setAutoDefault(false);
    connect(copy, &QPushButton::clicked, this, [this] { QApplication::clipboard()->setText(text()); });
    auto* column = new QVBoxLayout(this);
    column->addWidget(choice());
    column->addWidget(scoreTable(), 1);
    auto* note = stateLabel("note", this);
    note->setText(ScoreWords::inForce(game_.rulebook.options));
    column->addWidget(note);
    column->addWidget(buttons);
    showScores();
    fitToScreen(this, {860, 430});
}

QWidget* ScoresDialog::choice()
{
    const Words words(*game_.map);
    if (over_) {
        auto* label = stateLabel("ending", this);
        label->setText(EndingWords::of(game_, *over_));
        return label;
    }
    ending_ = new QComboBox;
    introduce(ending_, "ending", tr("Outcome if the game ended now"),
              tr("The outcome on which the scores are based"));
    const std::vector<Power> sharers = sharersOfADraw(game_);
    const NamePhrases names(*game_.map);
    ending_->addItem(filled(tr("a draw, shared by %1"), {names.dative(sharers)}), -1);
    for (const Power power : sharers)
        ending_->addItem(QIcon(powerChip(*game_.map, power, *this)),
                         filled(tr("%1 wins"), {names.subject({power})}), static_cast<int>(index(power)));
    ending_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(ending_, &QComboBox::currentIndexChanged, this, &ScoresDialog::showScores);
    auto* widget = new QWidget;
    auto* form = new QFormLayout(widget);
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("If it &ended now:"), ending_);
    return widget;
}

QTableWidget* ScoresDialog::scoreTable()
{
    QStringList heads{tr("Power"), tr("Player"), tr("Centres")};
    for (const Scoring scoring : scoringSystems) heads << ScoreWords::system(scoring);
    table_ = new QTableWidget;
    introduce(table_, "scores", tr("Scores by power and system"), QString());
    makeReadTable(table_, heads, {ScoredPlayer});
    table_->setSelectionMode(QAbstractItemView::NoSelection);
    table_->setAlternatingRowColors(true);
    table_->setShowGrid(false);
    table_->horizontalHeader()->setHighlightSections(false);
    for (int i = 0; i < table_->columnCount(); ++i)
        table_->horizontalHeaderItem(i)->setTextAlignment(
            (i > ScoredPlayer ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    return table_;
}

Ending ScoresDialog::chosenEnding() const
{
    if (over_) return *over_;
    const int victor = ending_->currentData().toInt();
    return agreedEnding(game_, {victor < 0 ? noPower : static_cast<Power>(victor)});
}

void ScoresDialog::showScores()
{
    const Words words(*game_.map);
    const Ending ending = chosenEnding();
    const std::vector<Score> centres = scoresBy(Scoring::CentreCount, game_, ending);
    table_->setRowCount(static_cast<int>(centres.size()));
    for (int row = 0; row < table_->rowCount(); ++row) {
        const Seat& seat = centres[static_cast<std::size_t>(row)].seat;
        auto* who = cell(words.list(seat), false);
        who->setIcon(QIcon(powerChip(*game_.map, seat.front(), *this)));
        table_->setItem(row, Who, who);
        const std::string player = playerOf(game_, seat.front(), game_.current().phase);
        table_->setItem(row, ScoredPlayer, cell(QString::fromStdString(player), false));
        table_->setItem(row, Centres, cell(QString::number(centresOf(game_, seat)), true));
    }
    int column = FirstSystem;
    for (const Scoring scoring : scoringSystems) {
        const std::vector<Score> scores = scoresBy(scoring, game_, ending);
        for (int row = 0; row < table_->rowCount(); ++row) {
            auto* item = cell(ScoreWords::points(scores[static_cast<std::size_t>(row)].points), true);
            if (scoring == game_.rulebook.options.scoring) embolden(*item);
            table_->setItem(row, column, item);
        }
        if (scoring == game_.rulebook.options.scoring) embolden(*table_->horizontalHeaderItem(column));
        ++column;
    }
}

QString ScoresDialog::text() const
{
    QStringList lines, heads;
    for (int i = 0; i < table_->columnCount(); ++i) heads << table_->horizontalHeaderItem(i)->text();
    lines << heads.join(u'\t');
    for (int row = 0; row < table_->rowCount(); ++row) {
        QStringList cells;
        for (int i = 0; i < table_->columnCount(); ++i) cells << table_->item(row, i)->text();
        lines << cells.join(u'\t');
    }
    return lines.join(u'\n') + u'\n';
}

} // namespace chancery
