// SPDX-License-Identifier: GPL-3.0-or-later
// A list of the agreements in force with a line for the reason of a ruling, and a form for a new one.
#include "ui/dialogs/agreements_dialog.h"

#include "engine/orders/choices.h"
#include "ui/parts/dialog_parts.h"
#include "ui/words/agreement_words.h"
#include "ui/words/brief.h"
#include "ui/words/words.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace chancery {

namespace {

constexpr int allUnits = -1;

Power powerIn(const QComboBox& box)
{
    return static_cast<Power>(box.currentData().toInt());
}

} // namespace

AgreementsDialog::AgreementsDialog(const Game& game, QWidget* parent)
    : QDialog(parent)
    , game_(game)
{
    introduceDialog(this, "agreementsDialog", tr("Agreements on orders"), "players");
    auto* column = new QVBoxLayout(this);
    column->addWidget(inForce(), 1);
    column->addWidget(newOne());
    column->addWidget(closeButton(this));
    listUnits();
    look();
    fitToScreen(this, {640, 460});
    kind_->setFocus();
}

QWidget* AgreementsDialog::inForce()
{
    auto* box = new QGroupBox(tr("In force: binding until a ruling ends it"));
    list_ = new QListWidget;
    introduce(list_, "agreements", tr("Agreements in force"), {});
    if (perpetualAt(game_, game_.current())) consents_.push_back({.kind = Consent::Kind::Perpetual});
    for (const Consent& consent : consentsAt(game_, game_.current()))
        if (consent.kind == Consent::Kind::Proxy) consents_.push_back(consent);
    const AgreementWords words(game_);
    for (const Consent& consent : consents_) list_->addItem(words.inForce(consent));
    list_->setWordWrap(true);
    reason_ = textLine();
    introduce(reason_, "reason", tr("Reason of the ruling"),
              tr("Why the agreement ends; kept with the game"));
    auto* label = new QLabel(tr("&Reason:"));
    label->setBuddy(reason_);
    end_ = new QPushButton(tr("&End by ruling"));
    introduce(end_, "end", {}, tr("The chosen agreement no longer holds, from this phase on"));
    end_->setAutoDefault(false);
    connect(list_, &QListWidget::currentRowChanged, this, &AgreementsDialog::look);
    connect(reason_, &QLineEdit::textChanged, this, &AgreementsDialog::look);
    connect(end_, &QPushButton::clicked, this, &AgreementsDialog::end);
    auto* line = new QHBoxLayout;
    line->addWidget(label);
    line->addWidget(reason_, 1);
    line->addWidget(end_);
    auto* column = new QVBoxLayout(box);
    column->addWidget(list_, 1);
    column->addLayout(line);
    return box;
}

QWidget* AgreementsDialog::newOne()
{
    auto* box = new QGroupBox(tr("New agreement, from this phase on"));
    kind_ = new QComboBox;
    kind_->addItem(tr("A power may order units of another"), static_cast<int>(Consent::Kind::Proxy));
    kind_->addItem(tr("Orders are perpetual: all players agree"), static_cast<int>(Consent::Kind::Perpetual));
    introduce(kind_, "kind", tr("Agreement"), tr("What the players have agreed on"));
    by_ = new QComboBox;
    to_ = new QComboBox;
    for (const Power power : game_.map->everyPower())
        for (QComboBox* powers : {by_, to_})
            powers->addItem(powerChip(*game_.map, power, *this), Words(*game_.map).power(power),
                            static_cast<int>(power));
    to_->setCurrentIndex(1);
    introduce(by_, "by", tr("Power that allows it"), tr("The power whose units may be ordered"));
    introduce(to_, "to", tr("Power that may order"), tr("The power that may order them"));
    unit_ = new QComboBox;
    introduce(unit_, "unit", tr("Units"), tr("One unit, which the agreement follows as it moves, or all"));
    problem_ = problemLabel("problem", this);
    problem_->setWordWrap(true);
    agree_ = new QPushButton(tr("&Agree"));
    introduce(agree_, "agree", {}, tr("Enter the agreement"));
    agree_->setAutoDefault(false);
    auto* form = new QFormLayout(box);
    form->addRow(tr("A&greement:"), kind_);
    form->addRow(tr("Allowed &by:"), by_);
    form->addRow(tr("&To:"), to_);
    form->addRow(tr("&Units:"), unit_);
    form->addRow(problem_);
    form->addRow(agree_);
    connect(by_, &QComboBox::currentIndexChanged, this, &AgreementsDialog::listUnits);
    for (QComboBox* control : {kind_, by_, to_, unit_})
        connect(control, &QComboBox::currentIndexChanged, this, &AgreementsDialog::look);
    connect(agree_, &QPushButton::clicked, this, &AgreementsDialog::agree);
    return box;
}

void AgreementsDialog::listUnits()
{
    unit_->clear();
    unit_->addItem(tr("all its units"), allUnits);
    const PhaseRecord& now = game_.current();
    const PhaseKind kind = now.phase.kind == PhaseKind::Retreat ? PhaseKind::Retreat : PhaseKind::Movement;
    for (const Unit& unit : unitsAsked(now.before, kind, powerIn(*by_)))
        unit_->addItem(brief(*game_.map, unit), static_cast<int>(index(game_.map->provinceOf(unit.at))));
}

Consent AgreementsDialog::wanted() const
{
    if (kind_->currentData().toInt() == static_cast<int>(Consent::Kind::Perpetual))
        return {.kind = Consent::Kind::Perpetual};
    const int unit = unit_->currentIndex() < 0 ? allUnits : unit_->currentData().toInt();
    return {.by = powerIn(*by_),
            .to = powerIn(*to_),
            .where = unit == allUnits ? noProvince : static_cast<Province>(unit)};
}

void AgreementsDialog::look()
{
    const Consent consent = wanted();
    const bool proxy = consent.kind == Consent::Kind::Proxy;
    for (QComboBox* control : {by_, to_, unit_}) control->setEnabled(proxy);
    const ConsentFault fault = faultOf(game_, consent);
    tell(problem_, AgreementWords(game_).refusal(fault, consent), Tone::Alarm);
    agree_->setEnabled(fault == ConsentFault::None);
    end_->setEnabled(list_->currentRow() >= 0 && !reason_->text().simplified().isEmpty() &&
                     !game_.current().outcome);
}

void AgreementsDialog::agree()
{
    answer_ = {wanted(), {}};
    accept();
}

void AgreementsDialog::end()
{
    answer_ = {consents_[static_cast<std::size_t>(list_->currentRow())],
               reason_->text().simplified().toStdString()};
    accept();
}

} // namespace chancery
