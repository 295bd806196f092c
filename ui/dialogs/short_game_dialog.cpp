// SPDX-License-Identifier: GPL-3.0-or-later
// A line for the year and one for the time of day.
#include "ui/dialogs/short_game_dialog.h"

#include "engine/rules/option_table.h"
#include "ui/parts/dialog_parts.h"
#include "ui/words/agreement_words.h"
#include "ui/words/option_words.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTimeEdit>
#include <QVBoxLayout>

namespace chancery {

namespace {

constexpr int latestEnd = 9999; ///< the latest year

QLabel* about(const Game& game)
{
    const OptionInfo& option = *findOption("short_game");
    auto* label = new QLabel;
    label->setObjectName(QStringLiteral("about"));
    tellCiting(
        label,
        ShortGameDialog::tr(
            "The game ends when all active powers have agreed that it does (%1). Who wins then is agreed "
            "on separately. The rules of this game take as agreed: %2.",
            "clause, rule")
            .arg(AgreementWords(game).shortGameClause(),
                 OptionWords::value(option, option.get(game.rulebook.options))));
    label->setWordWrap(true);
    return label;
}

} // namespace

ShortGameDialog::ShortGameDialog(const Game& game, QWidget* parent)
    : QDialog(parent)
    , year_(game.current().phase.year)
    , lastYear_(new QSpinBox)
    , ends_(new QCheckBox(tr("E&nds at:")))
    , endsAt_(new QTimeEdit(QTime(23, 0)))
    , problem_(problemLabel("problem", this))
{
    introduceDialog(this, "shortGameDialog", tr("Agreed end"), "players");
    const AgreedEnd& now = game.agreedEnd;
    lastYear_->setRange(0, latestEnd);
    lastYear_->setSpecialValueText(tr("none", "no last year"));
    lastYear_->setValue(now.year);
    introduce(lastYear_, "lastYear", tr("Last year"), tr("A short game ends after this year"));
    introduce(ends_, "ends", tr("Ends at a time of day"), tr("A short game ends at this time of day"));
    ends_->setChecked(now.minute != AgreedEnd::never);
    endsAt_->setDisplayFormat(QStringLiteral("HH:mm"));
    if (ends_->isChecked()) endsAt_->setTime(QTime(now.minute / 60, now.minute % 60));
    introduce(endsAt_, "endsAt", tr("Time of day of the end"), tr("The time of day at which the game ends"));
    auto* buttons = dialogButtons(this, tr("&OK"));
    accept_ = buttons->button(QDialogButtonBox::Ok);
    auto* form = new QFormLayout;
    form->addRow(tr("Last &year:"), lastYear_);
    form->addRow(ends_, endsAt_);
    auto* column = new QVBoxLayout(this);
    column->addWidget(about(game));
    column->addLayout(form);
    column->addWidget(problem_);
    column->addStretch(1);
    column->addWidget(buttons);
    connect(ends_, &QCheckBox::toggled, this, &ShortGameDialog::look);
    connect(lastYear_, &QSpinBox::valueChanged, this, &ShortGameDialog::look);
    look();
    fitToScreen(this, {460, 0});
    lastYear_->setFocus();
}

void ShortGameDialog::look()
{
    endsAt_->setEnabled(ends_->isChecked());
    const bool past = lastYear_->value() > 0 && lastYear_->value() < year_;
    tell(problem_,
         past ? tr("%1 is over already: the game is in %2.").arg(lastYear_->value()).arg(year_) : QString(),
         Tone::Alarm);
    accept_->setEnabled(!past);
}

AgreedEnd ShortGameDialog::end() const
{
    const QTime at = endsAt_->time();
    return {lastYear_->value(), ends_->isChecked() ? at.hour() * 60 + at.minute() : AgreedEnd::never};
}

} // namespace chancery
