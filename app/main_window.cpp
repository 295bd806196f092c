// SPDX-License-Identifier: GPL-3.0-or-later
// The gamemaster's window: see main_window.h.
#include "app/main_window.h"

#include "ui/board/board_view.h"
#include "ui/panels/entry_strip.h"
#include "ui/panels/history_panel.h"
#include "ui/panels/live_view.h"
#include "ui/panels/orders_panel.h"
#include "ui/panels/story_controls.h"
#include "ui/panels/tally_panel.h"
#include "ui/projector/projector_window.h"
#include "ui/projector/screens.h"
#include "ui/style/icons.h"
#include "ui/text/words.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPointer>
#include <QScreen>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace chancery {

MainWindow::MainWindow(Controller& controller)
    : controller_(controller)
    , board_(new BoardView(this))
    , actions_(new Actions(controller, this, board_))
    , flow_(new FlowBar(controller.session(), controller.presenter(), this))
    , clock_(new ClockFace(this))
    , entry_(new EntryStrip(controller.session(), controller.presenter().desk(), this))
    , story_(new StoryControls(controller.presenter(), this))
    , below_(new QStackedWidget(this))
    , orders_(new OrdersPanel(controller.session(), controller.presenter(), this))
    , tally_(new TallyPanel(controller.session(), controller.presenter(), this))
    , history_(new HistoryPanel(controller.session(), controller.presenter(), this))
    , live_(new LiveView(this))
    , place_(new QLabel(this))
    , trouble_(new QLabel(this))
{
    setObjectName(QStringLiteral("mainWindow"));
    setAcceptDrops(true);
    controller_.setWindow(this);
    layOut();
    actions_->fillMenus(*menuBar());
    fillSubmenus();
    connectParts();
    showBoard();
    showLook();
    showState();
    focusBoard();
}

MainWindow::~MainWindow()
{
    if (controller_.window() == this) controller_.setWindow(nullptr);
}

void MainWindow::layOut()
{
    board_->setObjectName(QStringLiteral("board"));
    board_->setAccessibleName(tr("Board"));
    place_->setObjectName(QStringLiteral("hoveredPlace"));
    below_->setObjectName(QStringLiteral("belowBoard"));
    below_->addWidget(entry_);
    below_->addWidget(story_);
    below_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    auto* middle = new QWidget(this);
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    trouble_->setObjectName(QStringLiteral("trouble"));
    trouble_->setTextFormat(Qt::PlainText);
    trouble_->setWordWrap(true);
    trouble_->setMargin(6);
    trouble_->setAutoFillBackground(true);
    trouble_->hide();
    column->addWidget(trouble_);
    column->addWidget(flow_);
    clock_->setFixedSize(clock_->sizeHint());
    flow_->addBesideNext(clock_);
    column->addWidget(board_, 1);
    column->addWidget(below_);
    setCentralWidget(middle);
    place_->setParent(board_);
    place_->setAttribute(Qt::WA_TransparentForMouseEvents);
    place_->setAutoFillBackground(true);
    place_->setMargin(3);
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

QDockWidget* MainWindow::addPanel(const char* name, const QString& title, QWidget* panel)
{
    auto* dock = new QDockWidget(title, this);
    dock->setObjectName(QLatin1String(name));
    dock->setWidget(panel);
    addDockWidget(Qt::RightDockWidgetArea, dock);
    return dock;
}

void MainWindow::fillSubmenus()
{
    QMenu* panels = actions_->submenu(QStringLiteral("view.panels"));
    for (QDockWidget* dock : findChildren<QDockWidget*>()) panels->addAction(dock->toggleViewAction());
    connect(actions_->submenu(QStringLiteral("projector.display")), &QMenu::aboutToShow, this,
            &MainWindow::listDisplays);
    connect(actions_->submenu(QStringLiteral("projector.slideTime")), &QMenu::aboutToShow, this,
            &MainWindow::listSlideTimes);
    listRecentFiles();
    story_->addActions({(*actions_)["story.stepBack"], (*actions_)["story.play"], (*actions_)["story.step"],
                        (*actions_)["story.fight"], (*actions_)["story.skip"], (*actions_)["story.diagram"]});
    history_->setContextMenuPolicy(Qt::ActionsContextMenu);
    history_->addActions({(*actions_)["history.correct"], (*actions_)["history.rulings"]});
    orders_->results().offer({(*actions_)["orders.rule"], (*actions_)["history.correct"]});
    flow_->setPhaseActions({(*actions_)["history.previous"], (*actions_)["history.next"]});
}

void MainWindow::listRecentFiles()
{
    QMenu* menu = actions_->submenu(QStringLiteral("file.recent"));
    menu->clear();
    for (const QString& path : controller_.settings().recentFiles) {
        QAction* action = menu->addAction(QDir::toNativeSeparators(path));
        connect(action, &QAction::triggered, this, [this, path] {
            if (controller_.mayDiscard()) controller_.open(path);
        });
    }
    menu->setEnabled(!menu->isEmpty());
}

void MainWindow::listDisplays()
{
    QMenu* menu = actions_->submenu(QStringLiteral("projector.display"));
    menu->clear();
    for (QPointer<QScreen> screen : QGuiApplication::screens()) {
        QAction* action = menu->addAction(screenTitle(*screen));
        action->setCheckable(true);
        action->setChecked(controller_.presenting() && controller_.projector().screen() == screen);
        connect(action, &QAction::triggered, this, [this, screen] {
            if (screen) controller_.present(screen); // it may have been unplugged meanwhile
        });
    }
}

void MainWindow::listSlideTimes()
{
    QMenu* menu = actions_->submenu(QStringLiteral("projector.slideTime"));
    menu->clear();
    for (int seconds : {10, 15, 20, 30, 60}) {
        QAction* action = menu->addAction(tr("%n second(s)", nullptr, seconds));
        action->setCheckable(true);
        action->setChecked(seconds == controller_.settings().preferences.slideSeconds);
        connect(action, &QAction::triggered, this, [this, seconds] { controller_.setSlideSeconds(seconds); });
    }
}

void MainWindow::connectParts()
{
    connect(&controller_, &Controller::stateChanged, this, &MainWindow::showState);
    connect(&controller_, &Controller::boardChanged, this, &MainWindow::showBoard);
    connect(&controller_, &Controller::lookChanged, this, &MainWindow::showLook);
    connect(&controller_, &Controller::recentFilesChanged, this, &MainWindow::listRecentFiles);
    connect(&controller_, &Controller::projectorMade, this, &MainWindow::followProjector);
    if (controller_.hasProjector()) followProjector();
    connect(&controller_.presenter(), &Presenter::picturesChanged, this, &MainWindow::showPicture);
    connect(board_, &BoardView::provinceClicked, this, &MainWindow::click);
    OrderDesk& desk = controller_.presenter().desk();
    connect(board_, &BoardView::provinceAided, &desk, &OrderDesk::aid);
    connect(board_, &BoardView::pullBegun, &desk, &OrderDesk::beginDrag);
    connect(board_, &BoardView::unitDragged, &desk,
            [&desk](Province unit, Province to, Qt::KeyboardModifiers keys) {
                desk.drag(unit, to, keys.testFlag(Qt::ShiftModifier));
            });
    board_->setDraggable([&desk](Province p) { return desk.mayDrag(p); });
    // The keys of the story are the board's; those of a list that happens to be next would choose in it.
    connect(orders_, &OrdersPanel::writingLeft, this, &MainWindow::focusBoard);
    connect(board_, &BoardView::backgroundClicked, &controller_.presenter().desk(), &OrderDesk::reset);
    connect(board_, &BoardView::provinceHovered, this, &MainWindow::showHovered);
    connect(board_, &BoardView::zoomChanged, this, [this] {
        const double scale = board_->legibleTokenScale();
        board_->setTokenScale(scale);
        controller_.presenter().console().setTokenScale(scale);
    });
    connect(&controller_.clock(), &ClockKeeper::changed, this, &MainWindow::showClock);
    connect(clock_, &ClockFace::clicked, (*actions_)["clock.toggle"], &QAction::trigger);
    connect(story_, &StoryControls::speedChosen, this, [this](double speed) {
        Preferences chosen = controller_.settings().preferences;
        chosen.tempo = speed;
        controller_.applyPreferences(chosen);
    });
}

void MainWindow::showBoard()
{
    const BoardSource& source = controller_.board();
    board_->setBoard(source);
    const auto nameOf = [map = source.map](Province p) { return Words(*map).province(p); };
    board_->setNames(nameOf);
    live_->setBoard(source, nameOf);
    showLook();
    showPicture();
}

void MainWindow::showLook()
{
    const Preferences& chosen = controller_.settings().preferences;
    const ThemeKind kind = controller_.theme();
    const Theme theme = themeFor(kind, controller_.session().map());
    applyTheme(*qApp, kind);
    actions_->setTheme(kind);
    clock_->setTheme(kind);
    QPalette alarm = qApp->palette();
    alarm.setColor(QPalette::Window, theme.alarm);
    alarm.setColor(QPalette::WindowText, inkOn(theme.alarm));
    trouble_->setPalette(alarm);
    board_->setTheme(kind);
    live_->setTheme(kind);
    board_->setLabels(chosen.labels);
    orders_->setTheme(theme);
    tally_->setTheme(theme);
    story_->showSpeed(chosen.tempo);
}

void MainWindow::showClock()
{
    clock_->setReading(controller_.clockReading());
    clock_->setVisible(!controller_.clock().clock().over());
}

void MainWindow::showPicture()
{
    board_->setPicture(controller_.presenter().console().picture());
}

void MainWindow::showState()
{
    trouble_->setText(controller_.trouble());
    trouble_->setVisible(!trouble_->text().isEmpty());
    actions_->refresh();
    flow_->refresh();
    live_->refresh();
    flow_->setNextAction(nextAction());
    clock_->setToolTip((*actions_)["clock.toggle"]->toolTip());
    showClock();
    below_->setCurrentWidget(controller_.presenter().shownRecord().outcome ? static_cast<QWidget*>(story_)
                                                                           : entry_);
    setWindowTitle(tr("%1[*] – Chancery").arg(controller_.gameName()));
    setWindowModified(controller_.session().dirty());
}

QAction* MainWindow::nextAction() const
{
    switch (controller_.next()) {
    case NextStep::Resolve:
        return (*actions_)["orders.resolve"];
    case NextStep::Reveal:
        return (*actions_)["projector.reveal"];
    case NextStep::EnterRetreats:
        return (*actions_)["orders.retreats"];
    case NextStep::EnterAdjustments:
        return (*actions_)["orders.adjustments"];
    case NextStep::Present:
        return (*actions_)["history.last"];
    case NextStep::Advance:
    case NextStep::None:
        break;
    }
    return (*actions_)["orders.advance"];
}

void MainWindow::showHovered(Province province)
{
    controller_.presenter().desk().hover(province);
    const Map& map = controller_.session().map();
    place_->setVisible(province != noProvince);
    place_->setText(province == noProvince ? QString()
                                           : tr("%1 (%2)").arg(Words(map).province(province),
                                                               QString::fromStdString(map[province].code)));
    place_->adjustSize();
    place_->move(6, board_->height() - place_->height() - 6);
}

void MainWindow::click(Province province, Qt::KeyboardModifiers modifiers)
{
    OrderDesk& desk = controller_.presenter().desk();
    if (desk.open())
        desk.click(province, modifiers.testFlag(Qt::ShiftModifier));
    else
        orders_->results().choose(province);
}

void MainWindow::focusBoard()
{
    board_->setFocus(Qt::OtherFocusReason);
}

void MainWindow::showOrders()
{
    auto* dock = findChild<QDockWidget*>(QStringLiteral("ordersDock"));
    dock->show();
    dock->raise();
}

void MainWindow::showLive()
{
    auto* dock = findChild<QDockWidget*>(QStringLiteral("liveDock"));
    dock->show();
    dock->raise();
}

/// The keys of the show also work where the room looks.
void MainWindow::followProjector()
{
    ProjectorWindow& projector = controller_.projector();
    live_->follow(projector);
    for (const char* name :
         {"projector.present", "projector.reveal", "story.play", "story.skip", "story.replay"})
        projector.addAction((*actions_)[name]);
}

void MainWindow::keepLayout()
{
    controller_.settings().geometry = saveGeometry();
    controller_.settings().windowState = saveState();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!controller_.mayDiscard()) return event->ignore();
    keepLayout();
    controller_.stopPresenting();
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls() && event->mimeData()->urls().first().isLocalFile())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    const QString path = event->mimeData()->urls().first().toLocalFile();
    if (controller_.mayDiscard()) controller_.open(path);
}

} // namespace chancery
