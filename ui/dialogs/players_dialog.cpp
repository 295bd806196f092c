// SPDX-License-Identifier: GPL-3.0-or-later
// A row for each seat, and the lots below.
#include "ui/dialogs/players_dialog.h"

#include "engine/base/phase.h"
#include "engine/game/agreements.h"
#include "ui/dialogs/lots_box.h"
#include "ui/parts/dialog_parts.h"
#include "ui/words/words.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace chancery {

namespace {

enum PlayerColumn { Name, Player, Replacement_, Since, Absent };

QString named(const std::string& text)
{
    return QString::fromStdString(text);
}

std::string nameIn(const QLineEdit& line)
{
    return line.text().simplified().toStdString();
}

QLineEdit* nameLine(const std::string& objectName, const QString& accessibleName, const QString& toolTip)
{
    QLineEdit* line = textLine();
    introduce(line, objectName.c_str(), accessibleName, toolTip);
    return line;
}

} // namespace

PlayersDialog::PlayersDialog(const Game& game, std::uint64_t seed, QWidget* parent)
    : QDialog(parent)
    , game_(game)
    , lots_(new LotsBox(seed, LotsBox::Report::Lots, this))
{
    introduceDialog(this, "playersDialog", tr("Players"), "players");
    QScrollArea* area = scrolledDown(seats());
    area->setFrameShape(QFrame::NoFrame);
    auto* column = new QVBoxLayout(this);
    column->addWidget(area, 1);
    if (const auto neutral = seatingOf(game_, game_.current().phase).neutral; !neutral.empty()) {
        QLabel* label = stateLabel("neutral", this);
        label->setText(tr("%1 has no player: its units hold.", nullptr, static_cast<int>(neutral.size()))
                           .arg(Words(*game_.map).list(neutral)));
        column->addWidget(label);
    }
    std::vector<LotsBox::Line> lines;
    for (const Row& row : rows_) lines.push_back({row.player, row.seat.front()});
    lots_->setLines(std::move(lines));
    lots_->show(*game_.map, game_.attendance.lots, !mayDraw());
    connect(lots_, &LotsBox::wanted, this, [this] { lots_->draw(game_); });
    column->addWidget(lots_);
    column->addWidget(dialogButtons(this, tr("&OK")));
    fitToScreen(this, {720, 470});
    rows_.front().player->setFocus();
}

QWidget* PlayersDialog::seats()
{
    auto* widget = new QWidget;
    auto* grid = new QGridLayout(widget);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setColumnStretch(Player, 1);
    grid->setColumnStretch(Replacement_, 1);
    addHeads(*grid);
    int line = 0;
    for (const Seat& seat : seatingOf(game_, game_.current().phase).seats) addRow(*grid, ++line, seat);
    grid->setRowStretch(line + 1, 1);
    return widget;
}

void PlayersDialog::addHeads(QGridLayout& grid)
{
    const auto head = [&grid](PlayerColumn column, const QString& text) {
        auto* label = new QLabel(text);
        label->setForegroundRole(QPalette::PlaceholderText);
        grid.addWidget(label, 0, column);
    };
    head(Player, tr("Player"));
    if (game_.phases.size() > 1) head(Replacement_, tr("Replaced by"));
    head(Absent, tr("Civil disorder"));
}

void PlayersDialog::addRow(QGridLayout& grid, int line, const Seat& seat)
{
    const Words words(*game_.map);
    const Power first = seat.front();
    const std::string key = (*game_.map)[first].name;
    const QString who = words.list(seat);
    Row row{seat};
    auto* powers = new QWidget;
    auto* column = new QVBoxLayout(powers);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    for (const Power power : seat) column->addWidget(powerHeading(*game_.map, power, this));
    row.player =
        nameLine("player-" + key, tr("Player of %1").arg(who), tr("The player at the start; optional"));
    if (const auto name = game_.players.find(first); name != game_.players.end())
        row.player->setText(named(name->second));
    row.absent = new QCheckBox;
    introduce(
        row.absent, ("absent-" + key).c_str(), tr("%1 is in civil disorder", nullptr).arg(who),
        perpetualAt(game_, game_.current())
            ? tr("Its player is absent: no orders are requested; units repeat their last order, or hold")
            : tr("Its player is absent: no orders are requested; units without an order hold"));
    row.absent->setChecked(absentNow(seat));
    grid.addWidget(powers, line, Name);
    grid.addWidget(row.player, line, Player);
    grid.addWidget(row.absent, line, Absent, Qt::AlignHCenter);
    if (game_.phases.size() > 1) {
        row.replacement = nameLine("replacement-" + key, tr("Replacement for %1").arg(who),
                                   tr("The player from now on; optional"));
        row.since = new QLabel;
        if (const Replacement* last = replacementOf(first)) row.replacement->setText(named(last->player));
        grid.addWidget(row.replacement, line, Replacement_);
        grid.addWidget(row.since, line, Since);
        connect(row.replacement, &QLineEdit::textChanged, this, [this, row] { tellSince(row); });
        tellSince(row);
    }
    rows_.push_back(row);
}

/// Returns whether lots may be drawn, which is only before the first orders.
bool PlayersDialog::mayDraw() const
{
    return game_.phases.size() == 1 && !game_.current().outcome;
}

void PlayersDialog::tellSince(const Row& row)
{
    const Replacement* last = replacementOf(row.seat.front());
    const std::string name = nameIn(*row.replacement);
    const bool same = last && last->player == name;
    const Phase& from = same ? last->from : game_.current().phase;
    row.since->setText(name.empty() ? QString() : tr("from %1 on").arg(Words::turn(from)));
}

const Replacement* PlayersDialog::replacementOf(Power power) const
{
    const Replacement* last = nullptr;
    for (const Replacement& one : game_.attendance.replacements)
        if (one.power == power && (!last || !isBefore(one.from, last->from))) last = &one;
    return last;
}

bool PlayersDialog::absentNow(const Seat& seat) const
{
    return inCivilDisorder(game_.attendance, seat.front(), game_.current().phase);
}

/// Adds the replacement in a row. Another name is another replacement, except that one from this phase is
/// overwritten. An empty name removes the last one.
void PlayersDialog::addReplacements(Attendance& attendance, const Row& row) const
{
    const std::string name = nameIn(*row.replacement);
    const Replacement* last = replacementOf(row.seat.front());
    if (name == (last ? last->player : std::string())) return;
    const Phase now = game_.current().phase;
    for (const Power power : row.seat) {
        const Replacement* before = replacementOf(power);
        if (before && (name.empty() || before->from == now)) std::erase(attendance.replacements, *before);
        if (!name.empty()) attendance.replacements.push_back({power, now, name});
    }
}

PlayersDialog::Table PlayersDialog::table() const
{
    Table table{{}, game_.attendance, lots_->areShown()};
    table.attendance.lots = lots_->drawn();
    for (const Power neutral : seatingOf(game_, game_.current().phase).neutral)
        if (const auto name = game_.players.find(neutral); name != game_.players.end())
            table.players.insert(*name);
    for (const Row& row : rows_) {
        for (const Power power : row.seat) {
            if (const std::string name = nameIn(*row.player); !name.empty()) table.players[power] = name;
            table.attendance =
                withAbsence(table.attendance, power, game_.current().phase, row.absent->isChecked());
        }
        if (row.replacement) addReplacements(table.attendance, row);
    }
    return table;
}

} // namespace chancery
