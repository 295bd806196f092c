// SPDX-License-Identifier: GPL-3.0-or-later
// Finding things in the console, and showing where they are; see main_window.h.
#include "app/document.h"
#include "app/finds.h"
#include "app/main_window.h"
#include "ui/console/orders_panel.h"
#include "ui/console/results_page.h"
#include "ui/draw/board_view.h"
#include "ui/draw/map_art.h"
#include "ui/parts/finder_popup.h"

#include <QStackedWidget>

namespace chancery {

std::vector<Find> MainWindow::finds()
{
    return findsIn(document_, *this);
}

QString MainWindow::findHint() const
{
    return tr("Action, province, unit, phase, panel, display, game, test case or setting");
}

QWidget& MainWindow::findPlace() const
{
    return document_.atStart() ? *middle_->currentWidget() : *board_;
}

void MainWindow::showProvince(Province province)
{
    if (province == noProvince) return;
    OrderDesk& desk = document_.presenter().desk();
    if (desk.open())
        desk.reset();
    else
        orders_->results().choose(province);
    document_.presenter().console().choose(province);
    const QPointF at = board_->lens().toScreen(document_.board().art->geometry.unitAt(whole(province)));
    constexpr int edge = 40; // pixels; what is nearer to it is hard to see
    const QRectF seen = QRectF(board_->rect()).adjusted(edge, edge, -edge, -edge);
    if (!seen.contains(at)) board_->setLens(board_->lens().panned(seen.center() - at));
}

void MainWindow::chooseUnit(Province province)
{
    showProvince(province);
    OrderDesk& desk = document_.presenter().desk();
    if (!desk.mayDrag(province)) return; // in an adjustment phase a click would write an order
    document_.presenter().console().choose(noProvince);
    desk.click(province, false);
}

} // namespace chancery
