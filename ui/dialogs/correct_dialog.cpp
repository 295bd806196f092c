// SPDX-License-Identifier: GPL-3.0-or-later
// On the left the sheets and rulings, on the right, phase by phase, what would change.
#include "ui/dialogs/correct_dialog.h"

#include "engine/game/desk_check.h"
#include "engine/game/sheets.h"
#include "ui/desk/questions.h"
#include "ui/dialogs/ruling_dialog.h"
#include "ui/parts/dialog_parts.h"
#include "ui/parts/text_field.h"
#include "ui/words/difference_words.h"
#include "ui/words/fault_words.h"
#include "ui/words/ruling_words.h"
#include "ui/words/words.h"

#include <QComboBox>
#include <QDateTime>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSplitter>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace chancery {

namespace {

constexpr int afterTyping = 200; ///< milliseconds from the last key to the update

/// Returns how many orders and lines of the current phase cannot count as they are written.
int unfitIn(const Game& game)
{
    int unfit = 0;
    for (const PowerCheck& check : checkDesk(game)) unfit += check.illegal + check.unread;
    return unfit;
}

/// Returns a column with a heading.
QVBoxLayout* columnWith(QWidget* widget)
{
    auto* column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 0, 0);
    return column;
}

} // namespace

CorrectDialog::CorrectDialog(const Game& game, std::size_t number, Power first, QWidget* parent)
    : QDialog(parent)
    , game_(game)
    , map_(*game.map)
    , number_(number)
    , draft_(game.phases[number])
{
    introduceDialog(this, "correctDialog", tr("Correct %1").arg(Words::phase(draft_.phase)), "rulings");
    soon_.setSingleShot(true);
    soon_.setInterval(afterTyping);
    connect(&soon_, &QTimer::timeout, this, &CorrectDialog::refresh);
    auto* left = new QWidget;
    QVBoxLayout* halves = columnWith(left);
    halves->addWidget(sheetPart(first), 3);
    halves->addWidget(rulingPart(), 2);
    auto* parts = new QSplitter(Qt::Horizontal, this);
    parts->setChildrenCollapsible(false);
    parts->addWidget(left);
    parts->addWidget(changesPart());
    parts->setStretchFactor(0, 1);
    parts->setStretchFactor(1, 1);
    reason_ = textLine();
    reason_->setPlaceholderText(tr("An order was mistyped"));
    introduce(reason_, "reason", tr("Reason"), tr("Saved with the game and printed in the report"));
    auto* label = new QLabel(tr("R&eason:"));
    label->setBuddy(reason_);
    auto* line = new QHBoxLayout;
    line->addWidget(label);
    line->addWidget(reason_, 1);
    auto* column = new QVBoxLayout(this);
    column->addWidget(parts, 1);
    column->addLayout(line);
    column->addWidget(state_ = stateLabel("state", this));
    QDialogButtonBox* buttons = dialogButtons(this, tr("&Accept changes"));
    accept_ = buttons->button(QDialogButtonBox::Ok);
    column->addWidget(buttons);
    connect(reason_, &QLineEdit::textChanged, this, &CorrectDialog::refresh);
    listRulings();
    showSheet();
    refresh();
    fitToScreen(this, {1080, 620});
    sheet_->setFocus();
}

QWidget* CorrectDialog::sheetPart(Power first)
{
    powers_ = new QComboBox;
    introduce(powers_, "power", tr("Power of the order sheet"), tr("Power whose orders are shown"));
    for (const Power power : map_.everyPower()) {
        powers_->addItem(powerChip(map_, power, *this), Words(map_).power(power));
    }
    if (first == noPower) { // the first that has something to correct
        const auto powers = map_.everyPower();
        const auto written = std::ranges::find_if(
            powers, [this](Power power) { return !chancery::sheetOf(draft_, power).empty(); });
        if (written != powers.end()) first = *written;
    }
    if (first != noPower) powers_->setCurrentIndex(static_cast<int>(index(first)));
    sheet_ = new TextField;
    introduce(sheet_, "sheet", tr("Orders as written"), tr("One order per line"));
    sheet_->setTabChangesFocus(true);
    auto* label = new QLabel(tr("Order &sheet of:"));
    label->setBuddy(powers_);
    auto* head = new QHBoxLayout;
    head->addWidget(label);
    head->addWidget(powers_, 1);
    auto* widget = new QWidget;
    QVBoxLayout* column = columnWith(widget);
    column->addLayout(head);
    column->addWidget(sheet_, 1);
    column->addWidget(sheet_->message());
    connect(powers_, &QComboBox::currentIndexChanged, this, &CorrectDialog::showSheet);
    connect(sheet_, &QPlainTextEdit::textChanged, this, &CorrectDialog::keepSheet);
    return widget;
}

QWidget* CorrectDialog::rulingPart()
{
    rulings_ = new QListWidget;
    introduce(rulings_, "rulings", tr("Rulings of this phase"), {});
    rulings_->setWordWrap(true);
    auto* add = new QPushButton(tr("A&dd a ruling…"));
    introduce(add, "addRuling", tr("Add a ruling"),
              tr("Override an order, a result, a position or a centre's owner"));
    take_ = new QPushButton(tr("Re&move the ruling"));
    introduce(take_, "takeRuling", tr("Remove the ruling"), tr("Remove the selected ruling"));
    for (QPushButton* button : {add, take_}) button->setAutoDefault(false);
    auto* label = new QLabel(tr("R&ulings:"));
    label->setBuddy(rulings_);
    auto* row = new QHBoxLayout;
    row->addWidget(label, 1);
    row->addWidget(add);
    row->addWidget(take_);
    auto* widget = new QWidget;
    QVBoxLayout* column = columnWith(widget);
    column->addLayout(row);
    column->addWidget(rulings_, 1);
    connect(add, &QPushButton::clicked, this, &CorrectDialog::addRuling);
    connect(take_, &QPushButton::clicked, this, &CorrectDialog::takeRuling);
    connect(rulings_, &QListWidget::currentRowChanged, this,
            [this](int chosen) { take_->setEnabled(chosen >= 0); });
    return widget;
}

QWidget* CorrectDialog::changesPart()
{
    changes_ = new QTreeWidget;
    introduce(changes_, "changes", tr("Changes"), {});
    changes_->setHeaderHidden(true);
    changes_->setSelectionMode(QAbstractItemView::NoSelection);
    changes_->setWordWrap(true);
    auto* label = new QLabel(tr("&Changes:"));
    label->setBuddy(changes_);
    auto* widget = new QWidget;
    QVBoxLayout* column = columnWith(widget);
    column->addWidget(label);
    column->addWidget(changes_, 1);
    return widget;
}

Power CorrectDialog::power() const
{
    return static_cast<Power>(powers_->currentIndex());
}

QString CorrectDialog::sheetOf(Power power) const
{
    if (const auto typed = sheets_.find(power); typed != sheets_.end()) return typed->second;
    return QString::fromStdString(sheetText(map_, draft_, power));
}

void CorrectDialog::showSheet()
{
    const QSignalBlocker quiet(sheet_);
    sheet_->setPlainText(sheetOf(power()));
}

void CorrectDialog::keepSheet()
{
    const QString text = sheet_->toPlainText();
    sheets_.erase(power());
    if (text != sheetOf(power())) sheets_[power()] = text;
    soon_.start();
}

void CorrectDialog::addRuling()
{
    Game until = game_;
    until.phases.resize(number_ + 1);
    until.phases.back() = record();
    until.phases.pop_back();
    PhaseRecord now = record();
    now.outcome = previewOf(until, now);
    until.phases.push_back(std::move(now));
    const std::optional<Ruling> ruling = answerOf(&RulingDialog::ruling, until, noProvince, this);
    if (!ruling) return;
    draft_ = withRulings(until, draft_, {*ruling});
    listRulings();
    refresh();
}

void CorrectDialog::takeRuling()
{
    const int row = rulings_->currentRow();
    if (row < 0) return;
    Game drafted = game_;
    drafted.phases[number_] = draft_;
    draft_ = withoutRuling(drafted, number_, static_cast<std::size_t>(row));
    ++rulingsTaken_;
    listRulings();
    refresh();
}

void CorrectDialog::listRulings()
{
    rulings_->clear();
    rulings_->addItems(RulingWords(map_, draft_).lines());
    take_->setEnabled(false);
}

bool CorrectDialog::sheetsChanged() const
{
    return !sheets_.empty();
}

/// Returns whether the correction needs a reason. An added ruling has a reason of its own.
bool CorrectDialog::needsReason() const
{
    return sheetsChanged() || rulingsTaken_ > 0;
}

/// Returns whether the correction would take the results from the phase, since nothing can be resolved then.
bool CorrectDialog::stops(const PhaseRecord& record) const
{
    return canResolve(map_, game_.phases[number_]) && !canResolve(map_, record);
}

/// Returns whether a sheet was changed and has a line that is not understood.
bool CorrectDialog::addsUnread(const PhaseRecord& record) const
{
    return std::ranges::any_of(record.written, [this](const WrittenOrder& line) {
        return !line.problem.empty() && sheets_.contains(line.power);
    });
}

/// Returns the lines that are not understood, each with its power.
QString CorrectDialog::unreadLines(const PhaseRecord& record) const
{
    QStringList lines;
    for (const WrittenOrder& line : record.written)
        if (!line.problem.empty())
            lines << tr("%1: “%2”", "power, line as written")
                         .arg(Words(map_).power(line.power), QString::fromStdString(line.text).trimmed());
    return lines.join(tr(", ", "between lines that were not understood"));
}

PhaseRecord CorrectDialog::record() const
{
    Game one;
    one.phases.push_back(draft_);
    one.phases.back().outcome.reset();
    for (const auto& [power, text] : sheets_) {
        std::vector<WrittenOrder> lines;
        for (ReadLine& line : withAnswers(readSheetOf(game_, one.current(), power, text.toStdString()),
                                          chancery::sheetOf(draft_, power)))
            lines.push_back(std::move(line.written));
        one = write(std::move(one), power, std::move(lines));
    }
    return one.phases.back();
}

std::optional<CorrectedGame> CorrectDialog::correction() const
{
    const std::string reason = reason_->text().simplified().toStdString();
    PhaseRecord corrected = record();
    const PhaseRecord& was = game_.phases[number_];
    if (corrected.written == was.written && corrected.rulings == was.rulings) return {};
    if (stops(corrected)) return {};
    if (needsReason() && reason.empty()) return {};
    if (needsReason())
        corrected.rulings.push_back(
            {.kind = Ruling::Kind::Correction,
             .reason = reason,
             .time = QDateTime::currentDateTime().toString(Qt::ISODate).toStdString()});
    return chancery::corrected(game_, number_, std::move(corrected));
}

void CorrectDialog::refresh()
{
    soon_.stop();
    changes_->clear();
    const PhaseRecord drafted = record();
    const CorrectedGame after = corrected(game_, number_, drafted);
    const DifferenceWords words(map_);
    QTreeWidgetItem* heading = nullptr;
    std::optional<Phase> told;
    for (const Difference& difference : after.differences) {
        if (!told || !(*told == difference.phase)) {
            told = difference.phase;
            heading = new QTreeWidgetItem(changes_, {Words::phase(difference.phase)});
            heading->setExpanded(true);
        }
        new QTreeWidgetItem(heading, {words.line(difference)});
    }
    accept_->setEnabled(correction().has_value());
    if (stops(drafted)) {
        const auto faults = stoppingFaults(map_, drafted.phase.kind, drafted.before);
        return tell(state_,
                    tr("The phase could not be resolved then. %1").arg(FaultWords(map_).sentences(faults)),
                    Tone::Alarm);
    }
    QString changes = tr("%n change(s) in this phase and later phases.", nullptr,
                         static_cast<int>(after.differences.size()));
    const int unfit = unfitIn(after.game) - unfitIn(game_);
    if (unfit > 0)
        changes += u' ' + tr("%n order(s) for %1 would fit no longer.", nullptr, unfit)
                              .arg(Words::phase(after.game.current().phase));
    const QString unread = unreadLines(drafted);
    if (!unread.isEmpty()) changes = tr("Not understood: %1. %2").arg(unread, changes);
    const bool certain = !addsUnread(drafted);
    accept_->setText(certain ? tr("&Accept changes") : tr("&Accept all the same"));
    accept_->setDefault(certain); // Enter alone does not
    accept_->setAutoDefault(certain);
    const bool lacksReason = needsReason() && reason_->text().simplified().isEmpty();
    tell(state_, lacksReason ? tr("%1 Enter a reason for the correction.").arg(changes) : changes,
         lacksReason || !unread.isEmpty() || unfit > 0 ? Tone::Missing : Tone::Quiet);
}

} // namespace chancery
