// SPDX-License-Identifier: GPL-3.0-or-later
// The seed and the button in a row, and the state below.
#include "ui/dialogs/lots_box.h"

#include "ui/draw/type.h"
#include "ui/parts/dialog_parts.h"
#include "ui/words/words.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace chancery {

LotsBox::LotsBox(std::uint64_t seed, Report report, QWidget* parent)
    : QGroupBox(tr("Lots"), parent)
    , report_(report)
    , number_(new QLabel(tr("Numb&er:")))
    , seed_(seedLine(this, seed))
    , button_(new QPushButton)
    , back_(new QPushButton(tr("Undo")))
    , show_(new QCheckBox(tr("Show the &lots to the players")))
    , told_(stateLabel("lots", this))
{
    number_->setBuddy(seed_);
    introduce(button_, "drawLots", tr("Draw lots"),
              tr("Assign the powers to these players by lot; again, with another number"));
    introduce(back_, "undoLots", tr("Undo the draw"), tr("Put the names back as they were typed"));
    for (QPushButton* each : {button_, back_}) each->setAutoDefault(false);
    back_->hide();
    introduce(show_, "showLots", tr("Show the lots to the players"),
              tr("In the audience window, once this dialog is confirmed"));
    auto* line = new QHBoxLayout;
    line->addWidget(number_);
    line->addWidget(seed_);
    line->addWidget(button_);
    line->addWidget(back_);
    const bool beside =
        report_ == Report::Seed && grown(100) == 100; // a line of its own takes room from the names
    if (beside)
        line->addWidget(told_, 1);
    else
        line->addStretch(1);
    line->addWidget(show_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 2 * spacingStep, 0, 2 * spacingStep);
    column->addLayout(line);
    if (!beside) column->addWidget(told_);
    connect(button_, &QPushButton::clicked, this, &LotsBox::wanted);
    connect(back_, &QPushButton::clicked, this, &LotsBox::takeBack);
}

void LotsBox::show(const Map& map, std::optional<LotDraw> drawn, bool begun)
{
    drawn_ = std::move(drawn);
    if (drawn_) seed_->setText(QString::number(drawn_->seed));
    button_->setText(drawn_ ? tr("&Draw again") : tr("&Draw lots"));
    button_->setEnabled(!begun);
    show_->setEnabled(drawn_.has_value());
    if (drawn_) return tell(told_, summary(map), Tone::Quiet);
    show_->setChecked(false);
    tell(told_, begun ? tr("No lots were drawn; the game has begun.") : tr("No lots have been drawn."),
         Tone::Quiet);
}

void LotsBox::setLines(std::vector<Line> lines)
{
    lines_ = std::move(lines);
    for (const Line& line : lines_)
        connect(line.name, &QLineEdit::textChanged, this, [this, line] { follow(line); });
    before_.reset();
    back_->hide();
}

void LotsBox::draw(const Game& game)
{
    std::vector<std::string> names;
    Before before{{}, drawn_};
    for (const Line& line : lines_) {
        before.names << line.name->text();
        if (const QString name = line.name->text().simplified(); !name.isEmpty())
            names.push_back(name.toStdString());
    }
    if (names.empty()) return tell(told_, tr("Enter the players' names first."), Tone::Missing);
    map_ = game.map;
    show(*map_, drawPowers(game, names, seedToDraw(seed_, drawn_.has_value())));
    show_->setChecked(true);
    for (const Line& line : lines_) {
        const auto lot = std::ranges::find(drawn_->drawn, line.power, &LotDraw::Lot::power);
        line.name->setText(lot == drawn_->drawn.end() ? QString() : QString::fromStdString(lot->player));
    }
    if (!before_) before_ = std::move(before);
    back_->show();
}

/// Keeps the lots true to the names. A name that is corrected stays with its lot; once names change places,
/// there are no lots any more.
void LotsBox::follow(const Line& line)
{
    if (!before_ || !drawn_) return;
    const std::string name = line.name->text().simplified().toStdString();
    const auto lot = std::ranges::find(drawn_->drawn, line.power, &LotDraw::Lot::power);
    if (lot == drawn_->drawn.end() || lot->player == name) return;
    if (std::ranges::count(drawn_->drawn, name, &LotDraw::Lot::player) > 0) return show(*map_, std::nullopt);
    const std::string drawn = lot->player;
    for (LotDraw::Lot& each : drawn_->drawn)
        if (each.player == drawn) each.player = name;
}

void LotsBox::takeBack()
{
    const Before before = *std::exchange(before_, std::nullopt);
    for (std::size_t i = 0; i < lines_.size(); ++i)
        lines_[i].name->setText(before.names[static_cast<qsizetype>(i)]);
    show(*map_, before.drawn);
    back_->hide();
    button_->setFocus();
}

bool LotsBox::areShown() const
{
    return show_->isChecked() && drawn_;
}

QString LotsBox::summary(const Map& map) const
{
    if (report_ == Report::Seed) return tr("Drawn with number %1.").arg(drawn_->seed);
    QStringList lots;
    for (const LotDraw::Lot& lot : drawn_->drawn)
        lots << tr("%1: %2", "player, power")
                    .arg(QString::fromStdString(lot.player), Words(map).power(lot.power));
    return tr("Drawn with number %1. %2").arg(drawn_->seed).arg(lots.join(QStringLiteral(", ")));
}

} // namespace chancery
