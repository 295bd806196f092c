// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/order_line.h"

#include "engine/game/desk_check.h"
#include "engine/game/orders_given.h"
#include "ui/desk/sheet_edits.h"
#include "ui/parts/dialog_parts.h"
#include "ui/words/brief.h"
#include "ui/words/desk_words.h"
#include "ui/words/words.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace chancery {

namespace {

constexpr std::size_t mostOffered = 24;

} // namespace

OrderLine::OrderLine(Session& session, QWidget* parent)
    : QWidget(parent)
    , session_(session)
    , board_(session)
    , completer_(session.map())
    , written_(ordersInOwnName(session.game(), session.current()))
    , typed_(textLine(this))
    , list_(new QListWidget(this))
    , problem_(problemLabel("lineProblem", this))
{
    introduce(
        typed_, "orderLine", tr("Order for the unit"),
        tr("Three letters and Enter: “ser”, “s bud”, “h”. Enter alone skips the unit, Backspace goes back"));
    introduce(list_, "lineOffers", tr("Matching orders"), tr("Up and Down select, Enter enters the order"));
    list_->setFocusPolicy(Qt::NoFocus);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setUniformItemSizes(true);
    list_->hide();
    typed_->setFrame(false);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(typed_);
    typed_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored); // as high as the row
    problem_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    setFocusProxy(typed_);
    typed_->installEventFilter(this);
    connect(typed_, &QLineEdit::textEdited, this, [this] {
        note_.clear();
        keepDraft();
        complete();
    });
    connect(list_, &QListWidget::itemClicked, this, &OrderLine::enter);
    connect(list_, &QListWidget::currentRowChanged, this, &OrderLine::changed);
    connect(&session_, &Session::replaced, this, &OrderLine::forget);
    connect(&session_, &Session::changed, this, &OrderLine::follow);
}

OrderLine::~OrderLine()
{
    delete list_;
}

Province OrderLine::unit() const
{
    return asked_ ? asked_->unit : noProvince;
}

std::optional<Order> OrderLine::proposal() const
{
    const int row = list_->currentRow();
    if (typed_->text().trimmed().isEmpty() || row < 0 || row >= static_cast<int>(offered_.size())) return {};
    return offered_[static_cast<std::size_t>(row)];
}

/// Drops the unit asked for and the offered orders, which belong to the game that was replaced.
void OrderLine::forget()
{
    completer_ = Completer(session_.map());
    written_ = ordersInOwnName(session_.game(), session_.current());
    asked_.reset();
    offered_.clear();
    const QSignalBlocker quiet(list_);
    list_->clear();
}

void OrderLine::follow(Change change)
{
    setEnabled(session_.takesOrders());
    if (change == Change::File || change == Change::Details) return;
    const std::vector<Order> before =
        std::exchange(written_, ordersInOwnName(session_.game(), session_.current()));
    if (change == Change::Orders && session_.undoing() && typed_->text().isEmpty())
        if (const auto asked = answeredOtherwise(context(), before)) return Q_EMIT undone(*asked);
    const bool stillAsked = change == Change::Orders && asked_ && !isAnswered(context(), *asked_);
    if (writing_) return;
    if (!stillAsked) {
        if (change != Change::Game) session_.setDraft({});
        return ask(power_);
    }
    complete();
}

void OrderLine::ask(Power power)
{
    power_ = power;
    const std::vector<Asked> all = askedOf(context(), power_);
    const auto begun = std::ranges::find_if(all, [this](const Asked& each) { return drafted(each); });
    const auto open =
        std::ranges::find_if(all, [this](const Asked& each) { return isOpen(context(), each); });
    const auto first = begun == all.end() ? open : begun;
    goTo(first == all.end() || drafted({}) ? std::nullopt : std::optional(*first));
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
    note_.clear();
    typed_->setText(drafted(asked) ? QString::fromStdString(session_.draft().letters) : QString());
    showQuestion();
    complete();
}

/// Goes to the next unit without an order, starting again from the first after the last.
void OrderLine::goOn()
{
    session_.setDraft({});
    const std::vector<Asked> all = askedOf(context(), power_);
    const std::size_t from = asked_ ? static_cast<std::size_t>(asked_->number) + 1 : 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Asked& next = all[(from + i) % all.size()];
        if (isOpen(context(), next)) return goTo(next);
    }
    goTo(std::nullopt);
}

/// Goes on after something was written. `open` says that an order was missing before; if none is now, the
/// next power's turn has come. Who corrects a complete sheet stays with it.
void OrderLine::goOnAfterWriting(bool open)
{
    goOn();
    if (open && !asked_) Q_EMIT powerDone();
}

/// Returns whether nothing that the power is asked for is missing.
bool OrderLine::isComplete() const
{
    return std::ranges::none_of(askedOf(context(), power_),
                                [this](const Asked& each) { return isOpen(context(), each); });
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

void OrderLine::showQuestion()
{
    const Map& map = session_.map();
    const Position& position = session_.current().before;
    QString now;
    if (!asked_ && owesWishes(session_.game(), power_)) {
        question_ = tr("Wishes", "of a power that has lost its country");
        QStringList examples;
        for (const Province p : map.centres)
            if (map[p].home == power_ && examples.size() < 2)
                examples << QStringLiteral("R ") + brief(map, {power_, UnitKind::Army, whole(p)});
        now = tr("home centres, the most important one first, such as %1")
                  .arg(examples.join(QStringLiteral(", ")));
    } else if (context().neutral.has(power_)) {
        question_ = Words(map).power(power_);
        now = DeskWords::noPlayer(session_.game(), power_);
    } else if (!asked_) {
        question_ = tr("Done");
        const Missing all = missingOf(session_.game());
        now = all.missing > 0                        ? tr("Enter or click the next tab")
              : all.asked > 0 || session_.resolved() ? tr("All orders are entered")
                                                     : tr("No orders are due");
    } else if (asked_->unit == noProvince) {
        const AdjustmentChoices choices = adjustmentChoices(map, position, power_, context().unplayed);
        const QString text = choices.count > 0 ? tr("Build %1 of %2") : tr("Removal %1 of %2");
        question_ = text.arg(asked_->number + 1).arg(std::abs(choices.count));
    } else {
        const DislodgedUnit* dislodged = dislodgedAt(map, position, asked_->unit);
        question_ = brief(map, dislodged ? dislodged->unit : *unitAt(map, position, asked_->unit));
        for (const Order& order : written_)
            if (order.unit.at != nowhere && map.provinceOf(order.unit.at) == asked_->unit &&
                order.power == power_)
                now = tr("currently %1").arg(brief(map, position, order));
    }
    answered_ = !now.isEmpty();
    typed_->setPlaceholderText(now);
    typed_->setAccessibleName(tr("Order for %1").arg(question_));
    setEnabled(session_.takesOrders());
}

/// Returns the question for the completer, also if all is answered.
Asked OrderLine::question() const
{
    return asked_.value_or(Asked{power_, noProvince, -1});
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

/// Offers the orders that the letters can become. The first is selected if the letters name it.
void OrderLine::complete()
{
    const QString typed = typed_->text().trimmed();
    Offers offers;
    if (session_.takesOrders() && (asked_ || !typed.isEmpty()))
        offers = completer_.completions(openContext(), question(), typed.toStdString());
    offered_ = std::move(offers.orders);
    named_ = offers.named;
    if (offered_.size() > mostOffered) offered_.resize(mostOffered);
    showWhatEnterDoes(typed);
    const QSignalBlocker quiet(list_);
    list_->clear();
    for (const Order& order : offered_)
        list_->addItem(brief(session_.map(), session_.current().before, order) + QStringLiteral("   ") +
                       Words(session_.map()).order(order));
    list_->setCurrentRow(named_ ? 0 : -1);
    if (!note_.isEmpty()) say(note_);
    popUp();
    Q_EMIT changed();
}

void OrderLine::setHint(const QString& hint)
{
    if (!answered_) typed_->setPlaceholderText(hint);
}

void OrderLine::say(const QString& note)
{
    note_ = note;
    chancery::tell(problem_, note_, Tone::Quiet);
    problem_->setVisible(!note_.isEmpty());
}

void OrderLine::enter()
{
    const QString typed = typed_->text().trimmed();
    const int row = list_->currentRow();
    if (row >= 0 && row < static_cast<int>(offered_.size()))
        return writeOffered(Order(offered_[static_cast<std::size_t>(row)]));
    if (typed.isEmpty()) {
        const std::optional<Asked> before = asked_;
        if (asked_) goOn();
        if (asked_ == before) Q_EMIT powerDone(); // nothing else of the power is open
        return;
    }
    if (!offered_.empty()) return say(tr("Several orders start like this. Type more, or choose with Down."));
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

/// Asks for the same unit again, after something was written for another one.
void OrderLine::stay(const QString& written)
{
    session_.setDraft({});
    goTo(asked_);
    say(tr("Entered: %1").arg(written));
}

/// Writes an order. If it is for another unit, the unit asked for stays asked for.
void OrderLine::writeOffered(const Order& order)
{
    const std::optional<Order> old = replaced();
    const bool open = !isComplete();
    {
        const QScopedValueRollback guard(writing_, true);
        if (old)
            replaceOrder(session_, *old, order);
        else
            writeOrder(session_, order);
    }
    const bool aside = asked_ && asked_->unit != noProvince && order.unit.at != nowhere &&
                       session_.map().provinceOf(order.unit.at) != asked_->unit;
    if (aside) return stay(brief(session_.map(), session_.current().before, order));
    goOnAfterWriting(open);
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
    tell(problem);
    problem_->setVisible(!problem.isEmpty());
}

void OrderLine::tell(const QString& problem)
{
    chancery::tell(problem_, problem, Tone::Alarm);
}

} // namespace chancery
