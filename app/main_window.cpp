// SPDX-License-Identifier: GPL-3.0-or-later
// The gamemaster's window; see main_window.h.
#include "app/main_window.h"

#include "app/board_shelf.h"
#include "app/console_board.h"
#include "app/console_menus.h"
#include "app/console_panels.h"
#include "app/finds.h"
#include "app/handbook_help.h"
#include "app/kept_layout.h"
#include "app/province_menu.h"
#include "app/start_cover.h"
#include "app/study_opening.h"
#include "app/top_notes.h"
#include "ui/console/audience_chip.h"
#include "ui/console/committee_panel.h"
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
#include "ui/parts/handbook_page.h"
#include "ui/room/clock_face.h"
#include "ui/room/screens.h"
#include "ui/words/words.h"

#include <QApplication>
#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace chancery {

MainWindow::MainWindow(Document& document)
    : DocumentWindow(document)
    , document_(document)
    , view_(new BoardView(this))
    , actions_(new Actions(document, this, view_))
    , board_(new ConsoleBoard(document, *view_))
    , flow_(new FlowBar(document.session(), document.presenter(), this))
    , clock_(new ClockFace(this))
    , timeLine_(new TimeLine(document.session(), document.presenter(), this))
    , orders_(new OrdersPanel(document.session(), document.presenter(), this))
    , form_(new PhaseForm(document.session(), document.presenter(), this))
    , tally_(new TallyPanel(document.session(), document.presenter(), this))
    , history_(new HistoryPanel(document.session(), document.presenter(), this))
    , committee_(new CommitteePanel(document.session(), this))
    , live_(new LiveView(this))
    , chip_(new AudienceChip(this))
    , notes_(new TopNotes(document, this))
    , middle_(new QStackedWidget(this))
    , start_(new StartCover(document, *actions_, *middle_))
{
    setObjectName(QStringLiteral("mainWindow"));
    layOut();
    panels_ = new ConsolePanels(document, *this, {orders_, tally_, history_, live_, committee_, form_});
    menu_ = new ProvinceMenu(document, *actions_, *board_, *orders_);
    explainParts();
    new DialogHelp(*this, *actions_);
    actions_->fillMenus(*menuBar());
    new ConsoleMenus(document, *actions_, panels());
    offerActions();
    connectParts();
    live_->setNames([](const Map& map, Province p) { return Words(map).province(p); });
    board_->takeMap();
    showBoard();
    showState();
    focusBoard();
}

MainWindow::~MainWindow()
{
    hide(); // widgets that lose the focus send signals while this window still exists
}

StoryControls& MainWindow::story()
{
    return board_->shelf().story();
}

void MainWindow::layOut()
{
    auto* middle = new QWidget(this);
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(notes_);
    column->addWidget(flow_);
    flow_->addBesideNext(chip_);
    clock_->setQuietUntilStarted();
    flow_->addBesideNext(clock_);
    column->addWidget(view_, 1);
    column->addWidget(timeLine_);
    middle_->addWidget(middle);
    setCentralWidget(middle_);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    setCorner(Qt::TopRightCorner, Qt::RightDockWidgetArea);
}

/// Says where the handbook explains each part; a dialog says so itself.
void MainWindow::explainParts()
{
    explainOn(this, "evening");
    explainOn(orders_, "typing");
    explainOn(&orders_->results(), "studying");
    explainOn(tally_, "audience");
    explainOn(history_, "rulings");
    explainOn(timeLine_, "rulings");
    explainOn(live_, "audience");
    explainOn(form_, "retreats");
}

/// Gives panels the actions that are their buttons and menus.
void MainWindow::offerActions()
{
    story().addActions({(*actions_)["story.stepBack"], (*actions_)["story.play"], (*actions_)["story.step"],
                        (*actions_)["story.fight"], (*actions_)["story.skip"], (*actions_)["story.diagram"]});
    notes_->offer((*actions_)["edit.check"], (*actions_)["committee.end"]);
    history_->setContextMenuPolicy(Qt::ActionsContextMenu);
    history_->addActions(
        {(*actions_)["history.correct"], (*actions_)["history.rulings"], (*actions_)["history.notes"]});
    using Page = CommitteePanel::Page;
    const auto actions = [this](const QStringList& names) {
        QList<QAction*> found;
        for (const QString& name : names) found << (*actions_)[QStringLiteral("committee.") + name];
        return found;
    };
    committee_->setActions(Page::Floor,
                           actions({"draw", "next", "motion", "carried", "failed", "delegations"}));
    committee_->setActions(Page::Goals, actions({"setup", "propose", "judge", "limit", "award", "lapse"}));
    committee_->setActions(Page::Conferences, actions({"call", "change", "open", "notes", "end"}));
    committee_->setActions(Page::Treaties, actions({"treaty", "sign", "broken"}));
    orders_->results().offerRegister((*actions_)["view.judge"]);
    orders_->comparison().offer((*actions_)["history.compare"]);
    flow_->setPhaseActions({(*actions_)["history.previous"], (*actions_)["history.next"]});
    chip_->offer({(*actions_)["projector.present"], (*actions_)["projector.blank"],
                  (*actions_)["projector.freeze"], (*actions_)["projector.swap"]});
}

/// Names the keys where they are not those of a button's own action.
void MainWindow::showKeys()
{
    actions_->takeKeys();
    QList<QKeySequence> answers;
    for (int n = 1; n <= 4; ++n)
        answers << (*actions_)[QStringLiteral("orders.answer.%1").arg(n)]->shortcut();
    orders_->writing().setAnswerKeys(answers);
    clock_->setToolTip((*actions_)["clock.toggle"]->toolTip());
}

void MainWindow::connectParts()
{
    followDocument(*view_);
    connect(&document_.session(), &Session::replaced, this, &MainWindow::focusOrders);
    connect(&document_, &Document::boardChanged, this, &MainWindow::showBoard);
    connect(committee_, &CommitteePanel::choiceChanged, actions_, &Actions::refresh);
    committee_->followClock([this] { return document_.clock().now(); });
    connect(&orders_->results(), &ResultsPage::chosen, actions_, &Actions::refresh);
    connect(&orders_->writing(), &WritingPage::answersChanged, actions_, &Actions::refresh);
    orders_->writing().setAskPaste(pasteQuestion(document_.workspace().prompts(), this));
    connect(&document_.audience(), &AudienceKeeper::documentChanged, this,
            document_.alone([this] { followAudience(); }));
    connect(start_, &StartCover::turned, this, &MainWindow::turn);
    connect(panels_, &ConsolePanels::changed, this, &MainWindow::keepLayout);
    connect(panels_, &ConsolePanels::formLeft, this, &MainWindow::focusBoard);
    connect(board_, &ConsoleBoard::resultWanted, this,
            [this](Province province) { orders_->results().choose(province); });
    followAudience();
    // The story's keys work on the board. In a list that gets the focus next they would choose an entry.
    connect(&orders_->writing(), &WritingPage::textToggled, actions_, &Actions::refresh);
    connect(&orders_->writing(), &WritingPage::powerShown, actions_, &Actions::refresh);
    connect(orders_, &OrdersPanel::writingLeft, this, &MainWindow::focusBoard);
    timeLine_->setPeek([this](std::size_t phase, QSize size) { return board_->smallBoard(phase, size); });
    connect(&document_.clock(), &ClockKeeper::changed, this, &MainWindow::showClock);
    connect(flow_, &FlowBar::rulesWanted, (*actions_)["edit.rules"], &QAction::trigger);
    connect(flow_, &FlowBar::orderWanted, this, [this](const TroublePlace& place) {
        panels_->show("ordersDock");
        orders_->writing().goTo(place);
    });
    connect(clock_, &ClockFace::clicked, (*actions_)["clock.toggle"], &QAction::trigger);
    connect(&story(), &StoryControls::speedChosen, this, [this](double speed) {
        Preferences chosen = document_.settings().preferences();
        chosen.tempo = speed;
        document_.settings().apply(chosen);
    });
}

void MainWindow::showBoard()
{
    showLook();
    board_->showPicture();
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
    board_->showLook();
    live_->setTheme(kind);
    orders_->setTheme(theme);
    orders_->results().setRegister(chosen.reasons);
    form_->setTheme();
    tally_->setTheme(theme);
    story().showSpeed(chosen.tempo);
    start_->list();
}

void MainWindow::showClock()
{
    clock_->setReading(readingOf(document_.clock(), document_.session().game()));
    clock_->setVisible(!document_.clock().clock().over() && !document_.presenter().revealed());
}

void MainWindow::showState()
{
    notes_->refresh();
    actions_->refresh();
    flow_->refresh();
    live_->setElsewhere(document_.audience().presentsOther(document_));
    live_->refresh();
    chip_->setState(document_.audience().stateFor(document_), document_.audience().display());
    flow_->setNextAction((*actions_)[actionOf(
        nextStep(document_.session(), document_.presenter(), document_.audience().presents(document_)))]);
    showClock();
    board_->follow();
    start_->follow();
    panels_->followForm();
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

QMenu* MainWindow::createPopupMenu()
{
    auto* menu = new QMenu(this);
    menu->addActions(actions_->submenu(QStringLiteral("view.panels"))->actions());
    return menu;
}

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
    return document_.atStart() ? *middle_->currentWidget() : *view_;
}

bool MainWindow::hasSubject() const
{
    return board_->hasSubject();
}

void MainWindow::goToRow()
{
    const Province province = board_->subject();
    panels_->show("ordersDock");
    if (document_.presenter().shownRecord().outcome) return orders_->results().read(province);
    const Session& session = document_.session();
    const Unit* unit =
        province == noProvince ? nullptr : unitToShow(session.map(), session.current().before, province);
    orders_->writing().goTo({unit ? unit->power : orders_->writing().power(), unit ? province : noProvince});
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
    panels_->show("ordersDock");
    orders_->writing().takeKey(key);
}

void MainWindow::focusBoard()
{
    if (!start_->focus()) view_->setFocus(Qt::OtherFocusReason);
}

void MainWindow::followAudience()
{
    live_->follow(document_.audience().windowOf(document_));
}

void MainWindow::openDropped(const QString& path)
{
    openAny(document_, path);
}

QList<QDockWidget*> MainWindow::panels() const
{
    return panels_->all();
}

void MainWindow::showPanel(QDockWidget& panel)
{
    setBoardAlone(false);
    DocumentWindow::showPanel(panel);
}

void MainWindow::resetLayout()
{
    setBoardAlone(false);
    panels_->reset();
    document_.announce(tr("All panels are back in their first places."));
}

void MainWindow::setBoardAlone(bool alone)
{
    if (alone == isBoardAlone()) return;
    boardAlone_ = alone;
    flow_->setVisible(!alone);
    timeLine_->setVisible(!alone);
    arrange();
    if (alone) focusBoard();
}

/// Hides the panels while the board is shown alone or the start page is in its place.
void MainWindow::arrange()
{
    panels_->setHidden(boardAlone_ || document_.atStart());
}

void MainWindow::turn(bool start)
{
    actions_->submenu(QStringLiteral("view.panels"))->setEnabled(!start);
    arrange();
    if (!start) focusOrders();
}

bool MainWindow::event(QEvent* event)
{
    // New texts of the bar are not painted in the places of the old ones.
    if (event->type() == QEvent::UpdateRequest)
        QCoreApplication::sendPostedEvents(flow_, QEvent::LayoutRequest);
    const bool handled = DocumentWindow::event(event);
    if (event->type() == QEvent::Show) panels_->sizeOnce();
    if (panels_) panels_->noteChange(*event);
    return handled;
}

void MainWindow::keepLayout()
{
    document_.settings().keepLayout(saveGeometry(), panels_->state());
}

void MainWindow::restoreLayout()
{
    const QByteArray& geometry = document_.settings().values().geometry;
    resize(QSize(1280, 720).boundedTo(roomOn(*screen(), *this).size()));
    if (!geometry.isEmpty())
        restoreGeometry(geometry);
    else if (document_.workspace().games().size() == 1)
        setWindowState(windowState() | Qt::WindowMaximized);
    whileFillingNothing(*this, [this] {
        panels_->restore();
        arrange();
    });
    moveBeside(*this, document_.workspace().windows());
}

} // namespace chancery
