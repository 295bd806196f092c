// SPDX-License-Identifier: GPL-3.0-or-later
// The line that orders are typed into; see order_line.h.
#include "ui/panels/order_line.h"

#include "ui/session/sheet_edits.h"
#include "ui/text/brief.h"
#include "ui/text/reading_problems.h"
#include "ui/text/words.h"
#include "ui/widgets/dialog_parts.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScopedValueRollback>
#include <QVBoxLayout>

#include <algorithm>

namespace chancery {

namespace {

constexpr int linesOffered = 4;
constexpr std::size_t mostOffered = 24;

} // namespace

OrderLine::OrderLine(Session& session, QWidget* parent)
    : QWidget(parent)
    , session_(session)
    , board_(session)
    , completer_(session.map())
    , written_(ordersOf(session.current()))
    , question_(new QLabel(this))
    , typed_(textLine(this))
    , list_(new QListWidget(this))
    , problem_(problemLabel("lineProblem", this))
{
    question_->setObjectName(QStringLiteral("lineQuestion"));
    question_->setBuddy(typed_);
    introduce(
        typed_, "orderLine", tr("Order for the unit"),
        tr("Three letters and Enter: “ser”, “s bud”, “h”. Enter alone skips the unit, Backspace goes back"));
    introduce(list_, "lineOffers", tr("Matching orders"), tr("Up and Down select, Enter enters the order"));
    list_->setFocusPolicy(Qt::NoFocus);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setUniformItemSizes(true);
    list_->setFixedHeight(linesOffered * (fontMetrics().height() + 3) + 2 * list_->frameWidth() + 2);
    auto* row = new QHBoxLayout;
    row->addWidget(question_);
    row->addWidget(typed_, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(row);
    column->addWidget(list_);
    column->addWidget(problem_);
    problem_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    setFocusProxy(typed_);
    typed_->installEventFilter(this);
    connect(typed_, &QLineEdit::textEdited, this, [this] {
        keepDraft();
        complete();
    });
    connect(list_, &QListWidget::itemClicked, this, &OrderLine::enter);
    connect(list_, &QListWidget::currentRowChanged, this, &OrderLine::changed);
    connect(&session_, &Session::replaced, this, &OrderLine::forget);
    connect(&session_, &Session::changed, this, &OrderLine::follow);
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
    written_ = ordersOf(session_.current());
    asked_.reset();
    offered_.clear();
    const QSignalBlocker quiet(list_);
    list_->clear();
}

void OrderLine::follow(Change change)
{
    if (change == Change::File || change == Change::Details) return;
    written_ = ordersOf(session_.current());
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
        std::ranges::find_if(all, [this](const Asked& each) { return !isAnswered(context(), each); });
    const auto first = begun == all.end() ? open : begun;
    goTo(first == all.end() || drafted({}) ? std::nullopt : std::optional(*first));
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
    typed_->setText(drafted(asked) ? QString::fromStdString(session_.draft().letters) : QString());
    tell({});
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
        if (!isAnswered(context(), next)) return goTo(next);
    }
    goTo(std::nullopt);
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
    if (!asked_) {
        question_->setText(tr("Done"));
        now = tr("Press Enter for the next power");
    } else if (asked_->unit == noProvince) {
        const AdjustmentChoices choices = adjustmentChoices(map, position, power_);
        const QString text = choices.count > 0 ? tr("Build %1 of %2") : tr("Removal %1 of %2");
        question_->setText(text.arg(asked_->number + 1).arg(std::abs(choices.count)));
    } else {
        const DislodgedUnit* dislodged = dislodgedAt(map, position, asked_->unit);
        question_->setText(brief(map, dislodged ? dislodged->unit : *unitAt(map, position, asked_->unit)));
        for (const Order& order : written_)
            if (order.unit.at != nowhere && map.provinceOf(order.unit.at) == asked_->unit &&
                order.power == power_)
                now = tr("currently %1").arg(brief(map, position, order));
    }
    QFont bold = question_->font();
    bold.setBold(true);
    question_->setFont(bold);
    typed_->setPlaceholderText(now);
    typed_->setAccessibleName(tr("Order for %1").arg(question_->text()));
    setEnabled(!session_.resolved());
}

/// Offers the orders that the letters can become.
void OrderLine::complete()
{
    offered_.clear();
    if (asked_ && !session_.resolved())
        offered_ = completer_.completions(context(), *asked_, typed_->text().toStdString());
    if (offered_.size() > mostOffered) offered_.resize(mostOffered);
    const bool illegal = asked_ && offered_.empty() && !typed_->text().trimmed().isEmpty();
    tell(illegal ? tr("No legal order starts like this. Enter adds it as typed.") : QString());
    const QSignalBlocker quiet(list_);
    list_->clear();
    for (const Order& order : offered_)
        list_->addItem(brief(session_.map(), session_.current().before, order) + QStringLiteral("   ") +
                       Words(session_.map()).order(order));
    list_->setCurrentRow(typed_->text().trimmed().isEmpty() || offered_.empty() ? -1 : 0);
    Q_EMIT changed();
}

void OrderLine::select(int step)
{
    if (offered_.empty()) return;
    list_->setCurrentRow(std::clamp(list_->currentRow() + step, 0, list_->count() - 1));
}

void OrderLine::enter()
{
    const QString typed = typed_->text().trimmed();
    const int row = list_->currentRow();
    if (row >= 0 && row < static_cast<int>(offered_.size())) {
        const QScopedValueRollback guard(writing_, true);
        writeOrder(session_, Order(offered_[static_cast<std::size_t>(row)]));
    } else if (typed.isEmpty()) {
        if (!asked_) return Q_EMIT powerDone();
    } else if (!writeAsTyped(typed)) {
        return;
    }
    goOn();
}

/// Writes a line with which no legal order begins. What can be read is written, because the rules let players
/// write illegal orders. Returns false and says what is wrong if it cannot be read.
bool OrderLine::writeAsTyped(const QString& typed)
{
    const PhaseRecord& record = session_.current();
    const ReadingContext reading{session_.map(), record.before, record.phase.kind, power_};
    const QString unit = asked_ && asked_->unit != noProvince ? question_->text() + u' ' : QString();
    for (const QString& line : {unit + typed, typed}) {
        if (problemOf(reading, line.toStdString())) continue;
        const QScopedValueRollback guard(writing_, true);
        const QString before = sheetText(session_.game(), power_);
        writeSheet(session_, power_, before.isEmpty() ? line : before + u'\n' + line);
        return true;
    }
    const auto problem = problemOf(reading, (unit + typed).toStdString());
    tell(ReadingProblems(session_.map()).sentence(*problem));
    return false;
}

void OrderLine::tell(const QString& problem)
{
    chancery::tell(problem_, problem, Tone::Alarm);
}

bool OrderLine::press(int key, Qt::KeyboardModifiers modifiers)
{
    const bool jump = modifiers.testFlag(Qt::ControlModifier);
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        enter();
        return true;
    case Qt::Key_Up:
        if (jump)
            goBack();
        else
            select(-1);
        return true;
    case Qt::Key_Down:
        if (jump)
            goOn();
        else
            select(1);
        return true;
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        Q_EMIT turned(key == Qt::Key_PageUp ? -1 : 1);
        return true;
    case Qt::Key_Backspace:
        if (!typed_->text().isEmpty()) return false;
        goBack();
        return true;
    case Qt::Key_Escape:
        if (typed_->text().isEmpty()) return false;
        typed_->clear();
        keepDraft();
        complete();
        return true;
    default:
        return false;
    }
}

bool OrderLine::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride: { // the window undoes, across sheets and phases
        const auto& key = static_cast<const QKeyEvent&>(*event);
        if (!key.matches(QKeySequence::Undo) && !key.matches(QKeySequence::Redo)) break;
        event->ignore();
        return true;
    }
    case QEvent::KeyPress:
        if (take(static_cast<const QKeyEvent&>(*event))) return true;
        break;
    case QEvent::FocusIn:
    case QEvent::FocusOut:
        Q_EMIT changed();
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

/// Returns whether the line has used the key itself.
bool OrderLine::take(const QKeyEvent& key)
{
    if (key.modifiers() == Qt::AltModifier) return true; // a shortcut that is disabled now; it types nothing
    const QString copied = key.matches(QKeySequence::Paste) ? QApplication::clipboard()->text() : QString();
    if (!copied.trimmed().contains(u'\n')) return press(key.key(), key.modifiers());
    Q_EMIT pasted(copied);
    return true;
}

} // namespace chancery
