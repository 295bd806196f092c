// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/writing_page.h"

#include "ui/console/line_answers.h"
#include "ui/console/order_line.h"
#include "ui/console/order_rows.h"
#include "ui/console/power_chooser.h"
#include "ui/console/sheet_edit.h"
#include "ui/console/sheet_head.h"
#include "ui/desk/sheet_edits.h"
#include "ui/desk/table_edits.h"
#include "ui/parts/dialog_parts.h"
#include "ui/words/desk_words.h"
#include "ui/words/words.h"

#include <QApplication>
#include <QLabel>
#include <QScopedValueRollback>
#include <QStackedWidget>
#include <QTextBlock>
#include <QVBoxLayout>

#include <algorithm>

namespace chancery {

WritingPage::WritingPage(Session& session, QWidget* parent)
    : QWidget(parent)
    , session_(session)
    , powers_(new PowerChooser(this))
    , head_(new SheetHead(this))
    , line_(new OrderLine(session, this))
    , rows_(new OrderRows(session, line_, this))
    , sheet_(new SheetEdit(this))
    , stack_(new QStackedWidget(this))
    , problem_(narrowLabel("sheetProblem", this))
    , answers_(new LineAnswers(this))
{
    layOut();
    connect(powers_, &PowerChooser::turned, this, [this] {
        const bool typing = line_->focusProxy()->hasFocus();
        showSheet();
        line_->ask(power());
        if (typing) line_->setFocus(); // it was hidden for a moment, without a row of its own
        Q_EMIT powerShown(power());
    });
    connect(head_, &SheetHead::receivedClicked, this,
            [this](bool on) { setReceived(session_, power(), on); });
    connect(head_, &SheetHead::textWanted, this, &WritingPage::showText);
    connect(sheet_, &SheetEdit::textChanged, this, &WritingPage::typed);
    connect(sheet_, &SheetEdit::cursorPositionChanged, this, &WritingPage::showProblem);
    connect(rows_, &OrderRows::pointed, this, &WritingPage::pointed);
    connect(rows_, &OrderRows::menuWanted, this, &WritingPage::menuWanted);
    connect(line_, &OrderLine::menuKeyPressed, this, &WritingPage::menuKeyPressed);
    connect(rows_, &OrderRows::rowChosen, this, [this](const Asked& asked) {
        showPower(asked.power);
        line_->askFor(asked);
        line_->setFocus(Qt::MouseFocusReason);
    });
    connect(rows_, &OrderRows::lineRemoved, this,
            [this](Power whose, const QString& line) { removeLine(session_, whose, line); });
    connect(rows_, &OrderRows::lineTakenUp, this, [this](Power whose, const QString& line) {
        takeUpLine(session_, whose, line);
        showPower(whose);
        line_->ask(whose);
        line_->setFocus(Qt::MouseFocusReason);
    });
    connect(answers_, &LineAnswers::chosen, this, &WritingPage::takeAnswer);
    connect(&session_, &Session::changed, this, &WritingPage::follow);
    connectLine();
    fillTabs();
    showFirstAsked();
}

void WritingPage::layOut()
{
    sheet_->setObjectName(QStringLiteral("sheet"));
    rows_->setFocusProxy(line_);
    stack_->addWidget(rows_);
    stack_->addWidget(sheet_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4, 0, 4, 4);
    column->setSpacing(4);
    column->addWidget(powers_);
    column->addWidget(head_);
    column->addWidget(stack_, 1);
    column->addWidget(line_->message());
    constexpr int mostLines = 6; // of problems; the rest of the room is for the sheet
    problem_->setMaximumHeight(mostLines * fontMetrics().lineSpacing());
    column->addWidget(problem_);
    column->addWidget(answers_);
}

/// The line sends a signal when it loses the focus, as it does when this page is no longer whole.
WritingPage::~WritingPage()
{
    line_->disconnect(this);
}

void WritingPage::connectLine()
{
    connect(sheet_, &SheetEdit::pasting, this,
            [this](const QString& text, bool& taken) { taken = paste(text); });
    connect(line_, &OrderLine::pasted, this, [this](const QString& text) {
        const QString before = sheetText(session_.game(), power());
        if (!paste(text)) writeSheet(session_, power(), before.isEmpty() ? text : before + u'\n' + text);
        line_->ask(power());
    });
    connect(line_, &OrderLine::turned, this, &WritingPage::turn);
    connect(line_, &OrderLine::undone, this, [this](const Asked& asked) {
        showPower(asked.power);
        line_->askFor(asked);
    });
    connect(line_, &OrderLine::powerDone, this, &WritingPage::askNext);
    connect(line_, &OrderLine::changed, this, [this] {
        const bool typing = line_->focusProxy()->hasFocus();
        Q_EMIT asking(typing ? line_->unit() : noProvince, typing ? line_->proposal() : std::nullopt);
        if (!textShown() && line_->elsewhere() != offered_) showProblem();
    });
}

/// Writes a pasted text if it has the sheets of several powers; if it is not clear whose they are, asks
/// first. Refuses what is no sheet by its length. Returns false if the text is about the sheet that is shown.
bool WritingPage::paste(const QString& text)
{
    if (!session_.takesOrders()) return false;
    if (const QString why = whyNotPasted(sheetText(session_.game(), power()) + text); !why.isEmpty()) {
        line_->complain(why);
        return true;
    }
    const QString sheets = withoutTitle(session_.game(), text);
    const std::optional<SheetPaste> unclear = unclearPaste(session_.game(), power(), sheets);
    if (!unclear) return writeSheets(session_, power(), sheets);
    const auto answered = askPaste_ ? askPaste_(session_.game(), *unclear) : std::nullopt;
    if (answered && !writePaste(session_, *answered))
        line_->complain(tr(
            "Nothing is pasted: no line of the text is an order, or there are more than a phase can have."));
    return true;
}

void WritingPage::turn(int step)
{
    const int count = powers_->count();
    for (int p = powers_->chosen() + step, i = 0; i < count; ++i, p += step) {
        const int tab = (p % count + count) % count;
        if (missingOf(session_.game(), static_cast<Power>(tab)).asked > 0) return powers_->choose(tab);
    }
}

/// Shows the next power with a missing order, and says so. What is illegal or doubtful on the sheet before is
/// said, too.
void WritingPage::askNext()
{
    const int count = powers_->count();
    const std::vector<PowerCheck> checks = checkDesk(session_.game());
    const PowerCheck& before = checks[index(power())];
    for (int i = 1; i < count; ++i) {
        const int tab = (powers_->chosen() + i) % count;
        if (missingOf(session_.game(), static_cast<Power>(tab)).missing == 0) continue;
        powers_->choose(tab);
        const Words words(session_.map());
        const QString done = words.power(before.power), next = words.power(power());
        return line_->say(before.ready() ? tr("%1 is complete. Next: %2.").arg(done, next)
                                         : tr("%1: %2. Next: %3.", "power, what is missing or illegal, power")
                                               .arg(done, DeskWords::count(before), next));
    }
}

void WritingPage::setForStudy()
{
    head_->setForStudy();
    forStudy_ = true;
    showFirstAsked();
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
    const int last = static_cast<int>(session_.map().powers.size()) - 1;
    return static_cast<Power>(std::clamp(powers_->chosen(), 0, last));
}

void WritingPage::showPower(Power power)
{
    powers_->choose(static_cast<int>(index(power)));
}

void WritingPage::focusLine()
{
    showText(false);
    line_->setFocus(Qt::ShortcutFocusReason);
}

void WritingPage::takeKey(QKeyEvent& key)
{
    if (textShown())
        sheet_->setFocus(Qt::OtherFocusReason);
    else
        focusLine();
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

std::pair<Province, QPoint> WritingPage::menuPlace() const
{
    return rows_->menuPlace();
}

void WritingPage::follow(Change change)
{
    if (change == Change::Game) fillTabs();
    if (change == Change::Game || change == Change::Phase) showFirstAsked();
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

/// Shows the power whose order was being typed when the program stopped. Otherwise shows the first power with
/// a missing order, so that the first letters of a phase are not written on the sheet shown last.
void WritingPage::showFirstAsked()
{
    if (const Draft& draft = session_.draft(); !draft.letters.empty() && draft.power < powers_->count())
        return powers_->choose(draft.power);
    for (int p = 0; p < powers_->count(); ++p)
        if (missingOf(session_.game(), static_cast<Power>(p)).missing > 0) return powers_->choose(p);
    if (forStudy_ && missingOf(session_.game(), power()).asked == 0) turn(1); // most powers have no unit
}

void WritingPage::typed()
{
    if (filling_) return;
    line_->complain({});
    {
        const QScopedValueRollback guard(typing_, true);
        writeSheet(session_, power(), sheet_->toPlainText());
    }
    showReadings(); // also if the session did not change, as after a blank line
}

void WritingPage::showSheet()
{
    const QString whole = sheetText(session_.game(), power());
    const bool fits = whyNotPasted(whole).isEmpty(); // of a file, it may be of any length
    const QString written = fits ? whole : QString();
    sheet_->setReadOnly(!session_.takesOrders() || !fits);
    sheet_->setPlaceholderText(fits ? SheetEdit::examples(session_.current().phase.kind)
                                    : tr("This order sheet is too long to be shown as text."));
    sheet_->setAccessibleName(tr("Orders of %1").arg(Words(session_.map()).power(power())));
    // While the user types, the text stays as typed: it may have headings, which are not lines of the sheet.
    if (!typing_ && !sheet_->says(written)) {
        const QScopedValueRollback guard(filling_, true);
        sheet_->setPlainText(written);
        sheet_->moveCursor(QTextCursor::End);
    }
    showReadings();
}

void WritingPage::showReadings()
{
    sheet_->setReadings(readingsOf(session_, power(), sheet_->toPlainText()));
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

/// Returns whether the rows of all powers are shown, not those of one.
bool WritingPage::showsAll() const
{
    return !textShown() && session_.current().phase.kind != PhaseKind::Movement;
}

void WritingPage::sayReading(Province province)
{
    const int at = province == noProvince ? -1 : rows_->rows().rowOf(province);
    if (at < 0) return line_->say(tr("Choose a unit on the board first."));
    const UnitRow& row = rows_->rows().row(at);
    const QString read = row.understood.isEmpty() ? row.reading.understood : row.understood;
    const QString said = row.written.isEmpty() ? tr("%1: no order is written.").arg(row.label)
                         : read.isEmpty()      ? tr("%1 is read as it is written.").arg(row.written)
                                               : tr("%1 is read as: %2").arg(row.written, read);
    line_->say(row.remark.isEmpty() ? said : said + u' ' + row.remark);
}

int WritingPage::answers() const
{
    return answers_->count();
}

void WritingPage::setAnswerKeys(const QList<QKeySequence>& keys)
{
    answers_->setKeys(keys);
    showProblem(); // with new tooltips
}

void WritingPage::answer(int number)
{
    answers_->choose(number);
}

/// Shows what is wrong, doubtful or corrected in the line with the cursor. Rows say it themselves; there the
/// first line that can mean several things is asked about. A line for another power's unit, there while it is
/// being typed, is offered to that power.
void WritingPage::showProblem()
{
    LineReading reading = sheet_->currentReading();
    QString line = sheet_->textCursor().block().text().trimmed();
    if (const UnitRow* row = textShown() ? nullptr : rows_->rows().firstUnclear()) {
        reading = row->reading;
        line = row->line;
    }
    offered_ = textShown() ? reading.elsewhere : line_->elsewhere();
    if (offered_ != noPower) {
        if (!textShown()) reading = {};
        reading.answers = {offerElsewhere()};
    }
    QStringList told;
    for (const QString& part : {reading.problem, reading.doubt, reading.corrected})
        if (!part.isEmpty()) told << part;
    problem_->setText(told.join(u' '));
    problem_->setToolTip(problem_->text());
    problem_->setVisible(!told.isEmpty() && (textShown() || !reading.answers.empty()));
    const int before = answers();
    answers_->ask(line, session_.takesOrders() ? reading.answers : decltype(reading.answers)());
    if (answers() != before) Q_EMIT answersChanged();
}

LineMeaning WritingPage::offerElsewhere() const
{
    const QString whose = Words(session_.map()).power(offered_);
    return {tr("Write it for %1", "power").arg(whose),
            {},
            tr("Write this line on the order sheet of %1", "power").arg(whose)};
}

/// Gives a line its meaning, or writes it on the sheet that was offered.
void WritingPage::takeAnswer(const QString& line, const std::string& clear)
{
    if (offered_ != noPower && textShown())
        moveLine(session_, power(), line, offered_);
    else if (offered_ != noPower)
        line_->writeElsewhere();
    else
        clarifyLine(session_, power(), line, clear);
    stack_->currentWidget()->setFocus();
}

} // namespace chancery
