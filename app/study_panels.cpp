// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/study_panels.h"

#include "app/board_walker.h"
#include "app/document.h"
#include "app/document_window.h"
#include "app/finds.h"
#include "app/handbook_help.h"
#include "app/kept_layout.h"
#include "app/lab_panels.h"
#include "app/study_opening.h"
#include "ui/console/audience_chip.h"
#include "ui/console/commentary_panel.h"
#include "ui/console/lines_panel.h"
#include "ui/console/live_view.h"
#include "ui/console/results_page.h"
#include "ui/console/said_note.h"
#include "ui/console/setup_tray.h"
#include "ui/console/study_board.h"
#include "ui/console/study_header.h"
#include "ui/console/study_results.h"
#include "ui/console/study_sheet.h"
#include "ui/console/study_texts.h"
#include "ui/console/unread_note.h"
#include "ui/console/writing_page.h"
#include "ui/draw/board_view.h"
#include "ui/parts/clause_menu.h"
#include "ui/parts/handbook_page.h"
#include "ui/parts/note_strip.h"
#include "ui/room/screens.h"
#include "ui/words/fault_words.h"
#include "ui/words/words.h"

#include <QApplication>
#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QVBoxLayout>

#include <algorithm>

namespace chancery {

namespace {

constexpr int studyLayoutVersion = 0;
constexpr int panelWidth = 400, commentaryHeight = 150; ///< at first

} // namespace

StudyPanels::StudyPanels(Document& document, DocumentWindow& window)
    : PanelSet(&window)
    , document_(document)
    , window_(window)
    , board_(new StudyBoard(document.bench().shown(), document.desk(), document.bench().setup(),
                            document.board(), &window))
    , actions_(makeStudyActions(document, &window, &board_->view()))
    , commentary_(new CommentaryPanel(document.bench().shown(), &window))
    , results_(new StudyResults(document.bench().shown(), &window))
    , sheet_(new StudySheet(document.bench().shown(), &window))
    , writing_(&sheet_->writing())
    , walker_(new BoardWalker(document, board_->view(), *writing_))
    , lines_(new LinesPanel(document.bench().shown(), &window))
    , chip_(new AudienceChip(&window))
    , header_(new StudyHeader(document.bench().shown(), chip_, &window))
    , live_(new LiveView(&window))
    , tray_(new SetupTray(document.bench().shown(), document.bench().setup(), &window))
    , explains_(new NoteStrip("explainNote", &window))
    , unread_(new UnreadNote(document.bench().shown(), &window))
    , said_(new SaidNote(document.bench().shown(), &window))
    , note_(new NoteStrip("studyNote", &window))
{
    window.setObjectName(QStringLiteral("studyWindow"));
    layOut();
    actions_->fillMenus(*window.menuBar(),
                        {MenuId::File, MenuId::Edit, MenuId::Orders, MenuId::Lines, MenuId::Laboratory,
                         MenuId::View, MenuId::Projector, MenuId::Story, MenuId::Help});
    fillPanelsMenu();
    connectParts();
    connectEntry();
    showLook();
    showState();
    board_->setFocus();
}

BoardView& StudyPanels::boardView()
{
    return board_->view();
}

void StudyPanels::layOut()
{
    auto* middle = new QWidget(&window_);
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(header_);
    column->addWidget(tray_);
    column->addWidget(note_);
    column->addWidget(unread_);
    column->addWidget(said_);
    column->addWidget(explains_);
    column->addWidget(board_, 1);
    window_.setCentralWidget(middle);

    QDockWidget& commentary = addPanel("commentaryDock", tr("Commentary"), commentary_);
    window_.addDockWidget(Qt::RightDockWidgetArea, &commentary);
    QDockWidget& results = addPanel("resultsDock", tr("Results"), results_);
    window_.addDockWidget(Qt::RightDockWidgetArea, &results);
    QDockWidget& orders = addPanel("ordersDock", tr("Orders"), sheet_);
    addPanel("liveDock", tr("Audience"), live_);
    QDockWidget& lines = addPanel("linesDock", tr("Lines"), lines_);
    window_.removeDockWidget(&lines);
    window_.addDockWidget(Qt::BottomDockWidgetArea, &lines);
    lab_ = new LabPanels(document_, *this, window_);
    QDockWidget& matrix = lab_->dockOf(LabPage::Matrix);
    window_.removeDockWidget(&matrix); // it is wider than the others
    window_.addDockWidget(Qt::BottomDockWidgetArea, &matrix);
    window_.tabifyDockWidget(&lines, &matrix);
    for (QDockWidget* shown : {&commentary, &results, &orders}) shown->show();
    results.raise();
    lines.hide();
    matrix.hide();
    window_.resizeDocks({&commentary, &results}, {panelWidth, panelWidth}, Qt::Horizontal);
    window_.resizeDocks({&commentary, &results}, {commentaryHeight, 3 * commentaryHeight}, Qt::Vertical);
    window_.resizeDocks({&lines}, {linesHeight}, Qt::Vertical);
    explainOn(&window_, "studies");
    explainOn(live_, "audience");
}

/// The first panel that is added becomes the place of all others that come after the results.
QDockWidget& StudyPanels::addPanel(const char* name, const QString& title, QWidget* panel)
{
    QDockWidget* dock = window_.newPanel(name, title, panel);
    docks_ << dock;
    if (auto* results = window_.findChild<QDockWidget*>(QStringLiteral("resultsDock"));
        results && results != dock) {
        window_.tabifyDockWidget(results, dock);
        dock->hide();
    }
    return *dock;
}

void StudyPanels::connectParts()
{
    chip_->offer({(*actions_)["projector.present"], (*actions_)["projector.blank"],
                  (*actions_)["projector.freeze"], (*actions_)["projector.swap"]});
    live_->setNames([](const Map& map, Province p) { return Words(map).province(p); });
    live_->offer({(*actions_)["draw.arrow"], (*actions_)["draw.ring"], (*actions_)["draw.spotlight"],
                  (*actions_)["draw.colour"], (*actions_)["draw.undo"], (*actions_)["draw.clear"]});
    const auto followAudience =
        document_.alone([this] { live_->follow(document_.audience().windowOf(document_)); });
    connect(&document_.audience(), &AudienceKeeper::documentChanged, this, followAudience);
    followAudience();
    connect(board_, &StudyBoard::chosen, &results_->page(), &ResultsPage::choose);
    connect(&sheet_->results(), &ResultsPage::chosen, board_, &StudyBoard::read);
    connect(&sheet_->results(), &ResultsPage::menuWanted, this, &StudyPanels::openMenu);
    connect(board_, &StudyBoard::menuWanted, this, &StudyPanels::openMenu);
    connect(results_, &StudyResults::chosen, board_, &StudyBoard::read);
    connect(&results_->page(), &ResultsPage::menuWanted, this, &StudyPanels::openMenu);
    connect(&results_->page(), &ResultsPage::chosen, actions_, &ActionSet::refresh);
    connect(lines_, &LinesPanel::menuWanted, this, [this](const QPoint& at) {
        QMenu menu(&window_);
        menu.setObjectName(QStringLiteral("contextMenu"));
        for (const ActionEntry& entry : actions_->entries())
            if (entry.row->menu == MenuId::Lines && entry.action && entry.action->isEnabled())
                menu.addAction(entry.action);
        menu.exec(at);
    });
    connect(tray_, &SetupTray::dropped, board_, &StudyBoard::drop);
    tray_->offer({(*actions_)["setup.mode"]});
    lines_->offer({(*actions_)["lines.variation"], (*actions_)["lines.next"], (*actions_)["lines.beside"],
                   (*actions_)["lines.compare"], (*actions_)["lines.remove"]});
    connect(header_, &StudyHeader::rulesWanted, (*actions_)["edit.rules"], &QAction::trigger);
    connect(note_, &NoteStrip::closed, note_, [this] { note_->say({}, {}); });
    explains_->offer((*actions_)["orders.write"], tr("Enter orders"));
    connect(explains_, &NoteStrip::closed, board_, [this] { board_->setExplains(false); });
    connect(board_, &StudyBoard::explainsChanged, this, &StudyPanels::showMode);
}

/// Order sheets and board light one another, as in the console.
void StudyPanels::connectEntry()
{
    OrderDesk& desk = document_.desk();
    connect(&desk, &OrderDesk::powerChosen, writing_, &WritingPage::showPower);
    connect(writing_, &WritingPage::asking, &desk,
            [this, &desk](Province unit, const std::optional<Order>& preview) {
                desk.suggest(unit, preview, writing_->letters());
            });
    writing_->setAskPaste(pasteQuestion(document_.workspace().prompts(), &window_));
    connect(writing_, &WritingPage::stands, &desk, &OrderDesk::frame);
    connect(writing_, &WritingPage::pointed, &desk, &OrderDesk::point);
    connect(writing_, &WritingPage::menuWanted, this, &StudyPanels::openMenu);
    connect(writing_, &WritingPage::menuKeyPressed, this, &StudyPanels::openMenuByKey);
    connect(&desk, &OrderDesk::changed, writing_, [this, &desk] {
        const Province chosen = chosenProvince(document_.bench().shown().map(), desk.state());
        writing_->light(desk.lit());
        if (chosen != noProvince) writing_->askFor(chosen);
    });
}

void StudyPanels::showLook()
{
    const Preferences& chosen = document_.settings().preferences();
    const ThemeKind kind = document_.settings().theme();
    const Theme theme = themeFor(kind, document_.bench().shown().map());
    applyTheme(*qApp, kind);
    actions_->setTheme(kind);
    board_->setLook({kind, chosen.labels, [](const Map& map, Province p) { return Words(map).province(p); }});
    sheet_->setTheme(theme);
    results_->setTheme(theme);
    live_->setTheme(kind);
    tray_->setTheme(theme);
    results_->setRegister(chosen.reasons);
    sheet_->results().setRegister(chosen.reasons);
    said_->setRegister(chosen.reasons);
    lab_->setTheme(theme);
    lab_->setRegister(chosen.reasons);
}

void StudyPanels::showState()
{
    actions_->refresh();
    header_->refresh();
    live_->setElsewhere(document_.audience().presentsOther(document_));
    live_->refresh();
    showNote();
    showLinesOnce();
    const QString name = document_.files().gameName();
    window_.setWindowTitle(document_.isInGame()
                               ? tr("%1[*] – Variations of %2 – Chancery", "game, phase")
                                     .arg(name, Words::phase(document_.bench().shown().study().phase))
                               : tr("%1[*] – Study – Chancery").arg(name));
    chip_->setVisible(document_.bench().hasPresented());
    chip_->setState(document_.audience().stateFor(document_), document_.audience().display(),
                    document_.audience().warning());
    window_.setWindowModified(document_.session().dirty());
}

/// Says above the board what has to be known of the study, and why nothing is resolved.
void StudyPanels::showNote()
{
    const StudyView& view = document_.bench().shown();
    const StudyTexts texts(view.study());
    const QString faults = FaultWords(view.map()).sentences(view.faults());
    const QString waits = texts.obstacle(view.obstacle(), view.node());
    QStringList said{document_.bench().isUnfitting()
                         ? tr("The game no longer has this position: it was changed after "
                              "these variations were begun. They are kept.")
                         : QString(),
                     document_.bench().hasPresented() ? document_.audience().warning() : QString(),
                     document_.opening().readOnlyNote(),
                     document_.opening().trouble(),
                     waits,
                     faults.section(u'\n', 0, 0),
                     StudyTexts::leftOut(view.session().game()),
                     texts.missingRulebook()};
    said.removeAll(QString());
    note_->say(said.join(u' '), faults);
}

/// The tree comes up by itself once, when there is more than one line.
void StudyPanels::showLinesOnce()
{
    if (linesShown_ || document_.bench().shown().study().nodes.size() < 2) return;
    linesShown_ = true;
    window_.findChild<QDockWidget*>(QStringLiteral("linesDock"))->show();
}

/// The note says it as long as a click on the board writes no order.
void StudyPanels::showMode()
{
    explains_->say(board_->explains()
                       ? tr("A click on the board chooses what is explained; it writes no order.")
                       : QString(),
                   {});
    actions_->refresh();
}

void StudyPanels::focusOrders()
{
    board_->setExplains(false);
    showPanelOf(*writing_);
    writing_->focusLine();
}

bool StudyPanels::hasSubject() const
{
    return board_->subject() != noProvince;
}

Province StudyPanels::subject() const
{
    return board_->subject();
}

BoardQuestions StudyPanels::questions() const
{
    const Game& line = document_.bench().shown().session().game();
    return {document_.desk().map(), line, line.phases.size() - 1, board_->record(), board_->told()};
}

BoardLore StudyPanels::lore() const
{
    return board_->lore();
}

void StudyPanels::beginOrder(QKeyEvent& key)
{
    showPanelOf(*writing_);
    walker_->leadLine();
    writing_->takeKey(key);
}

void StudyPanels::readResult(Province province)
{
    showPanelOf(*results_);
    results_->page().choose(province);
    board_->bringIntoView(province);
}

void StudyPanels::showProvince(Province province)
{
    document_.desk().reset();
    board_->bringIntoView(province);
    board_->read(province);
    results_->page().choose(province);
}

/// Adds what can be asked of the unit in a province.
void StudyPanels::addQuestions(QMenu& menu, Province province)
{
    const bool unit = province != noProvince && unitAt(document_.bench().shown().map(),
                                                       document_.bench().shown().record().before, province);
    if (!unit || !lab_->mayAsk()) return;
    for (const auto& [name, page] :
         {std::pair{"lab.why", LabPage::Why}, {"lab.flip", LabPage::Flip}, {"lab.matrix", LabPage::Matrix}}) {
        const QAction& action = *(*actions_)[QLatin1String(name)];
        menu.addAction(action.icon(), action.text(), this,
                       [this, page = page, province] { lab_->show(page, province); })
            ->setObjectName(action.objectName());
    }
}

void StudyPanels::openMenu(Province province, const QPoint& at)
{
    document_.desk().hover(province);
    board_->hold(true);
    actions_->refresh();
    QMenu menu(&window_);
    menu.setObjectName(QStringLiteral("contextMenu"));
    if (province != noProvince)
        menu.addAction(
                aboutProvince(document_.bench().shown().map(), document_.bench().shown().record(), province))
            ->setEnabled(false);
    QList<QAction*> usable;
    for (const ActionEntry& entry : actions_->entries())
        if (entry.action && entry.row->scope == KeyScope::Board && !entry.row->submenu &&
            entry.action->isEnabled())
            usable << entry.action;
    if (!usable.isEmpty()) menu.addSeparator();
    menu.addActions(usable);
    menu.addSeparator();
    addQuestions(menu, province);
    if (province != noProvince && results_->page().menuPlace().first == province)
        addClauses(menu, results_->page().judgedReason());
    takenFrom(menu, at);
    board_->hold(false);
}

void StudyPanels::openMenuByKey()
{
    const Province province = board_->subject();
    const QPoint at = province == noProvince ? board_->view().rect().center()
                                             : board_->view().provinceRect(province).center().toPoint();
    openMenu(province, board_->view().mapToGlobal(at));
}

void StudyPanels::openDropped(const QString& path)
{
    openStudyAt(document_.workspace(), &window_, path);
}

void StudyPanels::fillPanelsMenu()
{
    if (QMenu* menu = actions_->submenu(QStringLiteral("view.panels")))
        for (QDockWidget* dock : docks_) menu->addAction(dock->toggleViewAction());
}

void StudyPanels::showPanelOf(QWidget& content)
{
    for (QDockWidget* dock : docks_)
        if (dock->isAncestorOf(&content)) window_.showPanel(*dock);
}

std::vector<Find> StudyPanels::finds()
{
    return findsInStudy(document_, window_);
}

QWidget& StudyPanels::findPlace()
{
    return board_->view();
}

QString StudyPanels::findHint() const
{
    return tr("Action, province, unit, line, panel or test case");
}

void StudyPanels::keepLayout()
{
    document_.settings().keepStudyLayout(window_.saveGeometry(), window_.saveState(studyLayoutVersion));
}

void StudyPanels::restoreLayout()
{
    constexpr QSize firstSize{1200, 700};
    const Settings& kept = document_.settings().values();
    window_.resize(firstSize.boundedTo(roomOn(*window_.screen(), window_).size()));
    if (!kept.studyGeometry.isEmpty()) window_.restoreGeometry(kept.studyGeometry);
    if (!kept.studyState.isEmpty())
        whileFillingNothing(window_, [&] { window_.restoreState(kept.studyState, studyLayoutVersion); });
    moveBeside(window_, document_.workspace().windows());
}

} // namespace chancery
