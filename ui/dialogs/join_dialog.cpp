// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/join_dialog.h"

#include "engine/game/seats.h"
#include "ui/text/words.h"
#include "ui/widgets/dialog_parts.h"
#include "ui/widgets/handbook_page.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace chancery {

JoinDialog::JoinDialog(const Game& game, std::uint64_t seed, QWidget* parent)
    : QDialog(parent)
    , game_(game)
{
    setObjectName(QStringLiteral("joinDialog"));
    explainOn(this, "players");
    setWindowTitle(tr("Unplayed power"));
    const Words words(*game_.map);
    const Seating seating = seatingOf(game_, game_.phases.front().phase);
    auto* about = new QLabel(
        tr("From the second year on, %1 joins the player drawn by lot.").arg(words.list(seating.neutral)));
    about->setWordWrap(true);
    seed_ = seedLine(this, seed);
    auto* label = new QLabel(tr("&Seed:"));
    label->setBuddy(seed_);
    auto* button = new QPushButton(tr("&Draw the lot"));
    introduce(button, "draw", tr("Draw the lot"),
              tr("The same seed draws the same player on every computer"));
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, &JoinDialog::draw);
    auto* line = new QHBoxLayout;
    line->addWidget(label);
    line->addWidget(seed_);
    line->addWidget(button);
    line->addStretch(1);
    told_ = stateLabel("told", this);
    tell(told_, tr("No lot has been drawn."), Tone::Quiet);
    auto* buttons = dialogButtons(this, tr("&OK"));
    accept_ = buttons->button(QDialogButtonBox::Ok);
    accept_->setEnabled(false);
    auto* column = new QVBoxLayout(this);
    column->addWidget(about);
    column->addLayout(line);
    column->addWidget(told_);
    column->addStretch(1);
    column->addWidget(buttons);
    fitToScreen(this, {460, 0});
}

void JoinDialog::draw()
{
    drawn_ = seed_->text().toULongLong();
    const Game after = joinByLot(game_, *drawn_);
    const Words words(*game_.map);
    const auto& [neutral, ally] = *after.joined.begin();
    for (const Seat& seat : seatingOf(game_, game_.phases.front().phase).seats)
        if (seat.front() == ally)
            tell(told_, tr("%1 joins %2.").arg(words.power(neutral), words.list(seat)), Tone::Quiet);
    accept_->setEnabled(true);
}

std::optional<std::uint64_t> JoinDialog::ask(const Game& game, QWidget* parent)
{
    JoinDialog dialog(game, newSeed(), parent);
    if (dialog.exec() != QDialog::Accepted) return std::nullopt;
    return dialog.seed();
}

} // namespace chancery
