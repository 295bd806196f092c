// SPDX-License-Identifier: GPL-3.0-or-later
// A table with a row for each ruling.
#include "ui/dialogs/ruling_log_dialog.h"

#include "ui/parts/dialog_parts.h"
#include "ui/parts/handbook_page.h"
#include "ui/words/paradox_words.h"
#include "ui/words/ruling_words.h"
#include "ui/words/words.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QVBoxLayout>

namespace chancery {

RulingLogDialog::RulingLogDialog(const Game& game, QWidget* parent)
    : QDialog(parent)
    , table_(new QTableWidget(0, 4, this))
{
    setObjectName(QStringLiteral("rulingLogDialog"));
    explainOn(this, "rulings");
    setWindowTitle(tr("Rulings of this game"));
    introduce(table_, "rulings", tr("Rulings"), {});
    table_->setHorizontalHeaderLabels({tr("Phase"), tr("Entered"), tr("Ruling"), tr("Reason")});
    table_->verticalHeader()->hide();
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setTabKeyNavigation(false);
    table_->setWordWrap(true);
    for (const PhaseRecord& record : game.phases) list(game, record);
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    for (const int wide : {2, 3})
        table_->horizontalHeader()->setSectionResizeMode(wide, QHeaderView::Stretch);
    table_->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    auto* column = new QVBoxLayout(this);
    QLabel* none = stateLabel("none", this);
    none->setText(tr("There are no rulings in this game. Orders > Ruling overrides an order, a result, a "
                     "position or a centre's owner."));
    none->setVisible(table_->rowCount() == 0);
    column->addWidget(none);
    column->addWidget(table_, 1);
    column->addWidget(closeButton(this));
    fitToScreen(this, {860, 420});
}

void RulingLogDialog::list(const Game& game, const PhaseRecord& record)
{
    const QString phase = Words::phase(record.phase);
    if (record.paradoxChoice)
        add({phase,
             {},
             ParadoxWords::choice(*record.paradoxChoice),
             tr("The rulebook leaves the paradox open.")});
    const RulingWords words(*game.map, record);
    for (const Ruling& ruling : record.rulings)
        add({phase, RulingWords::time(ruling), words.what(ruling), QString::fromStdString(ruling.reason)});
}

void RulingLogDialog::add(const QStringList& cells)
{
    const int row = table_->rowCount();
    table_->insertRow(row);
    for (int i = 0; i < cells.size(); ++i) {
        auto* item = new QTableWidgetItem(cells[i]);
        item->setTextAlignment(Qt::AlignLeft | Qt::AlignTop);
        table_->setItem(row, i, item);
    }
}

} // namespace chancery
