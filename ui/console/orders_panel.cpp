// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/orders_panel.h"

#include "ui/draw/type.h"
#include "ui/parts/room_below.h"
#include "ui/words/words.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QScopedValueRollback>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace chancery {

OrdersPanel::OrdersPanel(Session& session, Presenter& presenter, QWidget* parent)
    : QWidget(parent)
    , session_(session)
    , presenter_(presenter)
    , writing_(new WritingPage(session, this))
    , results_(new ResultsPage(this))
    , whichBefore_(new QLabel(this))
    , before_(new ResultsPage(this))
    , comparison_(new ComparisonPage(session, presenter, this))
{
    setObjectName(QStringLiteral("ordersPanel"));
    whichBefore_->setObjectName(QStringLiteral("resultsBefore"));
    setType(whichBefore_, TypeSize::Heading);
    whichBefore_->setContentsMargins(2 * spacingStep, spacingStep, 2 * spacingStep, 0);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(writing_, 1);
    column->addWidget(results_, 1);
    column->addWidget(whichBefore_);
    column->addWidget(before_, 1);
    column->addWidget(comparison_, 1);
    connect(&presenter_, &Presenter::shownPhaseChanged, this, &OrdersPanel::refresh);
    connect(&presenter_, &Presenter::stateChanged, this, &OrdersPanel::choosePage);
    connect(&presenter_.desk(), &OrderDesk::powerChosen, this, [this](Power power) {
        const QScopedValueRollback guard(boardLeads_, true);
        writing_->takeFromBoard(power, presenter_.desk().idle());
    });
    connect(writing_, &WritingPage::powerShown, this, [this] { // what is chosen on the board is of another
        if (!boardLeads_) presenter_.desk().reset();
    });
    connect(writing_, &WritingPage::asking, this, &OrdersPanel::tellBoard);
    connect(writing_, &WritingPage::stands, this, &OrdersPanel::frame);
    connect(writing_, &WritingPage::pointed, &presenter_.desk(), &OrderDesk::point);
    connect(&presenter_.desk(), &OrderDesk::changed, this, &OrdersPanel::followBoard);
    connect(results_, &ResultsPage::chosen, &presenter_.console(), &ConsoleView::choose);
    connect(writing_, &WritingPage::menuWanted, this, &OrdersPanel::menuWanted);
    connect(writing_, &WritingPage::menuKeyPressed, this, &OrdersPanel::menuKeyPressed);
    connect(results_, &ResultsPage::menuWanted, this, &OrdersPanel::menuWanted);
    refresh();
    frame(writing_->place());
}

std::pair<Province, QPoint> OrdersPanel::menuPlace() const
{
    return writing_->isHidden() ? results_->menuPlace() : writing_->menuPlace();
}

void OrdersPanel::setTheme(const Theme& theme)
{
    writing_->setTheme(theme);
    results_->setTheme(theme);
    before_->setTheme(theme);
    comparison_->setTheme(theme);
}

void OrdersPanel::showPower(Power power)
{
    if (writing_->isHidden())
        results_->showPower(power);
    else
        writing_->showPower(power);
}

/// Shows on the board what is being typed. What is chosen there by clicks is dropped once the keyboard has
/// gone on to another unit: where one is, is one thing.
void OrdersPanel::tellBoard(Province unit, const std::optional<Order>& proposal)
{
    OrderDesk& desk = presenter_.desk();
    const Province chosen = chosenProvince(session_.map(), desk.state());
    const bool left = unit != noProvince && chosen != noProvince && chosen != unit;
    const QString letters = writing_->letters();
    const bool typed = letters.size() > 1 && desk.awaitsTarget(); // one may be a key of it
    if ((left || typed) && !boardLeads_) desk.reset();
    desk.suggest(unit, proposal, letters);
}

/// Frames on the board what the line asks for. What was found there before goes once that is something else.
void OrdersPanel::frame(Province place)
{
    if (std::exchange(framed_, place) != place) presenter_.console().choose(noProvince);
    presenter_.desk().frame(place);
}

/// Lights the row of the unit that the board points at, and asks for the unit that was chosen there.
void OrdersPanel::followBoard()
{
    const OrderDesk& desk = presenter_.desk();
    const Province chosen = chosenProvince(session_.map(), desk.state());
    writing_->light(desk.lit());
    if (desk.refused() != noProvince && desk.dropped() == noProvince) writing_->goOnIfDue();
    if (chosen == chosen_) return;
    chosen_ = chosen;
    if (chosen != noProvince) writing_->askFor(chosen);
}

void OrdersPanel::refresh()
{
    const PhaseRecord& record = presenter_.shownRecord();
    if (record.outcome) results_->show(session_.game(), record);
    stale_ = true;
    choosePage();
}

void OrdersPanel::choosePage()
{
    comparison_->refresh();
    const bool compares = presenter_.console().comparison();
    const bool writes = !compares && !presenter_.shownRecord().outcome;
    const bool leaves = !writes && !writing_->isHidden() && isAncestorOf(QApplication::focusWidget());
    writing_->setVisible(writes);
    results_->setVisible(!writes && !compares);
    comparison_->setVisible(compares);
    shareRoom();
    if (leaves) Q_EMIT writingLeft();
}

/// Returns the last movement phase before the one that is shown, if it is resolved; else nullptr.
const PhaseRecord* OrdersPanel::movementsBefore() const
{
    const std::vector<PhaseRecord>& phases = session_.game().phases;
    for (std::size_t i = presenter_.shownPhase(); i-- > 0;)
        if (phases[i].phase.kind == PhaseKind::Movement) return phases[i].outcome ? &phases[i] : nullptr;
    return nullptr;
}

/// Returns the height that the page which is shown needs.
int OrdersPanel::heightNeeded() const
{
    return writing_->isHidden() ? results_->heightNeeded() : writing_->heightNeeded();
}

int OrdersPanel::heightFilled() const
{
    if (!comparison_->isHidden()) return QWIDGETSIZE_MAX;
    const int page = writing_->isHidden() ? results_->heightNeeded() : writing_->heightFilled();
    return std::max(
        page, before_->isHidden() ? 0 : heightNeeded() + whichBefore_->height() + before_->heightNeeded());
}

/// Shows the results of the movements before below a page that leaves them room.
void OrdersPanel::shareRoom()
{
    const PhaseRecord* told = comparison_->isHidden() ? movementsBefore() : nullptr;
    QWidget* page = writing_->isHidden() ? static_cast<QWidget*>(results_) : writing_;
    const int needed = heightNeeded();
    const int left = height() - needed - whichBefore_->sizeHint().height();
    const bool below = told && left >= grown(leastBelow);
    if (below && std::exchange(stale_, false)) before_->show(session_.game(), *told);
    if (below) whichBefore_->setText(tr("Results: %1", "a phase").arg(Words::phase(told->phase)));
    whichBefore_->setVisible(below);
    chancery::shareRoom(*static_cast<QVBoxLayout*>(layout()), *page, needed, *before_, below ? left : 0);
}

bool OrdersPanel::event(QEvent* event)
{
    if (event->type() == QEvent::Resize) writing_->setRoom(height());
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize) shareRoom();
    return QWidget::event(event);
}

} // namespace chancery
