// SPDX-License-Identifier: GPL-3.0-or-later
// A table with a row for each ruling.
#include "ui/dialogs/ruling_log_dialog.h"

#include "ui/parts/dialog_parts.h"
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
    , table_(new QTableWidget(this))
{
    introduceDialog(this, "rulingLogDialog", tr("Rulings of this game"), "rulings");
    introduce(table_, "rulings", tr("Rulings"), {});
    makeReadTable(table_, {tr("Phase"), tr("Entered"), tr("Ruling"), tr("Reason")}, {2, 3});
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setWordWrap(true);
    for (const PhaseRecord& record : game.phases) list(game, record);
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
        addTexts(table_, {phase,
                          {},
                          ParadoxWords::choice(*record.paradoxChoice),
                          tr("The rulebook leaves the paradox open.")});
    const RulingWords words(*game.map, record);
    for (const Ruling& ruling : record.rulings)
        addTexts(table_, {phase, RulingWords::time(ruling), words.what(ruling),
                          QString::fromStdString(ruling.reason)});
}

} // namespace chancery
