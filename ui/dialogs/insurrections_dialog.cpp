// SPDX-License-Identifier: GPL-3.0-or-later
// A table with a row for each insurrection, and for each centre that a lost power asks for.
#include "ui/dialogs/insurrections_dialog.h"

#include "ui/parts/dialog_parts.h"
#include "ui/words/words.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace chancery {

InsurrectionsDialog::InsurrectionsDialog(const Game& resolved, QWidget* parent)
    : QDialog(parent)
    , table_(new QTableWidget(this))
{
    introduceDialog(this, "insurrectionsDialog", tr("Review the insurrections"), "players");
    introduce(table_, "insurrections", tr("Insurrections"), {});
    makeReadTable(table_, {tr("Order"), tr("For"), tr("What it would do")}, {2});
    table_->setSelectionMode(QAbstractItemView::NoSelection);
    table_->setWordWrap(true);
    list(resolved);
    table_->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    auto* about = new QLabel(
        tr("This turn has insurrections. If you send them back, nothing is resolved and every order stays "
           "as it is."));
    about->setWordWrap(true);
    QDialogButtonBox* buttons = dialogButtons(this, tr("&Accept and resolve"));
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("&Send back"));
    auto* column = new QVBoxLayout(this);
    column->addWidget(about);
    column->addWidget(table_, 1);
    column->addWidget(buttons);
    fitToScreen(this, {760, 360});
}

bool InsurrectionsDialog::ask(const Game& resolved, QWidget* parent)
{
    return InsurrectionsDialog(resolved, parent).exec() == Accepted;
}

void InsurrectionsDialog::list(const Game& resolved)
{
    const PhaseRecord& record = resolved.current();
    const Words words(*resolved.map, resolved.rulebook, Register::Plain);
    for (const OrderResult& result : record.outcome->results) {
        if (const auto* rising = as<Insurrection>(result.order))
            addTexts(table_, {tr("%1: %2", "power, unit")
                                  .arg(words.power(result.order.unit.power), words.unit(result.order.unit)),
                              words.power(rising->whom), words.reason(result, record)});
        else if (as<Revive>(result.order))
            addTexts(table_, {words.titleOf(result.order, record), words.power(result.order.power),
                              words.reason(result, record)});
    }
}

} // namespace chancery
