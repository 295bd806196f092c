// SPDX-License-Identifier: GPL-3.0-or-later
// Where the parts of the console are: what is round the board and over it, and how that is kept.
#include "app/document.h"
#include "app/main_window.h"
#include "ui/board/board_view.h"
#include "ui/panels/audience_chip.h"
#include "ui/panels/entry_strip.h"
#include "ui/panels/flow_bar.h"
#include "ui/panels/history_panel.h"
#include "ui/panels/live_view.h"
#include "ui/panels/orders_panel.h"
#include "ui/panels/results_page.h"
#include "ui/panels/story_controls.h"
#include "ui/panels/tally_panel.h"
#include "ui/panels/time_line.h"
#include "ui/projector/clock_face.h"
#include "ui/style/type.h"
#include "ui/widgets/handbook_page.h"
#include "ui/widgets/shelf.h"

#include <QDockWidget>
#include <QLabel>
#include <QScreen>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace chancery {

namespace {

constexpr QSize firstSize{1280, 720};
constexpr QPoint besideOthers{40, 40}; ///< a window that would cover another exactly is moved by this

} // namespace

void MainWindow::layOut()
{
    board_->setObjectName(QStringLiteral("board"));
    board_->setAccessibleName(tr("Board"));
    place_->setObjectName(QStringLiteral("hoveredPlace"));
    shelf_->add(entry_);
    shelf_->add(story_);
    auto* middle = new QWidget(this);
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    trouble_->setObjectName(QStringLiteral("trouble"));
    trouble_->setTextFormat(Qt::PlainText);
    trouble_->setWordWrap(true);
    trouble_->setMargin(spacingStep);
    trouble_->setAutoFillBackground(true);
    trouble_->hide();
    column->addWidget(trouble_);
    column->addWidget(flow_);
    flow_->addBesideNext(chip_);
    clock_->setQuietUntilStarted();
    flow_->addBesideNext(clock_);
    column->addWidget(board_, 1);
    column->addWidget(timeLine_);
    middle_->addWidget(middle);
    setCentralWidget(middle_);
    place_->setParent(board_);
    place_->setAttribute(Qt::WA_TransparentForMouseEvents);
    place_->setAutoFillBackground(true);
    place_->setMargin(spacingStep);
    place_->hide();
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    setCorner(Qt::TopRightCorner, Qt::RightDockWidgetArea);

    QDockWidget* orders = addPanel("ordersDock", tr("Orders"), orders_);
    QDockWidget* tally = addPanel("tallyDock", tr("Tally"), tally_);
    QDockWidget* history = addPanel("historyDock", tr("History"), history_);
    tabifyDockWidget(tally, history);
    tabifyDockWidget(history, addPanel("liveDock", tr("Audience"), live_));
    tally->raise();
    resizeDocks({orders, tally}, {380, 380}, Qt::Horizontal);
    resizeDocks({orders, tally}, {420, 230}, Qt::Vertical);
}

/// Says where the handbook explains each part; a dialog says so itself.
void MainWindow::explainParts()
{
    explainOn(this, "evening");
    explainOn(board_, "clicking");
    explainOn(entry_, "clicking");
    explainOn(story_, "reveal");
    explainOn(orders_, "typing");
    explainOn(&orders_->results(), "studying");
    explainOn(tally_, "audience");
    explainOn(history_, "rulings");
    explainOn(timeLine_, "rulings");
    explainOn(live_, "audience");
}

QDockWidget* MainWindow::addPanel(const char* name, const QString& title, QWidget* panel)
{
    auto* dock = new QDockWidget(title, this);
    dock->setObjectName(QLatin1String(name));
    dock->setWidget(panel);
    addDockWidget(Qt::RightDockWidgetArea, dock);
    return dock;
}

void MainWindow::setBoardAlone(bool alone)
{
    if (alone == isBoardAlone()) return;
    boardAlone_ = alone;
    flow_->setVisible(!alone);
    timeLine_->setVisible(!alone);
    arrangePanels();
    if (alone) focusBoard();
}

/// Hides the panels while the board is shown alone or the start page is in its place.
void MainWindow::arrangePanels()
{
    const bool hidden = boardAlone_ || document_.atStart();
    if (hidden != panelsBefore_.isEmpty()) return;
    if (!hidden) {
        restoreState(std::exchange(panelsBefore_, {}));
        return;
    }
    panelsBefore_ = saveState();
    for (QDockWidget* dock : findChildren<QDockWidget*>()) dock->hide();
}

void MainWindow::keepLayout()
{
    document_.settings().keepLayout(saveGeometry(), panelsBefore_.isEmpty() ? saveState() : panelsBefore_);
}

/// Qt 6.4 keeps a second copy of the panels of a window that is going to fill a display, and crashes when one
/// of them floats. So the window fills the display only afterwards.
void MainWindow::restorePanels()
{
    const Qt::WindowStates filling = windowState() & (Qt::WindowMaximized | Qt::WindowFullScreen);
    if (filling) {
        const QRect place = normalGeometry();
        setWindowState(windowState() & ~filling);
        setGeometry(place);
    }
    if (!panelsBefore_.isEmpty()) restoreState(std::exchange(panelsBefore_, {}));
    restoreState(document_.settings().values().windowState);
    arrangePanels();
    setWindowState(windowState() | filling);
}

void MainWindow::restoreLayout()
{
    const QByteArray& geometry = document_.settings().values().geometry;
    resize(firstSize.boundedTo(screen()->availableSize()));
    const bool isFirst = document_.workspace().documents().size() == 1;
    if (!geometry.isEmpty())
        restoreGeometry(geometry);
    else if (isFirst)
        setWindowState(windowState() | Qt::WindowMaximized);
    restorePanels();
    const auto covers = [this](const auto& document) {
        const MainWindow* other = document->window();
        return document.get() != &document_ && other && other->pos() == pos();
    };
    while (!isMaximized() && !isFullScreen() &&
           std::ranges::any_of(document_.workspace().documents(), covers))
        move(pos() + besideOthers);
}

} // namespace chancery
