// SPDX-License-Identifier: GPL-3.0-or-later
// What Enter, Delete and a double click do in an OrderLine: all that changes the sheet.
#include "ui/console/line_question.h"
#include "ui/console/offer_list.h"
#include "ui/console/order_line.h"
#include "ui/console/typed_line.h"
#include "ui/desk/sheet_edits.h"
#include "ui/parts/dialog_parts.h"
#include "ui/words/brief.h"
#include "ui/words/words.h"

#include <QLabel>
#include <QLineEdit>
#include <QScopedValueRollback>

namespace chancery {

void OrderLine::enter()
{
    const QString typed = typed_->text().trimmed();
    if (const std::optional<Order> chosen = list_->selected()) return writeOffered(*chosen);
    if (typed.isEmpty()) {
        if (!standing_.isEmpty()) return takeUp();
        const std::optional<Asked> before = asked_;
        if (asked_) goOn();
        if (asked_ == before) Q_EMIT powerDone(); // nothing else of the power is open
        return;
    }
    if (!list_->isEmpty()) return say(tr("Several orders start like this. Type more, or choose with Down."));
    if (const auto named = completer_.unitNamed(context(), power_, typed.toStdString())) {
        session_.setDraft({});
        return goTo(named);
    }
    if (isKindOnly(typed.toStdString())) return refuse(tr("The place of the unit is missing."));
    const bool open = !isComplete();
    if (!writeAsTyped(typed)) return;
    if (asked_ && isOpen(context(), *asked_)) return stay(typed);
    goOnAfterWriting(open);
}

LineReader OrderLine::reader(const EntryContext& context) const
{
    return {session_.game(), completer_, context, unit(), question_};
}

/// Says what Enter does with letters that begin no order that is offered.
void OrderLine::showWhatEnterDoes(const QString& typed)
{
    problem_->clear();
    elsewhere_ = noPower;
    if (session_.takesOrders() && list_->isEmpty() && !typed.isEmpty() && !isKindOnly(typed.toStdString())) {
        const EntryContext now = context();
        const TypedLine read = reader(now).read(typed);
        const QString illegal = reader(now).illegalIn(read);
        elsewhere_ = read.owner;
        if (completer_.unitNamed(now, power_, typed.toStdString()))
            tell(problem_, tr("Enter goes to this unit."), Tone::Quiet);
        else if (!read.problem.isEmpty())
            complain(read.problem);
        else if (illegal.isEmpty())
            tell(problem_, tr("Enter adds this as typed."), Tone::Quiet);
        else
            complain(tr("%1 Enter adds it all the same.", "sentence").arg(illegal));
    }
    problem_->setVisible(!problem_->text().isEmpty());
}

/// Says why nothing is written. The line is selected: another one can be typed over it, and Home, End and the
/// arrow keys keep it to be corrected.
void OrderLine::refuse(const QString& problem)
{
    complain(problem);
    typed_->selectAll();
}

/// Writes a line that is no offer. What can be read is written, because the rules let players write illegal
/// orders. Returns false and says what is wrong if it cannot be read.
bool OrderLine::writeAsTyped(const QString& typed)
{
    const EntryContext now = context();
    const TypedLine read = reader(now).read(typed);
    if (read.problem.isEmpty()) {
        const QScopedValueRollback guard(writing_, true);
        writeLine(session_, power_, read.line, standing_);
        return true;
    }
    refuse(read.problem);
    return false;
}

/// Asks for the same unit again, after something was written for another one.
void OrderLine::stay(const QString& written)
{
    session_.setDraft({});
    goTo(asked_);
    say(tr("Entered: %1").arg(written));
}

/// Writes an order. If it is for another unit, the unit asked for stays asked for; if it is another power's,
/// it is that power's turn.
void OrderLine::writeOffered(const Order& order)
{
    const bool own = order.power == power_;
    const std::optional<Order> old = own ? replaced() : std::nullopt;
    const bool open = !isComplete();
    {
        const QScopedValueRollback guard(writing_, true);
        if (old)
            replaceOrder(session_, *old, order);
        else
            writeOrder(session_, order, standing_);
    }
    if (!own) {
        drop();
        return Q_EMIT powerWanted(order.power);
    }
    const bool aside = asked_ && asked_->unit != noProvince && order.unit.at != nowhere &&
                       session_.map().provinceOf(order.unit.at) != asked_->unit;
    if (aside) return stay(brief(session_.map(), session_.current().before, order));
    goOnAfterWriting(open);
}

/// Takes away the line that this stands on, or the order of what is asked for.
void OrderLine::takeAway()
{
    if (!session_.takesOrders()) return;
    if (!standing_.isEmpty()) return removeLine(session_, power_, QString(standing_));
    const std::optional<Asked> asked = asked_;
    if (!asked || answersTo(context(), *asked).empty()) return;
    {
        const QScopedValueRollback guard(writing_, true);
        if (asked->unit != noProvince)
            removeOrderFrom(session_, power_, asked->unit);
        else if (const auto old = replaced())
            replaceOrder(session_, *old, {});
    }
    goTo(asked);
}

/// Takes up the line that this stands on as letters, to be mended.
void OrderLine::takeUp()
{
    if (standing_.isEmpty() || !session_.takesOrders()) return;
    {
        const QScopedValueRollback guard(writing_, true);
        takeUpLine(session_, power_, QString(standing_));
    }
    ask(power_);
}

void OrderLine::writeElsewhere()
{
    if (elsewhere_ == noPower) return;
    const Power owner = elsewhere_;
    const QString line = typed_->text().trimmed();
    {
        const QScopedValueRollback guard(writing_, true);
        writeLine(session_, owner, line);
    }
    session_.setDraft({});
    goTo(asked_);
    say(tr("Entered for %1: %2", "power, line").arg(Words(session_.map()).power(owner), line));
}

void OrderLine::complain(const QString& problem)
{
    tell(problem_, problem, Tone::Alarm);
    problem_->setVisible(!problem.isEmpty());
}

} // namespace chancery
