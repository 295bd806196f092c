// SPDX-License-Identifier: GPL-3.0-or-later
// A list of phases.
#include "ui/dialogs/compare_dialog.h"

#include "ui/parts/dialog_parts.h"
#include "ui/words/words.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

namespace chancery {

CompareDialog::CompareDialog(const Game& game, std::size_t shown, QWidget* parent)
    : QDialog(parent)
    , list_(new QListWidget(this))
{
    introduceDialog(this, "compareDialog", tr("Compare phases"), "rulings");
    auto* about = new QLabel(tr("Compare %1 with:", "phase").arg(Words::phase(game.phases[shown].phase)));
    about->setWordWrap(true);
    about->setBuddy(list_);
    introduce(list_, "phases", tr("Phases of the game"), {});
    const Phase& now = game.phases[shown].phase;
    for (std::size_t i = 0; i < game.phases.size(); ++i) {
        if (i == shown) continue;
        const Phase& phase = game.phases[i].phase;
        auto* item = new QListWidgetItem(Words::phase(phase), list_);
        item->setData(Qt::UserRole, static_cast<qulonglong>(i));
        if (phase == Phase{now.season, now.year - 1, now.kind}) list_->setCurrentItem(item);
    }
    if (!list_->currentItem()) list_->setCurrentRow(0);
    list_->scrollToItem(list_->currentItem());
    auto* column = new QVBoxLayout(this);
    column->addWidget(about);
    column->addWidget(list_, 1);
    column->addWidget(dialogButtons(this, tr("&Compare")));
    connect(list_, &QListWidget::itemDoubleClicked, this, &QDialog::accept);
    fitToScreen(this, {360, 400});
    list_->setFocus();
}

std::size_t CompareDialog::phase() const
{
    return static_cast<std::size_t>(list_->currentItem()->data(Qt::UserRole).toULongLong());
}

} // namespace chancery
