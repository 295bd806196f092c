// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/order_line.h"

#include "engine/game/desk_check.h"
#include "engine/game/orders_given.h"
#include "ui/console/line_keys.h"
#include "ui/console/line_question.h"
#include "ui/console/offer_list.h"
#include "ui/parts/dialog_parts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>

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
        keepDraft();
        complete();
    });
    connect(list_, &QListWidget::itemClicked, this, &OrderLine::enter);
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
    connect(keys_, &LineKeys::offerTurned, this, [this](int step) { list_->select(step); });
    connect(keys_, &LineKeys::questionTurned, this, [this](int step) { step < 0 ? goBack() : goOn(); });
    connect(keys_, &LineKeys::powerTurned, this, &OrderLine::turned);
    connect(keys_, &LineKeys::tabbed, this, &OrderLine::goByTab);
    connect(keys_, &LineKeys::dropped, this, &OrderLine::drop);
    connect(keys_, &LineKeys::deleted, this, &OrderLine::takeAway);
    connect(keys_, &LineKeys::doubleClicked, this, &OrderLine::takeUp);
    connect(keys_, &LineKeys::menuKeyPressed, this, &OrderLine::menuKeyPressed);
    connect(keys_, &LineKeys::pasted, this, &OrderLine::pasted);
    connect(keys_, &LineKeys::pasteRefused, this, &OrderLine::complain);
    connect(keys_, &LineKeys::focusTurned, this, [this] {
        popUp();
        Q_EMIT changed();
    });
}

Province OrderLine::unit() const
{
    return asked_ ? asked_->unit : noProvince;
}

std::optional<Order> OrderLine::proposal() const
{
    return typed_->text().trimmed().isEmpty() ? std::nullopt : list_->selected();
}

/// Drops the unit asked for and the offered orders, which belong to the game that was replaced.
void OrderLine::forget()
{
    completer_ = Completer(session_.map());
    written_ = ordersInOwnName(session_.game(), session_.current());
    asked_.reset();
    standing_.clear();
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
    const bool stillAsked = change == Change::Orders && asked_ && !isAnswered(context(), *asked_);
    if (writing_) return;
    if (stillAsked) return complete();
    if (change != Change::Game) session_.setDraft({});
    if (change != Change::Orders || !asked_ || session_.undoing()) return ask(power_);
    goOn(); // as after an order that was typed
    if (open && !asked_) Q_EMIT powerDoneElsewhere();
}

void OrderLine::ask(Power power)
{
    power_ = power;
    const std::vector<Asked> all = askedOf(context(), power_);
    const auto begun = std::ranges::find_if(all, [this](const Asked& each) { return drafted(each); });
    if (drafted({})) return goTo({});
    goTo(begun == all.end() ? nextOpen(context(), power_, {}) : std::optional(*begun));
}

void OrderLine::askFor(const Asked& asked)
{
    if (!drafted(asked)) session_.setDraft({});
    goTo(asked);
}

void OrderLine::askForUnit(Province province)
{
    if (unit() == province || !typed_->text().isEmpty()) return;
    for (const Asked& each : askedOf(context(), power_))
        if (each.unit == province && province != noProvince) return askFor(each);
}

void OrderLine::standOn(const QString& line)
{
    session_.setDraft({});
    goTo({});
    standing_ = line;
    showQuestion();
    say(tr("Enter edits this line, Del removes it."));
    Q_EMIT changed();
}

/// Returns whether the letters of the draft were typed for this question.
bool OrderLine::drafted(const std::optional<Asked>& asked) const
{
    const Draft& draft = session_.draft();
    return !draft.letters.empty() && draft.power == static_cast<int>(index(power_)) &&
           draft.question == (asked ? asked->number : -1);
}

void OrderLine::keepDraft()
{
    const QString letters = typed_->text();
    if (letters.isEmpty()) return session_.setDraft({});
    session_.setDraft({static_cast<int>(index(power_)), asked_ ? asked_->number : -1, letters.toStdString()});
}

void OrderLine::goTo(std::optional<Asked> asked)
{
    asked_ = asked;
    standing_.clear();
    note_.clear();
    typed_->setText(drafted(asked) ? QString::fromStdString(session_.draft().letters) : QString());
    showQuestion();
    complete();
}

/// Goes to the next unit without an order, starting again from the first after the last.
void OrderLine::goOn()
{
    session_.setDraft({});
    goTo(nextOpen(context(), power_, asked_));
}

/// Goes on after something was written. `open` says that an order was missing before; if none is now, the
/// next power's turn has come. Who corrects a complete sheet stays with it.
void OrderLine::goOnAfterWriting(bool open)
{
    goOn();
    if (open && !asked_) Q_EMIT powerDone();
}

void OrderLine::goBack()
{
    session_.setDraft({});
    const std::vector<Asked> all = askedOf(context(), power_);
    if (all.empty()) return Q_EMIT turned(-1);
    const std::size_t at = asked_ ? static_cast<std::size_t>(asked_->number) : all.size();
    if (at == 0) return Q_EMIT turned(-1);
    goTo(all[at - 1]);
}

/// Goes to the question beside this one, as from cell to cell of a table, and writes what is typed first. The
/// focus leaves the line before the first question and after the last, unless the power is done and the next
/// one's turn has come.
void OrderLine::goByTab(int step, bool& taken)
{
    if (!typed_->text().isEmpty()) {
        taken = step > 0 && list_->selected();
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

/// Throws away what is typed.
void OrderLine::drop()
{
    typed_->clear();
    keepDraft();
    complete();
}

void OrderLine::showQuestion()
{
    if (!standing_.isEmpty()) {
        question_.clear();
        answered_ = true;
        typed_->setPlaceholderText(standing_);
        typed_->setAccessibleName(tr("Not understood: %1", "a line").arg(standing_));
        return;
    }
    const LineQuestion question = questionFor(session_, context(), asked_);
    question_ = question.asked;
    answered_ = !question.now.isEmpty();
    typed_->setPlaceholderText(question.now);
    typed_->setAccessibleName(tr("Order for %1").arg(question_));
    setEnabled(session_.takesOrders());
}

/// Returns the build or removal that is asked for again, since it was written before. If all are written,
/// that is the first one without effect.
std::optional<Order> OrderLine::replaced() const
{
    if (!asked_) return withoutEffect();
    if (asked_->unit != noProvince) return {};
    const std::vector<Order> answers = answersTo(context(), *asked_);
    return answers.empty() ? std::nullopt : std::optional(answers.front());
}

/// Returns the first order of the power for an adjustment that has no effect.
std::optional<Order> OrderLine::withoutEffect() const
{
    if (context().kind != PhaseKind::Adjustment) return {};
    for (const WrittenDoubt& doubt : doubtsIn(session_.game()))
        if (doubt.order.power == power_) return doubt.order;
    return {};
}

/// Returns the context in which a build or removal that is asked for again is open.
EntryContext OrderLine::openContext()
{
    others_ = written_;
    if (const auto old = replaced()) others_.erase(std::ranges::find(others_, *old));
    return board_.context(power_, others_);
}

/// Returns the builds and removals of other powers that the letters can become: their rows are shown together
/// with those of the power that is asked.
Offers OrderLine::offersOfOthers(const std::string& typed) const
{
    Offers offers;
    if (context().kind != PhaseKind::Adjustment) return offers;
    for (const Power power : session_.map().everyPower()) {
        const EntryContext its = board_.context(power, written_);
        const std::optional<Asked> open = power == power_ ? std::nullopt : nextOpen(its, power, {});
        if (!open) continue;
        Offers own = completer_.completions(its, *open, typed);
        offers.named = offers.orders.empty() ? own.named : offers.named && own.orders.empty();
        offers.orders.insert(offers.orders.end(), own.orders.begin(), own.orders.end());
    }
    return offers;
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
        offers = offersOfOthers(typed.toStdString());
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
    wanted ? list_->popUp(this) : list_->hide();
}

void OrderLine::moveEvent(QMoveEvent* event)
{
    QWidget::moveEvent(event);
    if (list_ && list_->isVisible()) popUp();
}

void OrderLine::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    if (list_) list_->hide();
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

} // namespace chancery
