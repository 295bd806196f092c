// SPDX-License-Identifier: GPL-3.0-or-later
// A button for each player, and one that tosses the coin.
#include "ui/dialogs/coin_dialog.h"

#include "engine/game/seats.h"
#include "ui/parts/dialog_parts.h"
#include "ui/words/table_words.h"
#include "ui/words/words.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace chancery {

CoinDialog::CoinDialog(const Game& game, std::uint64_t seed, QWidget* parent)
    : QDialog(parent)
    , game_(game)
{
    introduceDialog(this, "coinDialog", tr("Toss of the coin"), "players");
    const Phase& first = game_.phases.front().phase;
    const std::vector<Power> neutral = seatingOf(game_, first).neutral;
    const QString clause = TableWords::clause(game_);
    const QString about =
        tr("In Spring %2, %1 joins the winner of the toss.", nullptr, static_cast<int>(neutral.size()))
            .arg(Words(*game_.map).list(neutral))
            .arg(first.year + 1);
    auto* label = new QLabel;
    label->setObjectName(QStringLiteral("about"));
    tellCiting(label, clause.isEmpty() ? about : tr("%1 (%2)", "sentence, clause").arg(about, clause));
    label->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->addWidget(label);
    auto* buttons = dialogButtons(this, tr("&OK"));
    accept_ = buttons->button(QDialogButtonBox::Ok);
    accept_->setEnabled(false);
    addSeats();
    for (QRadioButton* seat : seats_) column->addWidget(seat);
    seed_ = seedLine(this, seed);
    auto* seedLabel = new QLabel(tr("&Number:"));
    seedLabel->setBuddy(seed_);
    auto* button = new QPushButton(tr("&Toss the coin"));
    introduce(button, "toss", tr("Toss the coin"),
              tr("The same number gives the same winner on every computer; again, with another number"));
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, &CoinDialog::toss);
    auto* line = new QHBoxLayout;
    line->addWidget(seedLabel);
    line->addWidget(seed_);
    line->addWidget(button);
    line->addStretch(1);
    column->addLayout(line);
    column->addStretch(1);
    column->addWidget(buttons);
    fitToScreen(this, {460, 0});
}

void CoinDialog::addSeats()
{
    const Words words(*game_.map);
    for (const Seat& seat : seatingOf(game_, game_.phases.front().phase).seats) {
        const QString player = QString::fromStdString(playerOf(game_, seat.front(), game_.current().phase));
        const QString powers = words.list(seat);
        auto* button = new QRadioButton(
            player.isEmpty()
                ? powers
                : tr("%1 (%2)", "player, powers").arg(player, powers).replace(u'&', QStringLiteral("&&")));
        introduce(button, ("winner-" + (*game_.map)[seat.front()].name).c_str(), {},
                  tr("This player has won the toss at the table"));
        connect(button, &QRadioButton::toggled, this, [this] { accept_->setEnabled(true); });
        firsts_.push_back(seat.front());
        seats_.push_back(button);
    }
}

void CoinDialog::toss()
{
    const Seat seat = tossCoin(game_, seedToDraw(seed_, std::exchange(tossed_, true)));
    for (std::size_t i = 0; i < firsts_.size(); ++i)
        if (firsts_[i] == seat.front()) seats_[i]->setChecked(true);
}

std::optional<Power> CoinDialog::winner() const
{
    const auto chosen = std::ranges::find_if(seats_, &QRadioButton::isChecked);
    if (chosen == seats_.end()) return std::nullopt;
    return firsts_[static_cast<std::size_t>(chosen - seats_.begin())];
}

} // namespace chancery
