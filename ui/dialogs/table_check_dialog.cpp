// SPDX-License-Identifier: GPL-3.0-or-later
// A list of findings above a list of remedies and the reason.
#include "ui/dialogs/table_check_dialog.h"

#include "ui/parts/clause_menu.h"
#include "ui/parts/dialog_parts.h"
#include "ui/words/check_words.h"
#include "ui/words/fault_words.h"
#include "ui/words/words.h"

#include <QComboBox>
#include <QDateTime>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace chancery {

namespace {

QListWidget* sentences(const char* name, const QString& title, const QString& tip)
{
    auto* list = new QListWidget;
    introduce(list, name, title, tip);
    list->setWordWrap(true);
    return list;
}

} // namespace

TableCheckDialog::TableCheckDialog(const Game& game, FoundIn found, QWidget* parent)
    : QDialog(parent)
    , game_(game)
    , findings_(checkTable(game))
    , found_(found)
{
    introduceDialog(this, "tableCheckDialog",
                    tr("Check of the table: %1", "phase").arg(Words::phase(game.current().phase)), "rulings");
    list_ = sentences("findings", tr("What is wrong"), tr("What is wrong with the units on the board"));
    for (const PositionFault& finding : findings_) list_->addItem(FaultWords(*game.map).sentence(finding));
    remedies_ = sentences("remedies", tr("What is done"), tr("What the rulebook says comes first"));
    auto* column = new QVBoxLayout(this);
    auto* wrong = new QLabel(tr("&What is wrong:"));
    wrong->setBuddy(list_);
    auto* done = new QLabel(tr("What is &done:"));
    done->setBuddy(remedies_);
    column->addWidget(wrong);
    column->addWidget(list_, 2);
    column->addWidget(done);
    column->addWidget(remedies_, 3);
    column->addWidget(form());
    column->addWidget(state_ = stateLabel("state", this));
    QDialogButtonBox* buttons = dialogButtons(this, tr("&Apply"));
    accept_ = buttons->button(QDialogButtonBox::Ok);
    column->addWidget(buttons);
    connect(list_, &QListWidget::currentRowChanged, this, &TableCheckDialog::offerRemedies);
    offerClauses(*remedies_);
    connect(remedies_, &QListWidget::currentRowChanged, this, &TableCheckDialog::offerReason);
    list_->setCurrentRow(0);
    refresh();
    fitToScreen(this, {620, 440});
    remedies_->setFocus();
}

QWidget* TableCheckDialog::form()
{
    auto* widget = new QWidget;
    auto* form = new QFormLayout(widget);
    form->setContentsMargins(0, 0, 0, 0);
    if (found_ == FoundIn::Diplomacy || found_ == FoundIn::Writing) {
        when_ = new QComboBox;
        introduce(when_, "found", tr("Found"), tr("When the mistake was found"));
        for (const FoundIn one : {FoundIn::Diplomacy, FoundIn::Writing})
            when_->addItem(CheckWords::foundIn(one));
        when_->setCurrentIndex(static_cast<int>(found_));
        connect(when_, &QComboBox::currentIndexChanged, this, &TableCheckDialog::offerRemedies);
        form->addRow(tr("&Found:"), when_);
    }
    reason_ = textLine();
    introduce(reason_, "reason", tr("Reason"), tr("Saved with the ruling"));
    connect(reason_, &QLineEdit::textChanged, this, &TableCheckDialog::refresh);
    form->addRow(tr("&Reason:"), reason_);
    return widget;
}

FoundIn TableCheckDialog::found() const
{
    return when_ ? static_cast<FoundIn>(when_->currentIndex()) : found_;
}

const PositionFault* TableCheckDialog::finding() const
{
    const int row = list_->currentRow();
    return row < 0 ? nullptr : &findings_[static_cast<std::size_t>(row)];
}

Remedy TableCheckDialog::remedy() const
{
    const QListWidgetItem* chosen = remedies_->currentItem();
    return chosen ? static_cast<Remedy>(chosen->data(Qt::UserRole).toInt()) : Remedy::Later;
}

void TableCheckDialog::offerRemedies()
{
    remedies_->clear();
    if (!finding()) return;
    for (const Remedy one : remediesFor(game_, *finding(), found())) {
        auto* item = new QListWidgetItem(CheckWords(game_).remedy(*finding(), one, found()), remedies_);
        item->setData(Qt::UserRole, static_cast<int>(one));
    }
    remedies_->setCurrentRow(0);
}

void TableCheckDialog::offerReason()
{
    if (finding() && remedies_->currentItem())
        reason_->setText(CheckWords(game_).reason(*finding(), remedy(), found()));
    refresh();
}

void TableCheckDialog::refresh()
{
    accept_->setEnabled(decision().has_value());
    reason_->setEnabled(remedy() != Remedy::Later);
    const bool repeats =
        found() == FoundIn::Writing && holdsClock(game_, found()) && remedy() != Remedy::Later;
    tell(state_,
         !finding()                  ? tr("Units, centres and places agree.")
         : !decision()               ? tr("Enter a reason.")
         : repeats                   ? CheckWords::repeated()
         : remedy() == Remedy::Later ? tr("Nothing is changed now.")
                                     : tr("This becomes a ruling."),
         decision() || !finding() ? Tone::Quiet : Tone::Missing);
}

std::optional<TableDecision> TableCheckDialog::decision() const
{
    if (!finding()) return std::nullopt;
    if (remedy() == Remedy::Later) return TableDecision{{}, found()};
    const QString reason = reason_->text().simplified();
    if (reason.isEmpty()) return std::nullopt;
    const std::string time = QDateTime::currentDateTime().toString(Qt::ISODate).toStdString();
    return TableDecision{rulingsFor(game_, *finding(), remedy(), reason.toStdString(), time), found()};
}

} // namespace chancery
