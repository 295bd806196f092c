// SPDX-License-Identifier: GPL-3.0-or-later
// What is said below the sheet about a line, and the meanings that are offered for it.
#include "ui/console/line_answers.h"
#include "ui/console/order_line.h"
#include "ui/console/order_rows.h"
#include "ui/console/sheet_edit.h"
#include "ui/console/writing_page.h"
#include "ui/desk/sheet_edits.h"
#include "ui/words/words.h"

#include <QLabel>
#include <QStackedWidget>
#include <QTextBlock>

namespace chancery {

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
    if (index(offered_) >= session_.map().powers.size())
        offered_ = noPower; // of the board that was open before
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
