// SPDX-License-Identifier: GPL-3.0-or-later
// Where the parts of the console are: what is round the board and over it, and how that is kept.
#include "app/board_shelf.h"
#include "app/document.h"
#include "app/kept_layout.h"
#include "app/main_window.h"
#include "app/top_notes.h"
#include "engine/game/victory_points.h"
#include "ui/console/audience_chip.h"
#include "ui/console/committee_panel.h"
#include "ui/console/entry_strip.h"
#include "ui/console/flow_bar.h"
#include "ui/console/history_panel.h"
#include "ui/console/live_view.h"
#include "ui/console/orders_panel.h"
#include "ui/console/phase_form.h"
#include "ui/console/results_page.h"
#include "ui/console/story_controls.h"
#include "ui/console/tally_panel.h"
#include "ui/console/time_line.h"
#include "ui/draw/board_view.h"
#include "ui/draw/type.h"
#include "ui/parts/handbook_page.h"
#include "ui/room/clock_face.h"
#include "ui/room/screens.h"

#include <QApplication>
#include <QDockWidget>
#include <QKeyEvent>
#include <QLabel>
#include <QScreen>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace chancery {

namespace {

constexpr int beforeForm = 0, layoutVersion = 1; ///< of layouts without and with the page of retreats

bool isLayoutChange(const QEvent& event)
{
    switch (event.type()) {
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::WindowStateChange:
    case QEvent::ShowToParent:
    case QEvent::HideToParent:
        return true;
    default:
        return false;
    }
}

} // namespace

void MainWindow::layOut()
{
    board_->setObjectName(QStringLiteral("board"));
    board_->setAccessibleName(tr("Board"));
    place_->setObjectName(QStringLiteral("hoveredPlace"));
    auto* middle = new QWidget(this);
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(notes_);
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
    addPanels();
}

void MainWindow::addPanels()
{
    QDockWidget* orders = newPanel("ordersDock", tr("Orders"), orders_);
    QDockWidget* form = newPanel("formDock", form_->title(), form_);
    form->setAttribute(Qt::WA_ShowWithoutActivating); // a phase that begins takes the focus from nothing
    form->hide();
    QDockWidget* tally = newPanel("tallyDock", tr("Tally"), tally_);
    QDockWidget* history = newPanel("historyDock", tr("History"), history_);
    tabifyDockWidget(tally, history);
    tabifyDockWidget(history, newPanel("liveDock", tr("Audience"), live_));
    QDockWidget* committee = newPanel("committeeDock", tr("Committee"), committee_);
    tabifyDockWidget(history, committee);
    committee->hide();
    committee->toggleViewAction()->setEnabled(false);
    tally->raise();
    tabifyDockWidget(orders, form);
    firstPanels_ = saveState(layoutVersion);
    followLock();
}

QList<QDockWidget*> MainWindow::panels() const
{
    return findChildren<QDockWidget*>();
}

void MainWindow::followLock()
{
    using Feature = QDockWidget::DockWidgetFeature;
    const QDockWidget::DockWidgetFeatures free = Feature::DockWidgetMovable | Feature::DockWidgetFloatable;
    const bool locked = document_.settings().values().panelsLocked;
    for (QDockWidget* panel : panels())
        panel->setFeatures(locked ? Feature::DockWidgetClosable : free | Feature::DockWidgetClosable);
}

void MainWindow::resetLayout()
{
    setBoardAlone(false);
    restoreState(firstPanels_, layoutVersion);
    placeForm();
    sizePanels();
    document_.announce(tr("All panels are back in their first places."));
}

void MainWindow::showPanel(QDockWidget& panel)
{
    setBoardAlone(false);
    DocumentWindow::showPanel(panel);
}

/// Gives the panels their first sizes. Before the window is shown, panels in tabs do not take any.
void MainWindow::sizePanels()
{
    resizeDocks({&dock("ordersDock"), &dock("tallyDock")}, {380, 380}, Qt::Horizontal);
    resizeDocks({&dock("ordersDock"), &dock("tallyDock")}, {420, 230}, Qt::Vertical);
}

QDockWidget& MainWindow::dock(const char* name) const
{
    return *findChild<QDockWidget*>(QLatin1String(name));
}

/// Shows or hides the page of retreats or adjustments, as the phase asks. The orders stay in front of it.
void MainWindow::placeForm()
{
    QDockWidget &form = dock("formDock"), &orders = dock("ordersDock");
    const bool inFront = !orders.isHidden() && (!isVisible() || !orders.visibleRegion().isEmpty());
    const bool focused = form.isAncestorOf(QApplication::focusWidget());
    formDue_ = form_->asks();
    form.setVisible(formDue_);
    if (formDue_ && inFront) orders.raise();
    if (focused && !formDue_) focusBoard();
}

/// Shows the page of retreats or adjustments when its phase begins and hides it afterwards. If it is closed,
/// it stays so in this phase.
void MainWindow::followForm()
{
    QDockWidget& form = dock("formDock");
    form.setWindowTitle(form_->title());
    form.toggleViewAction()->setEnabled(form_->asks());
    if (panelsBefore_.isEmpty() && formDue_ != form_->asks()) placeForm();
}

/// Offers the officers' page in games whose rules have a Committee, and hides it in others.
void MainWindow::followCommittee()
{
    const bool sits = pointsCount(document_.session().game().rulebook.options);
    QDockWidget& page = dock("committeeDock");
    if (!sits) page.hide(); // panels kept from another game may show it
    if (page.toggleViewAction()->isEnabled() == sits) return;
    page.toggleViewAction()->setEnabled(sits);
    page.setVisible(sits && panelsBefore_.isEmpty());
}

void MainWindow::showCommittee()
{
    QDockWidget& page = dock("committeeDock");
    page.show();
    page.raise();
}

void MainWindow::showForm()
{
    QDockWidget& form = dock("formDock");
    form.show();
    form.raise();
    if (form.isFloating()) form.activateWindow();
    form_->focusFirst();
}

/// Says where the handbook explains each part; a dialog says so itself.
void MainWindow::explainParts()
{
    explainOn(this, "evening");
    explainOn(board_, "clicking");
    explainOn(&shelf_->entry(), "clicking");
    explainOn(&story(), "reveal");
    explainOn(orders_, "typing");
    explainOn(&orders_->results(), "studying");
    explainOn(tally_, "audience");
    explainOn(history_, "rulings");
    explainOn(timeLine_, "rulings");
    explainOn(live_, "audience");
    explainOn(form_, "retreats");
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
        restoreState(std::exchange(panelsBefore_, {}), layoutVersion);
        return followForm();
    }
    panelsBefore_ = saveState(layoutVersion);
    for (QDockWidget* dock : panels()) dock->hide();
}

/// Keeps the layout soon after each change of it, so that a crash does not lose it.
void MainWindow::watchLayout()
{
    constexpr int moment = 500; // milliseconds
    layoutSoon_->setSingleShot(true);
    layoutSoon_->setInterval(moment);
    connect(layoutSoon_, &QTimer::timeout, this, &MainWindow::keepLayout);
    for (QDockWidget* dock : panels()) dock->installEventFilter(this);
}

bool MainWindow::event(QEvent* event)
{
    // New texts of the bar are not painted in the places of the old ones.
    if (event->type() == QEvent::UpdateRequest)
        QCoreApplication::sendPostedEvents(flow_, QEvent::LayoutRequest);
    const bool handled = DocumentWindow::event(event);
    if (event->type() == QEvent::Show && !std::exchange(shownBefore_, true) &&
        document_.settings().values().windowState.isEmpty())
        sizePanels();
    if (isLayoutChange(*event) && isVisible()) layoutSoon_->start();
    return handled;
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (isLayoutChange(*event) && isVisible()) layoutSoon_->start();
    return DocumentWindow::eventFilter(watched, event);
}

void MainWindow::keepLayout()
{
    document_.settings().keepLayout(saveGeometry(),
                                    panelsBefore_.isEmpty() ? saveState(layoutVersion) : panelsBefore_);
}

void MainWindow::restorePanels()
{
    if (!panelsBefore_.isEmpty()) restoreState(std::exchange(panelsBefore_, {}), layoutVersion);
    const QByteArray& kept = document_.settings().values().windowState;
    if (!restoreState(kept, layoutVersion) && restoreState(kept, beforeForm))
        tabifyDockWidget(&dock("ordersDock"), &dock("formDock"));
    placeForm();
    followCommittee();
    arrangePanels();
}

void MainWindow::restoreLayout()
{
    constexpr QSize firstSize{1280, 720};
    const QByteArray& geometry = document_.settings().values().geometry;
    resize(firstSize.boundedTo(roomOn(*screen(), *this).size()));
    const bool isFirst = document_.workspace().documents().size() == 1;
    if (!geometry.isEmpty())
        restoreGeometry(geometry);
    else if (isFirst)
        setWindowState(windowState() | Qt::WindowMaximized);
    whileFillingNothing(*this, [this] { restorePanels(); });
    QList<const QWidget*> others;
    for (const auto& document : document_.workspace().documents()) others << document->window();
    moveBeside(*this, others);
}

} // namespace chancery
