// SPDX-License-Identifier: GPL-3.0-or-later
// The window of one study; see study_window.h. Where its parts are is in study_window_layout.cpp.
#include "app/study_window.h"

#include "app/finds.h"
#include "app/handbook_help.h"
#include "app/lab_panels.h"
#include "app/study_opening.h"
#include "ui/console/commentary_panel.h"
#include "ui/console/lines_panel.h"
#include "ui/console/results_page.h"
#include "ui/console/said_note.h"
#include "ui/console/setup_tray.h"
#include "ui/console/study_board.h"
#include "ui/console/study_results.h"
#include "ui/console/study_texts.h"
#include "ui/console/unread_note.h"
#include "ui/console/writing_page.h"
#include "ui/draw/board_view.h"
#include "ui/parts/finder_popup.h"
#include "ui/parts/note_strip.h"
#include "ui/parts/toast.h"
#include "ui/words/fault_words.h"
#include "ui/words/words.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDesktopServices>
#include <QDockWidget>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QToolButton>

namespace chancery {

StudyWindow::StudyWindow(StudyDocument& document)
    : document_(document)
    , board_(new StudyBoard(document.shown(), document.desk(), document.setup(), document.board(), this))
    , actions_(makeStudyActions(document, this, &board_->view()))
    , commentary_(new CommentaryPanel(document.shown(), this))
    , results_(new StudyResults(document.shown(), this))
    , writing_(new WritingPage(document.shown().session(), this))
    , lines_(new LinesPanel(document.shown(), this))
    , title_(new QLabel(this))
    , phase_(new QLabel(this))
    , rules_(new QToolButton(this))
    , tray_(new SetupTray(document.shown(), document.setup(), this))
    , explains_(new NoteStrip("explainNote", this))
    , unread_(new UnreadNote(document.shown(), this))
    , said_(new SaidNote(document.shown(), this))
    , note_(new NoteStrip("studyNote", this))
    , toast_(new Toast(board_->view()))
    , finder_(new FinderPopup(this))
{
    setObjectName(QStringLiteral("studyWindow"));
    setAcceptDrops(true);
    writing_->setForStudy();
    layOut();
    new DialogHelp(*this, *actions_);
    actions_->fillMenus(*menuBar(), {MenuId::File, MenuId::Edit, MenuId::Orders, MenuId::Lines,
                                     MenuId::Laboratory, MenuId::View, MenuId::Help});
    fillPanelsMenu();
    connectParts();
    connectEntry();
    showLook();
    showState();
    board_->setFocus();
}

StudyWindow::~StudyWindow()
{
    hide(); // widgets that lose the focus send signals while this window still exists
}

void StudyWindow::connectParts()
{
    connect(&document_, &StudyDocument::stateChanged, this, &StudyWindow::showState);
    connect(&document_, &StudyDocument::announced, toast_, &Toast::say);
    connect(&document_.files(), &GameFiles::saved, toast_, [this](const QString& path) {
        toast_->say(tr("Saved as %1").arg(QFileInfo(path).fileName()), path);
    });
    connect(toast_, &Toast::folderWanted, this, [](const QString& path) {
        QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(path).absolutePath()));
    });
    connect(&document_.settings(), &SharedSettings::preferencesChanged, this,
            document_.alone([this] { showLook(); }));
    connect(&document_.settings(), &SharedSettings::keysChanged, this,
            document_.alone([this] { actions_->takeKeys(); }));
    connect(board_, &StudyBoard::chosen, &results_->page(), &ResultsPage::choose);
    connect(board_, &StudyBoard::menuWanted, this, &StudyWindow::openMenu);
    connect(results_, &StudyResults::chosen, board_, &StudyBoard::read);
    connect(&results_->page(), &ResultsPage::menuWanted, this, &StudyWindow::openMenu);
    connect(&results_->page(), &ResultsPage::chosen, actions_, &ActionSet::refresh);
    connect(lines_, &LinesPanel::menuWanted, this, [this](const QPoint& at) {
        QMenu menu(this);
        menu.setObjectName(QStringLiteral("contextMenu"));
        for (const ActionEntry& entry : actions_->entries())
            if (entry.menu == MenuId::Lines && entry.action && entry.action->isEnabled())
                menu.addAction(entry.action);
        menu.exec(at);
    });
    connect(tray_, &SetupTray::dropped, board_, &StudyBoard::drop);
    tray_->offer({(*actions_)["setup.mode"]});
    lines_->offer({(*actions_)["lines.variation"], (*actions_)["lines.next"], (*actions_)["lines.beside"],
                   (*actions_)["lines.compare"], (*actions_)["lines.remove"]});
    connect(rules_, &QToolButton::clicked, (*actions_)["edit.rules"], &QAction::trigger);
    connect(note_, &NoteStrip::closed, note_, [this] { note_->say({}, {}); });
    explains_->offer((*actions_)["orders.write"], tr("Enter orders"));
    connect(explains_, &NoteStrip::closed, board_, [this] { board_->setExplains(false); });
    connect(board_, &StudyBoard::explainsChanged, this, &StudyWindow::showMode);
}

/// Order sheets and board light one another, as in the console.
void StudyWindow::connectEntry()
{
    OrderDesk& desk = document_.desk();
    connect(&desk, &OrderDesk::powerChosen, writing_, &WritingPage::showPower);
    connect(writing_, &WritingPage::asking, &desk, &OrderDesk::suggest);
    writing_->setAskPaste(pasteQuestion(document_.workspace().prompts(), this));
    connect(writing_, &WritingPage::pointed, &desk, &OrderDesk::point);
    connect(writing_, &WritingPage::menuWanted, this, &StudyWindow::openMenu);
    connect(writing_, &WritingPage::menuKeyPressed, this, &StudyWindow::openMenuByKey);
    connect(&desk, &OrderDesk::changed, writing_, [this, &desk] {
        const Province chosen = chosenProvince(document_.shown().map(), desk.state());
        writing_->light(desk.hovered() != noProvince ? desk.hovered() : chosen);
        if (chosen != noProvince) writing_->askFor(chosen);
    });
}

void StudyWindow::showLook()
{
    const Preferences& chosen = document_.settings().preferences();
    const ThemeKind kind = document_.settings().theme();
    const Theme theme = themeFor(kind, document_.shown().map());
    applyTheme(*qApp, kind);
    actions_->setTheme(kind);
    board_->setLook({kind, chosen.labels, [](const Map& map, Province p) { return Words(map).province(p); }});
    writing_->setTheme(theme);
    results_->setTheme(theme);
    tray_->setTheme(theme);
    results_->setRegister(chosen.reasons);
    said_->setRegister(chosen.reasons);
    lab_->setTheme(theme);
    lab_->setRegister(chosen.reasons);
}

void StudyWindow::showState()
{
    actions_->refresh();
    showHeader();
    showLinesOnce();
    setWindowTitle(tr("%1[*] – Study – Chancery").arg(document_.files().gameName()));
    setWindowModified(document_.session().dirty());
}

void StudyWindow::showHeader()
{
    const StudyView& view = document_.shown();
    const StudyTexts texts(view.study());
    title_->setText(texts.title());
    phase_->setText(view.study().nodes.size() > 1 ? texts.fullNameOf(view.node())
                                                  : Words::phase(view.node().phase));
    const RulebookInfo* book = findRulebook(view.study().rulebook.id);
    const bool house = !houseRules(view.study().rulebook).empty();
    const QString name = book ? QString::fromStdString(book->name) : QString();
    rules_->setText(house ? tr("%1, house rules", "rulebook").arg(name) : name);
    const QString faults = FaultWords(view.map()).sentences(view.faults());
    const QString waits = texts.obstacle(view.obstacle(), view.node());
    const GameFiles& files = document_.files();
    QStringList said{files.readOnlyNote(),
                     files.trouble(),
                     waits,
                     faults.section(u'\n', 0, 0),
                     StudyTexts::leftOut(view.session().game()),
                     texts.missingRulebook()};
    said.removeAll(QString());
    note_->say(said.join(u' '), faults);
}

/// The tree comes up by itself once, when there is more than one line.
void StudyWindow::showLinesOnce()
{
    if (linesShown_ || document_.shown().study().nodes.size() < 2) return;
    linesShown_ = true;
    findChild<QDockWidget*>(QStringLiteral("linesDock"))->show();
}

/// The note says it as long as a click on the board writes no order.
void StudyWindow::showMode()
{
    explains_->say(board_->explains()
                       ? tr("A click on the board chooses what is explained; it writes no order.")
                       : QString(),
                   {});
    actions_->refresh();
}

void StudyWindow::focusOrders()
{
    board_->setExplains(false);
    showPanelOf(*writing_);
    writing_->focusLine();
}

/// Returns whether a key is a letter, pressed on the board, that no action of the board has.
bool StudyWindow::mayBeginOrder(const QKeyEvent& key) const
{
    const bool plain = !(key.modifiers() & ~Qt::ShiftModifier) && key.text().size() == 1;
    return plain && key.text().front().isLetter() && board_->view().hasFocus() && document_.desk().open();
}

/// A letter that the board has no use for begins an order.
void StudyWindow::keyPressEvent(QKeyEvent* event)
{
    if (!mayBeginOrder(*event)) return DocumentWindow::keyPressEvent(event);
    showPanelOf(*writing_);
    writing_->takeKey(*event);
}

/// Letters are keys of the board only if something is chosen, or a unit is under the pointer.
bool StudyWindow::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && board_->subject() == noProvince &&
        mayBeginOrder(static_cast<QKeyEvent&>(*event))) {
        event->accept();
        return true;
    }
    return DocumentWindow::event(event);
}

void StudyWindow::readResult(Province province)
{
    showPanelOf(*results_);
    results_->page().choose(province);
    board_->bringIntoView(province);
}

void StudyWindow::showProvince(Province province)
{
    document_.desk().reset();
    board_->bringIntoView(province);
    board_->read(province);
    results_->page().choose(province);
}

QString StudyWindow::aboutProvince(Province province) const
{
    const Map& map = document_.shown().map();
    const Words words(map);
    const Position& position = document_.shown().record().before;
    QStringList parts{words.province(province)};
    if (map.centres.has(province)) {
        const Power owner = position.owner[index(province)];
        parts << (owner == noPower ? tr("a centre without an owner")
                                   : tr("a centre of %1", "power").arg(words.power(owner)));
    }
    if (const Unit* unit = unitAt(map, position, province))
        parts << tr("%1 of %2", "unit, power").arg(words.unit(*unit), words.power(unit->power));
    return parts.join(QStringLiteral(", "));
}

/// Adds what can be asked of the unit in a province.
void StudyWindow::addQuestions(QMenu& menu, Province province)
{
    const bool unit = province != noProvince &&
                      unitAt(document_.shown().map(), document_.shown().record().before, province);
    if (!unit || !lab_->mayAsk()) return;
    for (const auto& [name, page] :
         {std::pair{"lab.why", LabPage::Why}, {"lab.flip", LabPage::Flip}, {"lab.matrix", LabPage::Matrix}}) {
        const QAction& action = *(*actions_)[QLatin1String(name)];
        menu.addAction(action.icon(), action.text(), this,
                       [this, page = page, province] { lab_->show(page, province); })
            ->setObjectName(action.objectName());
    }
}

void StudyWindow::openMenu(Province province, const QPoint& at)
{
    document_.desk().hover(province);
    actions_->refresh();
    QMenu menu(this);
    menu.setObjectName(QStringLiteral("contextMenu"));
    if (province != noProvince) menu.addAction(aboutProvince(province))->setEnabled(false);
    QList<QAction*> usable;
    for (const ActionEntry& entry : actions_->entries())
        if (entry.action && entry.scope == KeyScope::Board && entry.action->isEnabled())
            usable << entry.action;
    if (!usable.isEmpty()) menu.addSeparator();
    menu.addActions(usable);
    menu.addSeparator();
    addQuestions(menu, province);
    menu.exec(at);
}

void StudyWindow::openMenuByKey()
{
    const Province province = board_->subject();
    const QPoint at = province == noProvince ? board_->view().rect().center()
                                             : board_->view().provinceRect(province).center().toPoint();
    openMenu(province, board_->view().mapToGlobal(at));
}

void StudyWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (QApplication::activeModalWidget()) return; // a dialog is about this study
    if (event->mimeData()->hasUrls() && event->mimeData()->urls().first().isLocalFile())
        event->acceptProposedAction();
}

void StudyWindow::dropEvent(QDropEvent* event)
{
    if (QApplication::activeModalWidget() || !event->mimeData()->hasUrls()) return;
    openStudyAt(document_.workspace(), this, event->mimeData()->urls().first().toLocalFile());
}

void StudyWindow::closeEvent(QCloseEvent* event)
{
    if (!document_.files().mayDiscard()) return event->ignore();
    keepLayout();
    event->accept();
    document_.workspace().close(document_);
}

} // namespace chancery
