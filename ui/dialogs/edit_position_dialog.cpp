// SPDX-License-Identifier: GPL-3.0-or-later
// The lists hold the position. Picks and clicks rewrite them, and the board shows what could be read.
#include "ui/dialogs/edit_position_dialog.h"

#include "engine/map/standing.h"
#include "ui/draw/board_view.h"
#include "ui/draw/map_art.h"
#include "ui/parts/dialog_parts.h"
#include "ui/parts/phase_box.h"
#include "ui/scene/compose.h"
#include "ui/words/fault_words.h"
#include "ui/words/words.h"

#include <QComboBox>
#include <QCompleter>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>

#include <algorithm>

namespace chancery {

namespace {

constexpr double tokenScale = 1.6; // the board is small here

} // namespace

EditPositionDialog::EditPositionDialog(const Map& map, const PositionSetup& setup, const BoardSource& board,
                                       QWidget* parent, Reason reason)
    : QDialog(parent)
    , map_(map)
    , board_(board)
    , before_(setup)
{
    introduceDialog(this, "editPositionDialog", tr("Edit position"), "rulings");
    auto* left = new QVBoxLayout;
    left->addLayout(phaseLine(setup.phase));
    left->addWidget(lists());
    left->addLayout(picker());
    if (!setup.position.dislodged.empty()) left->addLayout(dislodgedPart());
    left->addStretch(1);
    auto* halves = new QHBoxLayout;
    halves->setSpacing(16);
    halves->addLayout(left, 1);
    if (board_) halves->addWidget(boardBeside(board_), 1);
    auto* column = new QVBoxLayout(this);
    column->addLayout(halves, 1);
    if (reason == Reason::Needed) column->addLayout(reasonLine());
    column->addWidget(state_ = stateLabel("state", this));
    QDialogButtonBox* buttons = dialogButtons(this, tr("&Set up position"));
    accept_ = buttons->button(QDialogButtonBox::Ok);
    column->addWidget(buttons);
    write(PositionDraft::listsOf(map_, setup.position));
    fitToScreen(this, {board_ ? 1180 : 640, 600});
}

QLayout* EditPositionDialog::phaseLine(const Phase& phase)
{
    phase_ = new PhaseBox(phase, !before_.position.dislodged.empty());
    auto* start = new QPushButton(tr("Starting p&osition"));
    introduce(start, "startingPosition", tr("Starting position"),
              tr("Sets up the starting position of the map"));
    auto* clear = new QPushButton(tr("&Clear"));
    introduce(clear, "clear", tr("Clear the board"), tr("Removes all units and owners"));
    for (QPushButton* button : {start, clear}) button->setAutoDefault(false);
    connect(start, &QPushButton::clicked, this,
            [this] { write(PositionDraft::listsOf(map_, startOf(map_))); });
    connect(clear, &QPushButton::clicked, this, [this] { write({}); });
    connect(phase_, &PhaseBox::chosen, this, &EditPositionDialog::refresh);
    auto* label = new QLabel(tr("P&hase:"));
    label->setBuddy(phase_);
    auto* line = new QHBoxLayout;
    for (QWidget* part : std::initializer_list<QWidget*>{label, phase_}) line->addWidget(part);
    line->addStretch(1);
    line->addWidget(start);
    line->addWidget(clear);
    return line;
}

QWidget* EditPositionDialog::lists()
{
    auto* table = new QWidget(this);
    auto* grid = new QGridLayout(table);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setColumnStretch(1, 3);
    grid->setColumnStretch(2, 2);
    grid->addWidget(new QLabel(tr("Units")), 0, 1);
    grid->addWidget(new QLabel(tr("Centres")), 0, 2);
    for (const Power power : map_.everyPower()) addRow(grid, 1 + 2 * static_cast<int>(power), power);
    return table;
}

void EditPositionDialog::addRow(QGridLayout* grid, int line, Power power)
{
    const QString name = Words(map_).power(power), key = QString::fromStdString(map_[power].name);
    Row row;
    row.units = textLine();
    introduce(row.units, "", tr("Units of %1").arg(name), tr("Units, such as “A PAR, F BRE, F STP/sc”"));
    row.units->setObjectName(QStringLiteral("units-") + key);
    row.centres = textLine();
    introduce(row.centres, "", tr("Centres of %1").arg(name), tr("Centres, such as “PAR, BRE, MAR”"));
    row.centres->setObjectName(QStringLiteral("centres-") + key);
    row.count = new QLabel;
    row.count->setToolTip(tr("Units / centres"));
    row.problem = problemLabel("", this);
    row.problem->setObjectName(QStringLiteral("problem-") + key);
    grid->addWidget(powerHeading(map_, power, this), line, 0);
    grid->addWidget(row.units, line, 1);
    grid->addWidget(row.centres, line, 2);
    grid->addWidget(row.count, line, 3);
    grid->addWidget(row.problem, line + 1, 1, 1, 3);
    for (const QLineEdit* edit : {row.units, row.centres})
        connect(edit, &QLineEdit::textChanged, this, &EditPositionDialog::refresh);
    rows_.push_back(row);
}

QLayout* EditPositionDialog::picker()
{
    power_ = new QComboBox;
    introduce(power_, "power", tr("Power to place"), tr("Owner of the unit or centre to place"));
    for (const Power power : map_.everyPower())
        power_->addItem(powerChip(map_, power, *this), Words(map_).power(power));
    tool_ = new QComboBox;
    introduce(tool_, "tool", tr("What to place"), tr("What a click on a province places there"));
    tool_->addItems(
        {Words::unitKind(UnitKind::Army), Words::unitKind(UnitKind::Fleet), tr("Centre"), tr("Nothing")});
    place_ = new QComboBox;
    introduce(place_, "place", tr("Province"), tr("Type the first letters of a province"));
    place_->setEditable(true);
    place_->setInsertPolicy(QComboBox::NoInsert);
    place_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    place_->setMinimumContentsLength(16);
    place_->completer()->setCompletionMode(QCompleter::PopupCompletion);
    auto* put = new QPushButton(tr("&Place"));
    introduce(put, "put", tr("Place it there"), tr("Places the unit or the owner, or clears the province"));
    put->setAutoDefault(false);
    connect(tool_, &QComboBox::currentIndexChanged, this, &EditPositionDialog::offerPlaces);
    connect(put, &QPushButton::clicked, this, [this] {
        const int at = place_->findText(place_->currentText(), Qt::MatchFixedString);
        if (at >= 0) use(static_cast<Location>(place_->itemData(at).toInt()));
    });
    auto* label = new QLabel(tr("P&rovince:"));
    label->setBuddy(power_);
    auto* line = new QHBoxLayout;
    for (QWidget* part : std::initializer_list<QWidget*>{label, power_, tool_}) line->addWidget(part);
    line->addWidget(place_, 1);
    line->addWidget(put);
    offerPlaces();
    return line;
}

/// Of those that are dislodged in one province, all but the first are left out unless the user checks them.
QLayout* EditPositionDialog::dislodgedPart()
{
    dislodged_ = new QListWidget;
    introduce(dislodged_, "dislodged", tr("Dislodged units"),
              tr("Units that must retreat; uncheck one to remove it"));
    ProvinceSet taken;
    for (const DislodgedUnit& one : before_.position.dislodged) {
        auto* item = new QListWidgetItem(FaultWords(map_).unit(one.unit), dislodged_);
        const Province where = map_.provinceOf(one.unit.at);
        const bool fits = mayStand(map_, one.unit.kind, one.unit.at) && !taken.has(where);
        item->setCheckState(fits ? Qt::Checked : Qt::Unchecked);
        taken.add(where);
    }
    dislodged_->setMaximumHeight(dislodged_->sizeHintForRow(0) * 4);
    connect(dislodged_, &QListWidget::itemChanged, this, &EditPositionDialog::refresh);
    auto* label = new QLabel(tr("&Dislodged:"));
    label->setBuddy(dislodged_);
    auto* line = new QHBoxLayout;
    line->addWidget(label, 0, Qt::AlignTop);
    line->addWidget(dislodged_, 1);
    return line;
}

QLayout* EditPositionDialog::reasonLine()
{
    reason_ = textLine();
    introduce(reason_, "reason", tr("Reason"), tr("Why the position is changed; saved with the game"));
    reason_->setPlaceholderText(tr("A unit was moved by mistake"));
    connect(reason_, &QLineEdit::textChanged, this, &EditPositionDialog::refresh);
    auto* label = new QLabel(tr("R&eason:"));
    label->setBuddy(reason_);
    auto* line = new QHBoxLayout;
    line->addWidget(label);
    line->addWidget(reason_, 1);
    return line;
}

bool EditPositionDialog::reasonMissing() const
{
    return reason_ && reason_->text().simplified().isEmpty();
}

QWidget* EditPositionDialog::boardBeside(const BoardSource& board)
{
    view_ = new BoardView(this);
    view_->setTheme(themeOf(*this));
    view_->setBoard(board);
    view_->setLabels(LabelMode::Codes);
    view_->setMinimumWidth(420);
    introduce(view_, "board", tr("Board"), {});
    connect(view_, &BoardView::provinceClicked, this, [this](Province p) { clickedOn(p); });
    return view_;
}

EditPositionDialog::Tool EditPositionDialog::tool() const
{
    return static_cast<Tool>(tool_->currentIndex());
}
Power EditPositionDialog::power() const
{
    return static_cast<Power>(power_->currentIndex());
}

void EditPositionDialog::offerPlaces()
{
    LocationSet open;
    for (std::size_t i = 0; i < map_.locations.size(); ++i) {
        const auto at = static_cast<Location>(i);
        const bool isWhole = map_[at].coast.empty();
        const bool centre = isWhole && map_.centres.has(map_.provinceOf(at));
        if (tool() == Tool::Army     ? mayStand(map_, UnitKind::Army, at)
            : tool() == Tool::Fleet  ? mayStand(map_, UnitKind::Fleet, at)
            : tool() == Tool::Centre ? centre
                                     : isWhole)
            open.add(at);
    }
    place_->clear();
    for (Location at : open) place_->addItem(Words(map_).location(at), static_cast<int>(index(at)));
    place_->model()->sort(0);
    power_->setEnabled(tool() != Tool::Erase);
}

void EditPositionDialog::clickedOn(Province province)
{
    const std::vector<Location>& coasts = map_[province].coasts;
    if (tool() != Tool::Fleet || coasts.empty()) return use(whole(province));
    // A second click on a fleet moves it to the next coast.
    const PositionDraft draft(map_, written());
    const Unit* there = unitAt(map_, draft.position(), province);
    const auto at = std::ranges::find(coasts, there ? there->at : nowhere);
    use(at == coasts.end() || at + 1 == coasts.end() ? coasts.front() : *(at + 1));
}

void EditPositionDialog::use(Location at)
{
    const Province province = map_.provinceOf(at);
    switch (tool()) {
    case Tool::Army:
        return write(PositionDraft::withUnit(map_, written(), {power(), UnitKind::Army, at}));
    case Tool::Fleet:
        return write(PositionDraft::withUnit(map_, written(), {power(), UnitKind::Fleet, at}));
    case Tool::Centre:
        return write(PositionDraft::withCentre(map_, written(), province, power()));
    case Tool::Erase:
        return write(PositionDraft::withCentre(map_, PositionDraft::withoutUnit(map_, written(), province),
                                               province, noPower));
    }
}

void EditPositionDialog::write(const std::vector<PositionDraft::Lists>& lists)
{
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const QSignalBlocker units(rows_[i].units), centres(rows_[i].centres);
        rows_[i].units->setText(i < lists.size() ? lists[i].units : QString());
        rows_[i].centres->setText(i < lists.size() ? lists[i].centres : QString());
        rows_[i].units->setCursorPosition(0);
        rows_[i].centres->setCursorPosition(0);
    }
    refresh();
}

std::vector<PositionDraft::Lists> EditPositionDialog::written() const
{
    std::vector<PositionDraft::Lists> lists;
    for (const Row& row : rows_) lists.push_back({row.units->text(), row.centres->text()});
    return lists;
}

void EditPositionDialog::refresh()
{
    const PositionDraft draft(map_, written());
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const auto power = static_cast<Power>(i);
        tell(rows_[i].problem, draft.problems()[i].join(u'\n'), Tone::Alarm);
        rows_[i].count->setText(tr("%1 / %2", "units, centres")
                                    .arg(unitsOf(draft.position(), power))
                                    .arg(centresOf(draft.position(), power)));
    }
    if (dislodged_) dislodged_->setEnabled(phase_->phase().kind == PhaseKind::Retreat);
    accept_->setEnabled(draft.valid() && !reasonMissing());
    const QStringList doubts = this->doubts(draft);
    tell(state_,
         !draft.valid()    ? tr("Correct the marked entries first.")
         : reasonMissing() ? tr("Enter a reason for changing the position.")
         : !doubts.isEmpty()
             ? tr("%1 The position is kept, but it cannot be resolved.").arg(doubts.join(u' '))
             : tr("The position is complete."),
         accept_->isEnabled() && doubts.isEmpty() ? Tone::Quiet : Tone::Missing);
    if (view_) view_->setPicture(composePosition(board_.art->geometry, draft.position(), tokenScale));
}

QStringList EditPositionDialog::doubts(const PositionDraft& draft) const
{
    QStringList doubts = draft.doubts();
    const PositionSetup now = setup();
    for (const PositionFault& fault : stoppingFaults(map_, now.phase.kind, now.position))
        if (fault.kind != PositionFault::Kind::SecondUnit) doubts << FaultWords(map_).sentence(fault);
    return doubts;
}

PositionSetup EditPositionDialog::setup() const
{
    PositionSetup setup{phase_->phase(), PositionDraft(map_, written()).position()};
    if (reason_) setup.reason = reason_->text().simplified();
    if (setup.phase.kind == PhaseKind::Retreat) {
        for (int i = 0; dislodged_ && i < dislodged_->count(); ++i)
            if (dislodged_->item(i)->checkState() == Qt::Checked)
                setup.position.dislodged.push_back(before_.position.dislodged[static_cast<std::size_t>(i)]);
        setup.position.contested = before_.position.contested;
    }
    return setup;
}

std::optional<PositionSetup> EditPositionDialog::edit(const Map& map, const PositionSetup& setup,
                                                      const BoardSource& board, QWidget* parent,
                                                      Reason reason)
{
    EditPositionDialog dialog(map, setup, board, parent, reason);
    if (dialog.exec() != QDialog::Accepted) return std::nullopt;
    return dialog.setup();
}

} // namespace chancery
