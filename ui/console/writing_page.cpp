// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/writing_page.h"

#include "ui/console/line_problem.h"
#include "ui/console/order_line.h"
#include "ui/console/order_rows.h"
#include "ui/console/paste_note.h"
#include "ui/console/power_chooser.h"
#include "ui/console/sheet_head.h"
#include "ui/console/written_sheet.h"
#include "ui/desk/sheet_edits.h"
#include "ui/desk/table_edits.h"
#include "ui/parts/dialog_parts.h"
#include "ui/words/desk_words.h"
#include "ui/words/words.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QStackedWidget>
#include <QTextBlock>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace chancery {

WritingPage::WritingPage(Session& session, QWidget* parent)
    : QWidget(parent)
    , session_(session)
    , powers_(new PowerChooser(this))
    , head_(new SheetHead(this))
    , line_(new OrderLine(session, this))
    , rows_(new OrderRows(session, line_, this))
    , sheet_(new WrittenSheet(session, this))
    , stack_(new QStackedWidget(this))
    , problem_(new LineProblem(session, this))
    , pasting_(new PasteNote(session, this))
    , next_(session, *powers_, *line_)
{
    layOut();
    connect(powers_, &PowerChooser::turned, this, [this] {
        const bool typing = line_->focusProxy()->hasFocus();
        next_.setDue(false);
        showSheet();
        line_->ask(power());
        if (typing) line_->setFocus(); // it was hidden for a moment, without a row of its own
        Q_EMIT powerShown(power());
    });
    connect(powers_, &PowerChooser::clicked, this, [this] {
        if (!textShown()) line_->setFocus(Qt::OtherFocusReason); // wherever the keyboard was
    });
    connect(head_, &SheetHead::receivedClicked, this,
            [this](bool on) { setReceived(session_, power(), on); });
    connect(head_, &SheetHead::textWanted, this, &WritingPage::showText);
    connect(sheet_, &WrittenSheet::writing, this, [this] { line_->complain({}); });
    connect(sheet_, &WrittenSheet::written, this, &WritingPage::showReadings);
    connect(sheet_, &SheetEdit::cursorPositionChanged, this, &WritingPage::showProblem);
    connect(rows_, &OrderRows::pointed, this, &WritingPage::pointed);
    connect(rows_, &OrderRows::menuWanted, this, &WritingPage::menuWanted);
    connect(line_, &OrderLine::menuKeyPressed, this, &WritingPage::menuKeyPressed);
    connect(rows_, &OrderRows::rowChosen, this, [this](const Asked& asked) {
        showPower(asked.power);
        line_->askFor(asked);
        line_->setFocus(Qt::MouseFocusReason);
    });
    connect(rows_, &OrderRows::lineChosen, this, [this](Power whose, const QString& line) {
        showPower(whose);
        standOn(line);
        line_->setFocus(Qt::MouseFocusReason);
    });
    connect(rows_, &OrderRows::blankClicked, this, &WritingPage::goOnIfDue);
    connect(rows_, &OrderRows::lineRemoved, this,
            [this](Power of, const QString& line) { removeLine(session_, of, line); });
    connect(rows_, &OrderRows::lineTakenUp, this, [this](Power whose, const QString& line) {
        showPower(whose);
        standOn(line);
        line_->takeUp();
        line_->setFocus(Qt::MouseFocusReason);
    });
    connect(problem_, &LineProblem::answered, this, &WritingPage::takeAnswer);
    connect(problem_, &LineProblem::answersChanged, this, &WritingPage::answersChanged);
    connect(&session_, &Session::changed, this, &WritingPage::follow);
    connectLine();
    fillTabs();
    next_.begin();
}

void WritingPage::layOut()
{
    rows_->setFocusProxy(line_);
    stack_->addWidget(rows_);
    stack_->addWidget(sheet_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4, 0, 4, 4);
    column->setSpacing(4);
    column->addWidget(powers_);
    column->addWidget(head_);
    column->addWidget(stack_, 1);
    column->addWidget(pasting_);
    column->addWidget(line_->message());
    column->addWidget(problem_);
}

WritingPage::~WritingPage()
{
    line_->disconnect(this); // it says when it loses the focus, as it does when this page is no longer whole
}

void WritingPage::connectLine()
{
    connect(sheet_, &SheetEdit::pasting, this,
            [this](const QString& text, bool& taken) { taken = pasting_->pasteOthers(power(), text); });
    connect(line_, &OrderLine::pasted, this, &WritingPage::takePasted);
    connect(pasting_, &PasteNote::refused, line_, &OrderLine::complain);
    connect(line_, &OrderLine::turned, this, [this](int step) { next_.turn(step); });
    connect(line_, &OrderLine::undone, this, [this](const Asked& asked) {
        showPower(asked.power);
        line_->askFor(asked);
    });
    connect(line_, &OrderLine::powerDone, this, [this] { next_.goOn(power()); });
    connect(line_, &OrderLine::powerDoneElsewhere, this, &WritingPage::goOnFromBoard);
    connect(line_, &OrderLine::powerWanted, this, [this](Power wanted) {
        showPower(wanted);
        if (!line_->asked()) next_.goOn(power());
    });
    connect(line_, &OrderLine::changed, this, [this] {
        const bool typing = line_->focusProxy()->hasFocus();
        Q_EMIT asking(typing ? line_->unit() : noProvince, typing ? line_->proposal() : std::nullopt);
        Q_EMIT stands(place());
        if (!textShown() && line_->elsewhere() != problem_->offered()) showProblem();
    });
}

void WritingPage::takePasted(const QString& text)
{
    next_.setDue(false);
    if (!pasting_->paste(power(), text)) return;               // the line stays where it is
    next_.isDue() ? next_.goOn(power()) : line_->ask(power()); // the sheet may be complete now
}

void WritingPage::pasteCopied()
{
    const QString copied = QApplication::clipboard()->text();
    if (!copied.trimmed().isEmpty()) return takePasted(copied);
    line_->complain(tr("Nothing is copied that could be pasted."));
}

void WritingPage::goOnIfDue()
{
    next_.goOnIfDue(power());
}

void WritingPage::setForStudy()
{
    head_->setForStudy();
    next_.setForStudy();
    next_.begin();
}

void WritingPage::setTheme(const Theme& theme)
{
    theme_ = theme;
    sheet_->setColours(theme.alarm, theme.missing);
    rows_->setTheme(theme);
    // setTheme() may run before this page has switched to the new map.
    if (powers_->count() != static_cast<int>(session_.map().powers.size())) return fillTabs();
    powers_->setTheme(session_.map(), theme_);
    showCounts();
}

Power WritingPage::power() const
{
    // The tabs may still belong to a map with more powers.
    const std::size_t last = session_.map().powers.size() - 1;
    return static_cast<Power>(std::min(index(powers_->chosen()), last));
}

void WritingPage::showPower(Power power)
{
    powers_->choose(power);
}

Province WritingPage::place() const
{
    return textShown() ? noProvince : line_->place();
}

void WritingPage::setRoom(int height)
{
    room_ = height;
    rows_->setRoom(std::max(room_, this->height()));
}

void WritingPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    setRoom(room_);
}

int WritingPage::heightNeeded() const
{
    if (textShown()) return QWIDGETSIZE_MAX;
    const QMargins around = layout()->contentsMargins();
    const int wide = width() - around.left() - around.right();
    int needed = around.top() + rows_->heightNeeded() + around.bottom();
    for (int i = 0; i < layout()->count(); ++i) {
        const QLayoutItem& item = *layout()->itemAt(i);
        if (item.isEmpty() || item.widget() == stack_) continue;
        needed += layout()->spacing() +
                  (item.hasHeightForWidth() ? item.heightForWidth(wide) : item.sizeHint().height());
    }
    return needed;
}

int WritingPage::heightLeast() const
{
    return textShown() ? 0 : heightNeeded() - rows_->airGiven();
}

int WritingPage::heightFilled() const
{
    return textShown() ? QWIDGETSIZE_MAX : std::max(heightNeeded(), rows_->roomForAir());
}

void WritingPage::focusLine()
{
    showText(false);
    line_->setFocus(Qt::ShortcutFocusReason);
}

bool WritingPage::enterTyped()
{
    showText(false);
    for (std::size_t left = session_.drafts().size(); left > 0; left = session_.drafts().size()) {
        if (const auto typedFor = static_cast<Power>(session_.draft().power); letters().isEmpty()) {
            showPower(typedFor);
            line_->ask(typedFor);
        }
        line_->enter();
        if (session_.drafts().size() >= left) return false;
    }
    return true;
}

QString WritingPage::letters() const
{
    return line_->letters();
}

void WritingPage::takeKey(QKeyEvent& key)
{
    const bool enter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    if (textShown())
        sheet_->setFocus(Qt::OtherFocusReason);
    else
        focusLine();
    if (enter && (textShown() || !line_->isBeside())) return; // it skips no unit
    QApplication::sendEvent(textShown() ? static_cast<QWidget*>(sheet_) : line_->focusProxy(), &key);
}

bool WritingPage::textShown() const
{
    return stack_->currentWidget() == sheet_;
}

void WritingPage::showText(bool text)
{
    if (text == textShown()) return;
    const bool focused = stack_->isAncestorOf(QApplication::focusWidget());
    stack_->setCurrentWidget(text ? static_cast<QWidget*>(sheet_) : rows_);
    if (focused) stack_->currentWidget()->setFocus();
    head_->setTextShown(text);
    showReadings();
    Q_EMIT textToggled(text);
}

void WritingPage::light(Province province)
{
    rows_->light(province);
}

void WritingPage::askFor(Province province)
{
    line_->askForUnit(province);
}

void WritingPage::standOn(const QString& line)
{
    if (rows_->rows().rowOf(power(), line) >= 0) return line_->standOn(line);
    const UnitRow* row = rows_->rows().rowWith(power(), line); // it was read in part
    if (row && row->asked) line_->askFor(*row->asked);
}

/// Goes on with the next click or Enter, so that no sheet turns under a hand; at once where none turns.
void WritingPage::goOnFromBoard()
{
    next_.setDue(true);
    if (showsAll()) goOnIfDue();
}

void WritingPage::takeFromBoard(Power power, bool written)
{
    const QString left = letters();
    const Power before = this->power();
    showPower(power);
    if (power != before && !left.isEmpty())
        line_->say(tr("Not entered for %1: %2", "power, letters that were typed")
                       .arg(Words(session_.map()).power(before), left));
    if (written && !line_->asked()) goOnFromBoard();
}

void WritingPage::goTo(const TroublePlace& place)
{
    showPower(place.power);
    focusLine();
    const int row = rows_->rows().rowOf(place.unit, power());
    if (row >= 0 && rows_->rows().row(row).asked) line_->askFor(*rows_->rows().row(row).asked);
    if (!place.line.empty()) standOn(QString::fromStdString(place.line));
}

void WritingPage::goToNext(std::span<const DeskTrouble> kinds)
{
    const RowsModel& rows = rows_->rows();
    const int row = line_->asked() && line_->unit() == noProvince ? rows.rowOf(*line_->asked()) : -1;
    const QString line = row < 0 ? line_->standing() : rows.row(row).line;
    if (const auto place = nextTrouble(session_.game(), {power(), line_->unit(), line.toStdString()}, kinds))
        goTo(*place);
}

std::pair<Province, QPoint> WritingPage::menuPlace() const
{
    return rows_->menuPlace();
}

void WritingPage::follow(Change change)
{
    if (change == Change::Game) fillTabs();
    if (change == Change::Game || change == Change::Phase) next_.begin();
    if (change == Change::Phase || change == Change::Orders || change == Change::Rules) showSheet();
    if (change == Change::Details) showCounts();
}

void WritingPage::fillTabs()
{
    powers_->fill(session_.map());
    if (!theme_.powers.empty()) setTheme(themeFor(theme_.kind, session_.map()));
    showSheet();
    line_->ask(power());
}

void WritingPage::showSheet()
{
    sheet_->showSheet(power());
    showReadings();
}

void WritingPage::showReadings()
{
    sheet_->showReadings();
    if (!textShown()) rows_->showPower(power());
    showCounts();
    showProblem();
}

void WritingPage::showCounts()
{
    const std::vector<PowerCheck> checks = checkDesk(session_.game());
    powers_->showChecks(session_.game(), checks);
    head_->showSheet(session_.game(), power(), showsAll(), checks);
}

bool WritingPage::showsAll() const // the rows of all powers, not those of one
{
    return !textShown() && session_.current().phase.kind != PhaseKind::Movement;
}

/// Shows what is wrong, doubtful or corrected in the line with the cursor. Rows say it themselves; there the
/// first line that can mean several things is asked about. A line for another power's unit, there while it is
/// being typed, is offered to that power.
void WritingPage::showProblem()
{
    const LineReading reading = sheet_->currentReading();
    const QString line = sheet_->textCursor().block().text().trimmed();
    if (textShown()) return problem_->tell(line, reading, reading.elsewhere, false);
    const UnitRow* row = unclearRow();
    problem_->tell(row ? row->line : line, row ? row->reading : reading, line_->elsewhere(), true);
}

/// Returns the row that is asked about: of the sheet that is written on; nullptr if all are clear.
const UnitRow* WritingPage::unclearRow() const
{
    return rows_->rows().firstUnclear(showsAll() ? noPower : power());
}

void WritingPage::takeAnswer(const QString& line, const std::string& clear)
{
    const Power offered = problem_->offered();
    if (offered != noPower && textShown())
        moveLine(session_, power(), line, offered);
    else if (offered != noPower)
        line_->writeElsewhere();
    else
        clarifyLine(session_, !textShown() && unclearRow() ? unclearRow()->power : power(), line, clear);
    stack_->currentWidget()->setFocus();
}

void WritingPage::setAnswerKeys(const QList<QKeySequence>& keys)
{
    problem_->setAnswerKeys(keys);
    showProblem();
}

void WritingPage::sayHow()
{
    line_->say(tr("Type the order for this row, or click it on the board."));
}

void WritingPage::sayReading(Province province)
{
    const int at = province == noProvince ? -1 : rows_->rows().rowOf(province, power());
    line_->say(at < 0 ? tr("Choose a unit on the board first.")
                      : RowsModel::wholeReading(rows_->rows().row(at)));
}

} // namespace chancery
