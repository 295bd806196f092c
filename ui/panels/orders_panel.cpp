// SPDX-License-Identifier: GPL-3.0-or-later
// Sheets or results; see orders_panel.h.
#include "ui/panels/orders_panel.h"

#include <QApplication>

namespace chancery {

OrdersPanel::OrdersPanel(Session& session, Presenter& presenter, QWidget* parent)
    : QStackedWidget(parent)
    , session_(session)
    , presenter_(presenter)
    , writing_(new WritingPage(session, this))
    , results_(new ResultsPage(this))
{
    setObjectName(QStringLiteral("ordersPanel"));
    addWidget(writing_);
    addWidget(results_);
    connect(&presenter_, &Presenter::shownPhaseChanged, this, &OrdersPanel::refresh);
    connect(&presenter_.desk(), &OrderDesk::powerChosen, writing_, &WritingPage::showPower);
    connect(writing_, &WritingPage::asking, &presenter_.desk(), &OrderDesk::suggest);
    connect(results_, &ResultsPage::chosen, &presenter_.console(), &ConsoleView::choose);
    refresh();
}

void OrdersPanel::setTheme(const Theme& theme)
{
    writing_->setTheme(theme);
    results_->setTheme(theme);
}

void OrdersPanel::refresh()
{
    const PhaseRecord& record = presenter_.shownRecord();
    if (record.outcome) results_->show(session_.game(), record);
    const bool leaves =
        record.outcome && currentWidget() == writing_ && isAncestorOf(QApplication::focusWidget());
    setCurrentWidget(record.outcome ? static_cast<QWidget*>(results_) : writing_);
    if (leaves) Q_EMIT writingLeft();
}

} // namespace chancery
