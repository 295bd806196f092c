// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/history_page.h"

#include "ui/draw/type.h"
#include "ui/parts/room_below.h"

#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace chancery {

HistoryPage::HistoryPage(const Session& session, Presenter& presenter, QWidget* parent)
    : QWidget(parent)
    , list_(new HistoryPanel(session, presenter, this))
    , chart_(new CentreChart(session, presenter, this))
{
    setObjectName(QStringLiteral("historyPage"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(list_, 1);
    column->addWidget(chart_, 1);
}

/// The list has half of the page, or less if it has fewer phases.
void HistoryPage::share()
{
    const int needed = std::min(list_->sizeHint().height(), height() / 2), left = height() - needed;
    shareRoom(*static_cast<QVBoxLayout*>(layout()), *list_, needed, *chart_,
              left >= grown(leastBelow) ? left : 0);
}

bool HistoryPage::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize) share();
    return QWidget::event(event);
}

} // namespace chancery
