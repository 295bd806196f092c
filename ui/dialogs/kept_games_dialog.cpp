// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/kept_games_dialog.h"

#include "ui/parts/dialog_parts.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace chancery {

KeptGamesDialog::KeptGamesDialog(const QStringList& games, QWidget* parent)
    : QDialog(parent)
    , games_(new QListWidget)
{
    introduceDialog(this, "keptGamesDialog", tr("Unsaved games"), "files");
    auto* about = new QLabel(tr("These games have never been saved as files. Chancery has kept them. Choose "
                                "one or several; the others stay kept."));
    about->setWordWrap(true);
    introduce(games_, "games", tr("Unsaved games"), tr("The games that Chancery has kept"));
    games_->addItems(games);
    games_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    games_->setWordWrap(true);
    games_->setCurrentRow(0);
    auto* buttons = dialogButtons(this, tr("&Open"));
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("&Not yet"));
    auto* discard = buttons->addButton(tr("&Discard"), QDialogButtonBox::DestructiveRole);
    introduce(discard, "discard", tr("Discard"), tr("Remove the chosen games for good"));
    connect(discard, &QPushButton::clicked, this, [this] {
        act_ = KeptAct::Discard;
        accept();
    });
    connect(games_, &QListWidget::itemActivated, this, &QDialog::accept);
    connect(games_, &QListWidget::itemSelectionChanged, this, [this, buttons, discard] {
        const bool any = !games_->selectedItems().isEmpty();
        for (QPushButton* button : {buttons->button(QDialogButtonBox::Ok), discard}) button->setEnabled(any);
    });
    auto* column = new QVBoxLayout(this);
    column->addWidget(about);
    column->addWidget(games_, 1);
    column->addWidget(buttons);
    fitToScreen(this, {480, 280});
    games_->setFocus();
}

KeptChoice KeptGamesDialog::choice() const
{
    KeptChoice choice{{}, act_};
    for (int row = 0; row < games_->count(); ++row)
        if (games_->item(row)->isSelected()) choice.games.push_back(static_cast<std::size_t>(row));
    return choice;
}

} // namespace chancery
