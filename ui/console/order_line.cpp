// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/order_line.h"

#include "engine/game/desk_check.h"
#include "engine/game/orders_given.h"
#include "ui/console/line_keys.h"
#include "ui/console/line_question.h"
#include "ui/console/line_writing.h"
#include "ui/console/offer_list.h"
#include "ui/console/typed_line.h"
#include "ui/desk/sheet_edits.h"
#include "ui/parts/dialog_parts.h"
#include "ui/words/brief.h"
#include "ui/words/words.h"

#include <QDockWidget>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace chancery {

OrderLine::OrderLine(Session& session, QWidget* parent)
    : QWidget(parent)
    , session_(session)
    , board_(session)
    , completer_(session.map())
    , written_(ordersInOwnName(session.game(), session.current()))
    , typed_(textLine(this))
    , keys_(new LineKeys(typed_))
    , list_(new OfferList(this))
    , problem_(problemLabel("lineProblem", this))
{
    introduce(
        typed_, "orderLine", tr("Order for the unit"),
        tr("Three letters and Enter: “ser”, “s bud”, “h”. Enter alone skips the unit, Backspace goes back"));
    typed_->setFrame(false);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(typed_);
    typed_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored); // as high as the row
    problem_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    setFocusProxy(typed_);
    connect(typed_, &QLineEdit::textEdited, this, [this] {
        note_.clear();
        keepDraft(session_, power_, asked_, typed_->text());
        complete();
    });
    connect(list_, &QListWidget::itemClicked, this, [this] {
        const QScopedValueRollback guard(clicking_, true);
        enter();
    });
    connect(list_, &QListWidget::currentRowChanged, this, &OrderLine::changed);
    connect(&session_, &Session::replaced, this, &OrderLine::forget);
    connect(&session_, &Session::changed, this, &OrderLine::follow);
    connectKeys();
}

/// The text loses the focus when this line is no longer whole.
OrderLine::~OrderLine()
{
    delete keys_;
    delete list_;
}

void OrderLine::connectKeys()
{
    connect(keys_, &LineKeys::entered, this, &OrderLine::enter);
    connect(keys_, &LineKeys::offerTurned, this,
            [this](int step) { typed_->text().isEmpty() ? Q_EMIT rowTurned(step) : list_->select(step); });
    connect(keys_, &LineKeys::questionTurned, this, [this](int step) { step < 0 ? goBack() : goOn(); });
    connect(keys_, &LineKeys::powerTurned, this, &OrderLine::turned);
    connect(keys_, &LineKeys::tabbed, this, &OrderLine::goByTab);
    connect(keys_, &LineKeys::dropped, this, &OrderLine::drop);
    connect(keys_, &LineKeys::deleted, this, &OrderLine::takeAway);
    connect(keys_, &LineKeys::doubleClicked, this, &OrderLine::takeUp);
    connect(keys_, &LineKeys::menuKeyPressed, this, &OrderLine::menuKeyPressed);
    connect(keys_, &LineKeys::pasted, this, &OrderLine::takePasted);
    connect(keys_, &LineKeys::pasteRefused, this, &OrderLine::complain);
    connect(keys_, &LineKeys::focusTurned, this, &OrderLine::popUp);
    connect(keys_, &LineKeys::focusTurned, this, &OrderLine::changed);
}

void OrderLine::setTheme(const Theme& theme)
{
    list_->setTheme(theme);
}

std::optional<Order> OrderLine::proposal() const
{
    return typed_->text().trimmed().isEmpty() ? std::nullopt : list_->selected();
}

Province OrderLine::place() const
{
    if (!asked_ || asked_->unit != noProvince) return unit();
    const std::vector<Order> answers = answersTo(context(), *asked_);
    const Location at = answers.empty() ? nowhere : answers.front().unit.at;
    return at == nowhere ? noProvince : session_.map().provinceOf(at);
}

QString OrderLine::letters() const
{
    return typed_->text();
}

/// Drops the unit asked for and the offered orders, which belong to the game that was replaced.
void OrderLine::forget()
{
    completer_ = Completer(session_.map());
    written_ = ordersInOwnName(session_.game(), session_.current());
    asked_.reset();
    standing_.clear();
    typed_->clear();
    list_->offer(session_.game(), {}, false);
}

void OrderLine::follow(Change change)
{
    setEnabled(session_.takesOrders());
    if (change == Change::File || change == Change::Details) return;
    const bool open = change == Change::Orders && asked_ && !isComplete();
    const std::vector<Order> before =
        std::exchange(written_, ordersInOwnName(session_.game(), session_.current()));
    if (change == Change::Orders && session_.undoing() && typed_->text().isEmpty())
        if (const auto asked = answeredOtherwise(context(), before)) return Q_EMIT undone(*asked);
    if (writing_) return;
    if (change == Change::Orders && isStillAsked(before)) {
        showQuestion();
        return complete();
    }
    if (change == Change::Orders)
        dropDraft();
    else if (change != Change::Game)
        session_.dropDrafts();
    if (change != Change::Orders || !asked_ || session_.undoing()) return ask(power_);
    goOn(); // as after an order that was typed
    if (open && !asked_) Q_EMIT powerDoneElsewhere();
}

/// Returns whether the line stays where it is after an order elsewhere: its unit has none, or something else
/// is being typed for it, and it has what it had `before` or an undo has changed that.
bool OrderLine::isStillAsked(std::span<const Order> before) const
{
    if (!asked_) return false;
    return !isAnswered(context(), *asked_) ||
           (!typed_->text().isEmpty() && (session_.undoing() || isAnsweredAs(context(), *asked_, before)));
}

void OrderLine::ask(Power power)
{
    power_ = power;
    goTo(firstAsked(session_, context(), power_));
}

void OrderLine::askFor(const Asked& asked)
{
    goTo(asked); // what is typed and not entered waits for its unit
}

void OrderLine::dropDraft()
{
    keepDraft(session_, power_, asked_, {});
}

void OrderLine::askForUnit(Province province)
{
    if (unit() == province) return;
    for (const Asked& each : askedOf(context(), power_))
        if (each.unit == province && province != noProvince) return askFor(each);
}

void OrderLine::standOn(const QString& line)
{
    goTo({});
    standing_ = line;
    showQuestion();
    if (note_.isEmpty()) say(tr("Enter edits this line, Del removes it."));
    Q_EMIT changed();
}

/// Asks for something else. Letters that were typed before and not written are named, so that they never go
/// unseen.
void OrderLine::goTo(std::optional<Asked> asked)
{
    const QString left = typed_->text().trimmed();
    asked_ = asked;
    standing_.clear();
    note_.clear();
    typed_->setText(draftFor(session_, power_, asked));
    showQuestion();
    complete();
    const bool isWritten = left == std::exchange(takenUp_, {});
    const bool isKey = left.size() == 1; // of the board, which has done what it does
    if (!left.isEmpty() && !isKey && !isWritten && typed_->text().trimmed() != left)
        say(tr("Not entered: %1", "letters that were typed").arg(left));
}

/// Goes to the next unit without an order, starting again from the first after the last.
void OrderLine::goOn()
{
    if (letters().isEmpty()) dropDraft();
    goTo(nextOpen(context(), power_, asked_));
}

/// Goes on after something was written. `open` says that an order was missing before; if none is now, the
/// next power's turn has come. Who corrects a complete sheet stays with it.
void OrderLine::goOnAfterWriting(bool open)
{
    goOn();
    if (open && !asked_) clicking_ ? Q_EMIT powerDoneElsewhere() : Q_EMIT powerDone();
}

void OrderLine::goBack()
{
    const std::vector<Asked> all = askedOf(context(), power_);
    const std::size_t at = asked_ ? static_cast<std::size_t>(asked_->number) : all.size();
    if (at == 0) return Q_EMIT turned(-1);
    goTo(all[at - 1]);
}

/// Goes to the question beside this one, as from cell to cell, and writes what is typed first. The focus
/// leaves the line before the first question and after the last, unless it is the next power's turn.
void OrderLine::goByTab(int step, bool& taken)
{
    if (!typed_->text().isEmpty()) {
        taken = step > 0; // what is typed and not entered stays at hand
        if (taken) enter();
        return;
    }
    const std::vector<Asked> all = askedOf(context(), power_);
    const int count = static_cast<int>(all.size()), next = (asked_ ? asked_->number : count) + step;
    taken = next >= 0 && next < count;
    if (taken) return askFor(all[static_cast<std::size_t>(next)]);
    taken = step > 0 && isComplete() && missingOf(session_.game()).missing > 0;
    if (taken) Q_EMIT powerDone();
}

void OrderLine::drop()
{
    typed_->clear();
    dropDraft();
    complete();
}

void OrderLine::showQuestion()
{
    const LineQuestion question =
        standing_.isEmpty() ? questionFor(session_, context(), asked_) : questionOn(standing_);
    question_ = question.asked;
    answered_ = !question.now.isEmpty();
    typed_->setPlaceholderText(question.now);
    typed_->setAccessibleName(question.name());
    setEnabled(session_.takesOrders());
}

/// Returns what an order that is written now takes the place of, besides a unit's own.
std::optional<Order> OrderLine::replaced() const
{
    return replacedBy(context(), asked_);
}

/// Returns the context in which a build or removal that is asked for again is open.
EntryContext OrderLine::openContext()
{
    others_ = written_;
    if (const auto old = replaced()) others_.erase(std::ranges::find(others_, *old));
    return board_.context(power_, others_);
}

/// Offers the orders that the letters can become. The first is selected if the letters name it.
void OrderLine::complete()
{
    const QString typed = typed_->text().trimmed();
    Offers offers;
    if (session_.takesOrders() && (asked_ || !typed.isEmpty()))
        offers = completer_.completions(openContext(), asked_.value_or(Asked{power_, noProvince, -1}),
                                        typed.toStdString());
    if (offers.orders.empty() && !typed.isEmpty() && session_.takesOrders())
        offers = offersOfOthers(board_, completer_, power_, written_, typed.toStdString());
    list_->offer(session_.game(), std::move(offers.orders), offers.named);
    showWhatEnterDoes(typed);
    if (!note_.isEmpty()) say(note_);
    popUp();
    Q_EMIT changed();
}

/// Shows the offers while something is typed that they begin with.
void OrderLine::popUp()
{
    if (!list_) return; // the window is being closed
    const bool wanted = typed_->hasFocus() && isVisible() && !list_->isEmpty() && !typed_->text().isEmpty();
    wanted ? list_->popUp() : list_->hide();
}

/// Behind another dock that of the line is still visible: the offers, which lie over other parts, go, and so
/// does the keyboard, as nobody sees what is typed.
void OrderLine::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    for (QWidget* around = parentWidget(); around; around = around->parentWidget())
        if (auto* dock = qobject_cast<QDockWidget*>(around))
            connect(dock, &QDockWidget::visibilityChanged, this, &OrderLine::showOffers,
                    Qt::UniqueConnection);
}

void OrderLine::showOffers(bool seen)
{
    if (!list_) return;
    if (!seen) typed_->clearFocus();
    if (seen && isVisible() && !window()->focusWidget()) typed_->setFocus();
    seen ? popUp() : list_->hide();
}

void OrderLine::setHint(const QString& hint)
{
    if (!answered_) typed_->setPlaceholderText(hint);
}

void OrderLine::say(const QString& note)
{
    note_ = note;
    tell(problem_, note_, Tone::Quiet);
    problem_->setVisible(!note_.isEmpty());
}

/// Writes by `how`, which changes the session: follow() leaves it to the caller where to go on.
void OrderLine::write(const std::function<void()>& how)
{
    const QScopedValueRollback guard(writing_, true);
    how();
    typed_->clear();
}

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
    if (!list_->isEmpty() && list_->lacksCoast()) {
        complain(tr("Which coast? Add it, such as “nc”, or press Down."));
        typed_->setText(typed + u' '); // what is typed next is added
        return;
    }
    if (!list_->isEmpty()) return refuse(tr("Several orders start like this. Type one, or press Down."));
    if (const auto named = completer_.unitNamed(context(), power_, typed.toStdString())) {
        dropDraft();
        typed_->clear();
        return goTo(named);
    }
    if (isKindOnly(typed.toStdString())) return refuse(tr("The place of the unit is missing."));
    if (elsewhere_ != noPower && takesOthers()) return writeElsewhere();
    const bool open = !isComplete();
    if (!writeAsTyped(typed)) return;
    if (asked_ && isOpen(context(), *asked_)) return stay(tr("Entered: %1").arg(typed));
    goOnAfterWriting(open);
}

LineReader OrderLine::reader(const EntryContext& context) const
{
    return {session_.game(), completer_, context, unit(), question_};
}

/// Says what Enter does with letters that begin no order that is offered.
void OrderLine::showWhatEnterDoes(const QString& typed)
{
    EnterDoes does;
    if (session_.takesOrders() && list_->isEmpty() && !typed.isEmpty() && !isKindOnly(typed.toStdString())) {
        const EntryContext now = context();
        const bool named = completer_.unitNamed(now, power_, typed.toStdString()).has_value();
        does = EnterWords::of(reader(now), typed, named, takesOthers());
    }
    elsewhere_ = does.elsewhere;
    tell(problem_, does.told, does.tone);
    problem_->setVisible(!does.told.isEmpty());
}

/// Says why nothing is written, and selects the line, to be typed over or corrected.
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
    const bool again = std::exchange(refused_, typed) == typed && read.misspelt;
    if (read.problem.isEmpty() || again) {
        write([&] { writeLine(session_, power_, read.line, standing_); });
        return true;
    }
    refuse(read.refusal());
    return false;
}

/// Asks for the same unit again, after something was written for another one, and says so.
void OrderLine::stay(const QString& said)
{
    dropDraft();
    goTo(asked_);
    say(said);
}

/// Writes an order. If it is for another unit, the unit asked for stays asked for; if it is another power's,
/// it is that power's turn.
void OrderLine::writeOffered(const Order& order)
{
    const bool own = order.power == power_;
    const std::optional<Order> old = own ? replaced() : std::nullopt;
    const bool open = !isComplete();
    write([&] { old ? replaceOrder(session_, *old, order) : writeOrder(session_, order, standing_); });
    if (!own) {
        drop();
        return Q_EMIT powerWanted(order.power);
    }
    if (isAside(session_.map(), asked_, order))
        return stay(tr("Entered: %1").arg(brief(session_.map(), session_.current().before, order)));
    goOnAfterWriting(open);
}

/// What is pasted on a line that was not understood is typed there, to take its place.
void OrderLine::takePasted(const QString& text)
{
    if (standing_.isEmpty() || text.trimmed().contains(u'\n')) return Q_EMIT pasted(text);
    typed_->insert(text);
    complete();
}

/// Takes away the order of what is asked for, or has the line taken away that this stands on.
void OrderLine::takeAway()
{
    if (!session_.takesOrders()) return;
    if (!standing_.isEmpty()) return Q_EMIT standingDeleted();
    const std::optional<Asked> asked = asked_;
    if (!asked || answersTo(context(), *asked).empty()) return;
    write([&] { removeAnswer(session_, power_, *asked, replaced()); });
    goTo(asked);
}

void OrderLine::takeUp()
{
    if (!session_.takesOrders() || !typed_->text().isEmpty()) return;
    QString written = standing_;
    if (const auto answers = asked_ ? answersTo(context(), *asked_) : std::vector<Order>(); !answers.empty())
        written = brief(session_.map(), session_.current().before, answers.front());
    if (written.isEmpty()) return;
    takenUp_ = written;
    note_.clear();
    typed_->setText(written);
    typed_->selectAll();
    complete();
}

void OrderLine::writeElsewhere()
{
    if (elsewhere_ == noPower) return;
    const Power owner = elsewhere_;
    const QString typed = typed_->text().trimmed(), theirs = reader(context()).read(typed).theirs;
    const QString line = theirs.isEmpty() ? typed : theirs;
    write([&] { writeLine(session_, owner, line); });
    if (takesOthers()) {
        drop();
        return Q_EMIT powerWanted(owner);
    }
    stay(tr("Entered for %1: %2", "power, line").arg(Words(session_.map()).power(owner), line));
}

void OrderLine::complain(const QString& problem)
{
    tell(problem_, problem, Tone::Alarm);
    problem_->setVisible(!problem.isEmpty());
}

} // namespace chancery
