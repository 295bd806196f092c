// SPDX-License-Identifier: GPL-3.0-or-later
// The gamemaster's window; see main_window.h.
#include "app/main_window.h"

#include "app/board_shelf.h"
#include "app/handbook_help.h"
#include "app/study_opening.h"
#include "app/top_notes.h"
#include "ui/console/audience_chip.h"
#include "ui/console/committee_panel.h"
#include "ui/console/flow_bar.h"
#include "ui/console/history_panel.h"
#include "ui/console/live_view.h"
#include "ui/console/orders_panel.h"
#include "ui/console/phase_form.h"
#include "ui/console/start_page.h"
#include "ui/console/story_controls.h"
#include "ui/console/tally_panel.h"
#include "ui/console/time_line.h"
#include "ui/draw/board_view.h"
#include "ui/draw/map_art.h"
#include "ui/paper/render.h"
#include "ui/parts/finder_popup.h"
#include "ui/parts/frame_over.h"
#include "ui/parts/toast.h"
#include "ui/room/projector_window.h"
#include "ui/scene/compose.h"
#include "ui/words/words.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDesktopServices>
#include <QDockWidget>
#include <QFileInfo>
#include <QLabel>
#include <QMenuBar>
#include <QMimeData>
#include <QStackedWidget>
#include <QTimer>

#include <algorithm>

namespace chancery {

MainWindow::MainWindow(Document& document)
    : DocumentWindow(document)
    , document_(document)
    , board_(new BoardView(this))
    , actions_(new Actions(document, this, board_))
    , flow_(new FlowBar(document.session(), document.presenter(), this))
    , clock_(new ClockFace(this))
    , shelf_(new BoardShelf(document, *board_))
    , earlier_(new FrameOver(*board_))
    , timeLine_(new TimeLine(document.session(), document.presenter(), this))
    , orders_(new OrdersPanel(document.session(), document.presenter(), this))
    , form_(new PhaseForm(document.session(), document.presenter(), this))
    , tally_(new TallyPanel(document.session(), document.presenter(), this))
    , history_(new HistoryPanel(document.session(), document.presenter(), this))
    , committee_(new CommitteePanel(document.session(), this))
    , live_(new LiveView(this))
    , chip_(new AudienceChip(this))
    , place_(new QLabel(this))
    , notes_(new TopNotes(document, this))
    , middle_(new QStackedWidget(this))
    , layoutSoon_(new QTimer(this))
{
    setObjectName(QStringLiteral("mainWindow"));
    layOut();
    explainParts();
    new DialogHelp(*this, *actions_);
    actions_->fillMenus(*menuBar());
    fillSubmenus();
    connectParts();
    const auto nameOf = [](const Map& map, Province p) { return Words(map).province(p); };
    board_->setNames(nameOf);
    live_->setNames(nameOf);
    takeBoard();
    showBoard();
    showLook();
    showState();
    focusBoard();
    watchLayout();
}

MainWindow::~MainWindow()
{
    hide(); // widgets that lose the focus send signals while this window still exists
}

StoryControls& MainWindow::story()
{
    return shelf_->story();
}

void MainWindow::connectShared()
{
    const auto alone = [this](void (MainWindow::*follow)()) {
        return document_.alone([this, follow] { (this->*follow)(); });
    };
    const SharedSettings& settings = document_.settings();
    connect(&settings, &SharedSettings::recentFilesChanged, this, alone(&MainWindow::listRecentFiles));
    connect(&settings, &SharedSettings::recentFilesChanged, this, alone(&MainWindow::listGames));
    connect(&settings, &SharedSettings::panelsLockChanged, this, alone(&MainWindow::followLock));
    connect(&document_.audience(), &AudienceKeeper::documentChanged, this,
            alone(&MainWindow::followAudience));
}

void MainWindow::connectParts()
{
    followDocument(*board_);
    connect(&document_.session(), &Session::replaced, this, &MainWindow::takeBoard);
    connect(&document_.session(), &Session::replaced, this, &MainWindow::focusOrders);
    connect(&document_, &Document::boardChanged, this, &MainWindow::showBoard);
    connect(committee_, &CommitteePanel::choiceChanged, actions_, &Actions::refresh);
    committee_->followClock([this] { return document_.clock().now(); });
    connect(&document_.session(), &Session::changed, this, &MainWindow::followCommittee);
    connect(&orders_->results(), &ResultsPage::chosen, actions_, &Actions::refresh);
    connect(&orders_->writing(), &WritingPage::answersChanged, actions_, &Actions::refresh);
    orders_->writing().setAskPaste(pasteQuestion(document_.workspace().prompts(), this));
    connectShared();
    followAudience();
    connectBoard();
    connect(orders_, &OrdersPanel::menuWanted, this,
            [this](Province province, const QPoint& at) { openMenu(province, at, MenuOn::Orders); });
    connect(orders_, &OrdersPanel::menuKeyPressed, this, &MainWindow::openMenuByKey);
    // The story's keys work on the board. In a list that gets the focus next they would choose an entry.
    connect(&orders_->writing(), &WritingPage::textToggled, actions_, &Actions::refresh);
    connect(&orders_->writing(), &WritingPage::powerShown, actions_, &Actions::refresh);
    connect(orders_, &OrdersPanel::writingLeft, this, &MainWindow::focusBoard);
    timeLine_->setPeek([this](std::size_t phase, QSize size) { return smallBoard(phase, size); });
    connect(&document_.clock(), &ClockKeeper::changed, this, &MainWindow::showClock);
    connect(flow_, &FlowBar::rulesWanted, (*actions_)["edit.rules"], &QAction::trigger);
    connect(clock_, &ClockFace::clicked, (*actions_)["clock.toggle"], &QAction::trigger);
    connect(&story(), &StoryControls::speedChosen, this, [this](double speed) {
        Preferences chosen = document_.settings().preferences();
        chosen.tempo = speed;
        document_.settings().apply(chosen);
    });
}

void MainWindow::connectBoard()
{
    connect(&document_.presenter(), &Presenter::picturesChanged, this, &MainWindow::showPicture);
    connect(board_, &BoardView::provinceClicked, this, &MainWindow::click);
    OrderDesk& desk = document_.presenter().desk();
    connect(board_, &BoardView::provinceAided, &desk, &OrderDesk::aid);
    connect(board_, &BoardView::pullBegun, &desk, &OrderDesk::beginDrag);
    connect(board_, &BoardView::unitDragged, &desk,
            [&desk](Province unit, Province to, Qt::KeyboardModifiers keys, Location coast) {
                desk.drag(unit, to, keys.testFlag(Qt::ShiftModifier), coast);
            });
    board_->setAidable([&desk](Province p) { return desk.mayAid(p); });
    connect(board_, &BoardView::menuWanted, this,
            [this](Province province, const QPoint& at) { openMenu(province, at, MenuOn::Board); });
    board_->setDraggable([&desk](Province p) { return desk.mayDrag(p); });
    connect(board_, &BoardView::backgroundClicked, &desk, &OrderDesk::reset);
    connect(board_, &BoardView::provinceHovered, this, &MainWindow::showHovered);
    connect(board_, &BoardView::zoomChanged, this, [this] {
        const double scale = tokenScaleAt(board_->lens().zoom());
        board_->setTokenScale(scale);
        document_.presenter().console().setTokenScale(scale);
    });
}

QPixmap MainWindow::smallBoard(std::size_t phase, QSize size) const
{
    constexpr double largeTokens = 2;
    const Map& map = document_.session().map();
    ViewOptions view;
    view.tokenScale = largeTokens;
    view.rules = document_.session().game().rulebook.options;
    RenderOptions look;
    look.size = size;
    look.theme = document_.settings().theme();
    look.labels = LabelMode::None;
    const Picture picture =
        compose(map, document_.board().art->geometry, document_.session().game().phases[phase], view);
    return QPixmap::fromImage(renderImage(document_.board(), picture, look));
}

/// Puts the map of the open game on the board. It must come before any picture of that game.
void MainWindow::takeBoard()
{
    place_->hide();
    board_->setBoard(document_.board());
}

void MainWindow::showBoard()
{
    showLook();
    showPicture();
}

void MainWindow::showLook()
{
    const Preferences& chosen = document_.settings().preferences();
    const ThemeKind kind = document_.settings().theme();
    const Theme theme = themeFor(kind, document_.session().map());
    applyTheme(*qApp, kind);
    actions_->setTheme(kind);
    clock_->setTheme(kind);
    notes_->setTheme(theme);
    earlier_->setColour(theme.chosen);
    board_->setTheme(kind);
    live_->setTheme(kind);
    board_->setLabels(chosen.labels);
    orders_->setTheme(theme);
    orders_->results().setRegister(chosen.reasons);
    form_->setTheme();
    tally_->setTheme(theme);
    story().showSpeed(chosen.tempo);
    listGames();
}

void MainWindow::showClock()
{
    clock_->setReading(readingOf(document_.clock(), document_.session().game()));
    clock_->setVisible(!document_.clock().clock().over() && !document_.presenter().revealed());
}

void MainWindow::showPicture()
{
    board_->setPicture(document_.presenter().console().picture());
}

void MainWindow::showState()
{
    notes_->refresh();
    actions_->refresh();
    flow_->refresh();
    live_->setElsewhere(document_.audience().presentsOther(document_));
    live_->refresh();
    chip_->setState(document_.audience().stateFor(document_));
    flow_->setNextAction(nextAction());
    showClock();
    earlier_->setVisible(document_.presenter().showsPast() || document_.presenter().console().compared());
    shelf_->follow();
    showStart();
    followForm();
    showTitle();
    setWindowModified(document_.session().dirty());
}

void MainWindow::showTitle()
{
    const QString name = document_.files().titleAndFile();
    if (document_.atStart() && !document_.mayLeaveStart())
        setWindowTitle(tr("Chancery"));
    else if (document_.session().readOnly())
        setWindowTitle(tr("%1 (read-only) – Chancery").arg(name));
    else
        setWindowTitle(tr("%1[*] – Chancery").arg(name));
}

QAction* MainWindow::nextAction() const
{
    const bool audience = document_.audience().presents(document_);
    switch (nextStep(document_.session(), document_.presenter(), audience)) {
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
    if (menuOpen_) return;
    document_.presenter().desk().hover(province);
    const Map& map = document_.session().map();
    place_->setVisible(province != noProvince);
    place_->setText(province == noProvince ? QString()
                                           : tr("%1 (%2)").arg(Words(map).province(province),
                                                               QString::fromStdString(map[province].code)));
    place_->adjustSize();
    place_->move(board_->width() - place_->width() - 6, board_->height() - place_->height() - 6);
}

void MainWindow::click(Province province, Qt::KeyboardModifiers modifiers, Location coast)
{
    OrderDesk& desk = document_.presenter().desk();
    if (document_.presenter().console().compared()) return;
    if (!desk.open()) return orders_->results().choose(province);
    document_.presenter().console().choose(noProvince); // what was found before
    desk.click(province, modifiers.testFlag(Qt::ShiftModifier), coast);
}

void MainWindow::focusOrders()
{
    if (document_.session().takesOrders())
        orders_->writing().focusLine();
    else
        focusBoard();
}

bool MainWindow::mayType() const
{
    return (*actions_)["orders.write"]->isEnabled() && !document_.presenter().showsPast();
}

void MainWindow::beginOrder(QKeyEvent& key)
{
    showOrders();
    orders_->writing().takeKey(key);
}

void MainWindow::focusBoard()
{
    if (document_.atStart() && start_) return start_->focusFirst();
    board_->setFocus(Qt::OtherFocusReason);
}

void MainWindow::showOrders()
{
    dock("ordersDock").show();
    dock("ordersDock").raise();
}

void MainWindow::showLive()
{
    dock("liveDock").show();
    dock("liveDock").raise();
}

void MainWindow::followAudience()
{
    live_->follow(document_.audience().windowOf(document_));
}

void MainWindow::openDropped(const QString& path)
{
    openAny(document_, path);
}

} // namespace chancery
