// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/orders_panel.h"

#include <QApplication>
#include <QScopedValueRollback>

#include <utility>

namespace chancery {

OrdersPanel::OrdersPanel(Session& session, Presenter& presenter, QWidget* parent)
    : QStackedWidget(parent)
    , session_(session)
    , presenter_(presenter)
    , writing_(new WritingPage(session, this))
    , results_(new ResultsPage(this))
    , comparison_(new ComparisonPage(session, presenter, this))
{
    setObjectName(QStringLiteral("ordersPanel"));
    addWidget(writing_);
    addWidget(results_);
    addWidget(comparison_);
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
}

std::pair<Province, QPoint> OrdersPanel::menuPlace() const
{
    return currentWidget() == writing_ ? writing_->menuPlace() : results_->menuPlace();
}

void OrdersPanel::setTheme(const Theme& theme)
{
    writing_->setTheme(theme);
    results_->setTheme(theme);
    comparison_->setTheme(theme);
}

void OrdersPanel::showPower(Power power)
{
    if (currentWidget() == writing_)
        writing_->showPower(power);
    else
        results_->showPower(power);
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
    choosePage();
}

void OrdersPanel::choosePage()
{
    comparison_->refresh();
    QWidget* page = writing_;
    if (presenter_.shownRecord().outcome) page = results_;
    if (presenter_.console().comparison()) page = comparison_;
    if (page == currentWidget()) return;
    const bool leaves = currentWidget() == writing_ && isAncestorOf(QApplication::focusWidget());
    setCurrentWidget(page);
    if (leaves) Q_EMIT writingLeft();
}

} // namespace chancery
