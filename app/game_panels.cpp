// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game_panels.h"

#include "app/board_shelf.h"
#include "app/board_walker.h"
#include "app/console_board.h"
#include "app/console_docks.h"
#include "app/console_menus.h"
#include "app/document_window.h"
#include "app/finds.h"
#include "app/handbook_help.h"
#include "app/kept_layout.h"
#include "app/province_menu.h"
#include "app/start_cover.h"
#include "app/study_opening.h"
#include "app/top_notes.h"
#include "ui/console/agenda_steps.h"
#include "ui/console/audience_chip.h"
#include "ui/console/board_text.h"
#include "ui/console/committee_panel.h"
#include "ui/console/flow_bar.h"
#include "ui/console/history_page.h"
#include "ui/console/live_view.h"
#include "ui/console/orders_panel.h"
#include "ui/console/phase_form.h"
#include "ui/console/results_page.h"
#include "ui/console/story_controls.h"
#include "ui/console/tally_panel.h"
#include "ui/console/time_line.h"
#include "ui/draw/board_view.h"
#include "ui/parts/chip.h"
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

#include <utility>

namespace chancery {

GamePanels::GamePanels(Document& document, DocumentWindow& window)
    : PanelSet(&window)
    , document_(document)
    , window_(window)
    , view_(new BoardView(&window))
    , actions_(new Actions(document, &window, view_))
    , board_(new ConsoleBoard(document, *view_))
    , flow_(new FlowBar(document.session(), document.presenter(), &window))
    , clock_(new ClockFace(&window))
    , clockHint_(new Chip("clockHint", &window))
    , timeLine_(new TimeLine(document.session(), document.presenter(), &window))
    , orders_(new OrdersPanel(document.session(), document.presenter(), &window))
    , form_(new PhaseForm(document.session(), document.presenter(), &window))
    , tally_(new TallyPanel(document.session(), document.presenter(), &window))
    , history_(new HistoryPage(document.session(), document.presenter(), &window))
    , committee_(new CommitteePanel(document.session(), &window))
    , live_(new LiveView(&window))
    , text_(new BoardText(document.session(), document.presenter(), &window))
    , chip_(new AudienceChip(&window))
    , notes_(new TopNotes(document, *view_))
    , middle_(new QStackedWidget(&window))
    , start_(new StartCover(document, *actions_, *middle_))
    , walker_(new BoardWalker(document, *view_, orders_->writing()))
{
    window.setObjectName(QStringLiteral("mainWindow"));
    layOut();
    docks_ = new ConsoleDocks(document, window, {orders_, history_, tally_, live_, committee_, text_, form_});
    menu_ = new ProvinceMenu(document, *actions_, *board_, *orders_);
    explainParts();
    actions_->fillMenus(*window.menuBar());
    new ConsoleMenus(document, *actions_, docks());
    offerActions();
    connectParts();
    live_->setNames([](const Map& map, Province p) { return Words(map).province(p); });
    board_->takeMap();
    showBoard();
    showState();
    focusBoard();
    window.installEventFilter(this);
    for (QWidget* panel : {static_cast<QWidget*>(tally_), static_cast<QWidget*>(history_),
                           static_cast<QWidget*>(&orders_->before())})
        for (auto* list : panel->findChildren<QAbstractItemView*>()) list->installEventFilter(this);
}

StoryControls& GamePanels::story()
{
    return board_->shelf().story();
}

void GamePanels::layOut()
{
    auto* middle = new QWidget(&window_);
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(flow_);
    flow_->addBesideNext(chip_);
    clock_->setQuietUntilStarted();
    flow_->addBesideNext(clockHint_);
    flow_->addBesideNext(clock_);
    column->addWidget(view_, 1);
    column->addWidget(timeLine_);
    middle_->addWidget(middle);
    window_.setCentralWidget(middle_);
}

/// Says where the handbook explains each part; a dialog says so itself.
void GamePanels::explainParts()
{
    explainOn(&window_, "evening");
    explainOn(orders_, "typing");
    explainOn(&orders_->results(), "studying");
    explainOn(tally_, "audience");
    explainOn(history_, "rulings");
    explainOn(timeLine_, "rulings");
    explainOn(live_, "audience");
    explainOn(form_, "retreats");
    explainOn(text_, "hearing");
}

/// Gives panels the actions that are their buttons and menus.
void GamePanels::offerActions()
{
    story().addActions({(*actions_)["story.stepBack"], (*actions_)["story.play"], (*actions_)["story.step"],
                        (*actions_)["story.fight"], (*actions_)["story.skip"], (*actions_)["story.diagram"]});
    notes_->offer((*actions_)["edit.check"], (*actions_)["committee.end"]);
    history_->list().setContextMenuPolicy(Qt::ActionsContextMenu);
    history_->list().addActions(
        {(*actions_)["history.correct"], (*actions_)["history.rulings"], (*actions_)["history.notes"]});
    using Part = CommitteePanel::Page;
    const auto actions = [this](const QStringList& names) {
        QList<QAction*> found;
        for (const QString& name : names) found << (*actions_)[QStringLiteral("committee.") + name];
        return found;
    };
    AgendaSteps& agenda = committee_->agenda();
    agenda.setActions(AgendaPart::Speeches, actions({"draw", "next"}) << (*actions_)["clock.toggle"]
                                                                      << (*actions_)["committee.silent"]);
    agenda.setActions(AgendaPart::Motions, actions({"motion", "carried", "failed", "retract"})
                                               << (*actions_)["clock.toggle"] << (*actions_)["clock.skip"]);
    agenda.setActions(AgendaPart::Conferences,
                      actions({"call", "change", "open", "withdraw", "notes", "end"}));
    agenda.setActions(AgendaPart::Treaties, actions({"treaty", "sign"}));
    agenda.setActions(AgendaPart::Orders, {(*actions_)["orders.write"], (*actions_)["orders.resolve"]});
    committee_->setActions(Part::Goals,
                           actions({"setup", "example", "propose", "judge", "limit", "award", "lapse"}));
    committee_->setActions(Part::Conferences,
                           actions({"call", "change", "open", "withdraw", "notes", "end", "delegations"}));
    committee_->setActions(Part::Treaties, actions({"treaty", "sign", "broken", "discard"}));
    for (ResultsPage* results : {&orders_->results(), &orders_->before()})
        results->offerRegister((*actions_)["view.judge"]);
    orders_->comparison().offer((*actions_)["history.compare"]);
    flow_->setPhaseActions({(*actions_)["history.previous"], (*actions_)["history.next"]});
    chip_->offer({(*actions_)["projector.present"], (*actions_)["projector.blank"],
                  (*actions_)["projector.freeze"], (*actions_)["projector.swap"]});
    live_->offer({(*actions_)["draw.arrow"], (*actions_)["draw.ring"], (*actions_)["draw.spotlight"],
                  (*actions_)["draw.colour"], (*actions_)["draw.undo"], (*actions_)["draw.clear"]});
}

/// Names the keys where they are not those of a button's own action.
void GamePanels::showKeys()
{
    actions_->takeKeys();
    QList<QKeySequence> answers;
    for (int n = 1; n <= 4; ++n)
        answers << (*actions_)[QStringLiteral("orders.answer.%1").arg(n)]->shortcut();
    orders_->writing().setAnswerKeys(answers);
    clockHint_->setClickable();
    showClock();
}

void GamePanels::connectParts()
{
    connect(&document_.session(), &Session::replaced, this, &GamePanels::focusOrders);
    connect(&document_, &Document::boardChanged, this, &GamePanels::showBoard);
    connect(text_, &BoardText::chosen, board_, &ConsoleBoard::showProvince);
    connect(committee_, &CommitteePanel::choiceChanged, actions_, &Actions::refresh);
    committee_->followClock(document_.clock());
    connect(&document_.presenter(), &Presenter::shownPhaseChanged, committee_,
            [this] { committee_->showPhase(document_.presenter().shownPhase()); });
    connect(&orders_->results(), &ResultsPage::chosen, actions_, &Actions::refresh);
    connect(&orders_->writing(), &WritingPage::answersChanged, actions_, &Actions::refresh);
    orders_->writing().setAskPaste(pasteQuestion(document_.workspace().prompts(), &window_));
    connect(&document_.audience(), &AudienceKeeper::documentChanged, this,
            document_.alone([this] { followAudience(); }));
    connect(start_, &StartCover::turned, this, &GamePanels::turn);
    connect(docks_, &ConsoleDocks::changed, this, &GamePanels::keepLayout);
    connect(docks_, &ConsoleDocks::formLeft, this, &GamePanels::focusBoard);
    connect(board_, &ConsoleBoard::resultWanted, this,
            [this](Province province) { orders_->results().choose(province); });
    followAudience();
    // The story's keys work on the board. In a list that gets the focus next they would choose an entry.
    connect(&orders_->writing(), &WritingPage::textToggled, actions_, &Actions::refresh);
    connect(&orders_->writing(), &WritingPage::powerShown, actions_, &Actions::refresh);
    connect(orders_, &OrdersPanel::writingLeft, this, &GamePanels::focusBoard);
    timeLine_->setPeek([this](std::size_t phase, QSize size) { return board_->smallBoard(phase, size); });
    connect(&document_.clock(), &ClockKeeper::changed, this, &GamePanels::showClock);
    connect(flow_, &FlowBar::rulesWanted, (*actions_)["edit.rules"], &QAction::trigger);
    connect(flow_, &FlowBar::troubleWanted, this, [this](const std::vector<DeskTrouble>& kinds) {
        docks_->show("ordersDock");
        orders_->writing().goToNext(kinds);
    });
    connect(clock_, &ClockFace::clicked, (*actions_)["clock.toggle"], &QAction::trigger);
    connect(clockHint_, &Chip::clicked, (*actions_)["clock.toggle"], &QAction::trigger);
    connect(&story(), &StoryControls::speedChosen, this, [this](double speed) {
        Preferences chosen = document_.settings().preferences();
        chosen.tempo = speed;
        document_.settings().apply(chosen);
    });
}

void GamePanels::showBoard()
{
    showLook();
    board_->showPicture();
}

void GamePanels::showLook()
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
    for (ResultsPage* results : {&orders_->results(), &orders_->before()})
        results->setRegister(chosen.reasons);
    form_->setTheme();
    committee_->setTheme();
    tally_->setTheme(theme);
    history_->setTheme(theme);
    story().showSpeed(chosen.tempo);
    start_->list();
}

void GamePanels::showClock()
{
    clock_->setReading(readingOf(document_.clock(), document_.session().game()));
    clock_->setVisible(!document_.clock().clock().over() && !document_.presenter().revealed());
    const bool forgotten = document_.tableClock().isForgotten();
    QAction* toggle = (*actions_)["clock.toggle"];
    const bool runs = document_.clock().clock().running;
    toggle->setToolTip(toolTip(runs ? tr("Pause the clock") : tr("Start the clock"), toggle->shortcuts()));
    clock_->setToolTip(toggle->toolTip());
    clockHint_->setToolTip(toggle->toolTip());
    clockHint_->tell(forgotten ? tr("Start the clock") : QString(), Tone::Missing, {tr("Start clock")});
}

void GamePanels::showState()
{
    notes_->refresh();
    tellShared();
    actions_->refresh();
    flow_->refresh();
    live_->setElsewhere(document_.audience().presentsOther(document_));
    live_->refresh();
    chip_->setState(document_.audience().stateFor(document_), document_.audience().display(),
                    document_.audience().warning());
    flow_->setNextAction(
        (*actions_)[actionOf(nextStep(document_.session(), document_.presenter(), document_.hasAudience()))]);
    showClock();
    board_->follow();
    start_->follow();
    docks_->followForm();
    docks_->followAudience();
    showTitle();
}

/// Says in passing that the players see this console too; the chip goes on saying it.
void GamePanels::tellShared()
{
    const QString warning = document_.audience().warning();
    if (!warning.isEmpty() && !document_.holdsSecrets()) return;
    if (std::exchange(warned_, warning) != warning && !warning.isEmpty()) document_.announce(warning);
}

void GamePanels::showTitle()
{
    const QString name = document_.files().titleAndFile();
    const bool start = document_.start().isShown() && !document_.start().mayLeave();
    const bool unmarked = start || document_.session().readOnly();
    if (unmarked) window_.setWindowModified(false); // its title has no place for that
    window_.setWindowTitle(start      ? tr("Chancery")
                           : unmarked ? tr("%1 (read-only) – Chancery").arg(name)
                                      : tr("%1[*] – Chancery").arg(name));
    if (!unmarked) window_.setWindowModified(document_.session().dirty());
}

std::vector<Find> GamePanels::finds()
{
    return findsIn(document_, window_);
}

QString GamePanels::findHint() const
{
    return tr("Action, province, unit, phase, panel, display, game, test case or setting");
}

QWidget& GamePanels::findPlace()
{
    return document_.start().isShown() ? *middle_->currentWidget() : *view_;
}

bool GamePanels::hasSubject() const
{
    return board_->hasSubject();
}

Province GamePanels::subject() const
{
    return board_->subject();
}

BoardQuestions GamePanels::questions() const
{
    const Presenter& presenter = document_.presenter();
    const Game& game = document_.session().game();
    const Comparison* compared = presenter.console().comparison();
    const std::size_t phase = compared ? compared->to : presenter.shownPhase();
    return {document_.desk().map(), game, phase, game.phases[phase], presenter.console().told()};
}

BoardLore GamePanels::lore() const
{
    return {document_.session(), document_.presenter()};
}

std::optional<std::size_t> GamePanels::comparedSince() const
{
    const Comparison* compared = document_.presenter().console().comparison();
    return compared ? std::optional(compared->from) : std::nullopt;
}

void GamePanels::goToRow()
{
    const Province province = board_->subject();
    docks_->show("ordersDock");
    if (document_.presenter().shownRecord().outcome) return orders_->results().read(province);
    const Session& session = document_.session();
    const Unit* unit =
        province == noProvince ? nullptr : unitToShow(session.map(), session.current().before, province);
    orders_->writing().goTo({unit ? unit->power : orders_->writing().power(), unit ? province : noProvince});
}

void GamePanels::focusOrders()
{
    if (document_.session().takesOrders())
        orders_->writing().focusLine();
    else
        focusBoard();
}

bool GamePanels::mayType() const
{
    return (*actions_)["orders.write"]->isEnabled() && !document_.presenter().showsPast();
}

void GamePanels::beginOrder(QKeyEvent& key)
{
    docks_->show("ordersDock");
    walker_->leadLine();
    orders_->writing().takeKey(key);
}

void GamePanels::focusBoard()
{
    if (!start_->focus()) view_->setFocus(Qt::OtherFocusReason);
}

void GamePanels::followAudience()
{
    live_->follow(document_.audience().windowOf(document_));
}

void GamePanels::openDropped(const QString& path)
{
    openAny(document_, path);
}

QList<QDockWidget*> GamePanels::docks() const
{
    return docks_->all();
}

void GamePanels::resetLayout()
{
    setBoardAlone(false);
    docks_->reset();
    document_.announce(tr("All panels are back in their first places."));
}

void GamePanels::setBoardAlone(bool alone)
{
    if (alone == isBoardAlone()) return;
    boardAlone_ = alone;
    flow_->setVisible(!alone);
    timeLine_->setVisible(!alone);
    arrange();
    if (alone) focusBoard();
}

/// Hides the panels while the board is shown alone or the start page is in its place.
void GamePanels::arrange()
{
    docks_->setHidden(boardAlone_ || document_.start().isShown());
}

void GamePanels::turn(bool start)
{
    actions_->submenu(QStringLiteral("view.panels"))->setEnabled(!start);
    arrange();
    if (!start) focusOrders();
}

/// New texts of the bar are not painted in the places of the old ones.
bool GamePanels::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::UpdateRequest)
        QCoreApplication::sendPostedEvents(flow_, QEvent::LayoutRequest);
    if (event->type() == QEvent::KeyPress && watched != &window_ && mayType()) { // a list would search for it
        const auto& key = static_cast<QKeyEvent&>(*event);
        const bool plain = !(key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
        if (plain && key.text().size() == 1 && key.text().front().isLetter())
            return QApplication::sendEvent(&window_, event), true;
    }
    return QObject::eventFilter(watched, event);
}

void GamePanels::keepLayout()
{
    document_.settings().keepLayout(window_.saveGeometry(), docks_->state(), docks_->textSize(),
                                    docks_->followsSize());
}

void GamePanels::restoreLayout()
{
    const QByteArray& geometry = document_.settings().values().geometry;
    window_.resize(QSize(1280, 720).boundedTo(roomOn(*window_.screen(), window_).size()));
    if (!geometry.isEmpty())
        window_.restoreGeometry(geometry);
    else if (document_.workspace().games().size() == 1)
        window_.setWindowState(window_.windowState() | Qt::WindowMaximized);
    whileFillingNothing(window_, [this] {
        docks_->restore();
        arrange();
    });
    moveBeside(window_, document_.workspace().windows());
}

} // namespace chancery
