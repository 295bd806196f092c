// SPDX-License-Identifier: GPL-3.0-or-later
// The actions of a study's window besides those of its lines; see study_actions.h.
#include "app/study_actions.h"

#include "app/common_actions.h"
#include "app/study_document.h"
#include "app/study_opening.h"
#include "app/study_window.h"
#include "ui/board/board_lens.h"
#include "ui/dialogs/rules_dialog.h"
#include "ui/panels/writing_page.h"
#include "ui/study/study_board.h"
#include "ui/study/study_edits.h"
#include "ui/study/study_results.h"

namespace chancery {

namespace {

using Row = StudyActionRow;

bool mayOrder(const StudyDocument& document)
{
    return document.desk().open();
}

bool inPhase(const StudyDocument& document, PhaseKind kind)
{
    return mayOrder(document) && document.session().node().phase.kind == kind;
}
bool moving(const StudyDocument& document)
{
    return inPhase(document, PhaseKind::Movement);
}
bool mayRevive(const StudyDocument& document)
{
    return moving(document) && document.desk().mayRevive();
}
bool adjusting(const StudyDocument& document)
{
    return inPhase(document, PhaseKind::Adjustment);
}
bool disbanding(const StudyDocument& document)
{
    return adjusting(document) || inPhase(document, PhaseKind::Retreat);
}

void rules(StudyDocument& document)
{
    // Nothing in a study is played, so that other rules contradict nothing.
    Game game = document.session().entry().game();
    for (PhaseRecord& record : game.phases) record.outcome.reset();
    if (const auto chosen = RulesDialog::edit(game, document.window())) setRules(document.session(), *chosen);
}

bool textShown(const StudyDocument& document)
{
    return document.window() && document.window()->writing().textShown();
}

bool isOpenParadox(const StudyDocument& document)
{
    return document.hasOpenParadox();
}

template<BoardLens (BoardLens::*step)() const>
void look(StudyDocument& document)
{
    document.window()->board().setLens([](const BoardLens& lens) { return (lens.*step)(); });
}

constexpr Row fileRows[] = {
    {MenuId::File, "file.study", QT_TRANSLATE_NOOP("Actions", "New st&udy"), "Ctrl+Alt+E", "new",
     QT_TRANSLATE_NOOP("Actions", "Set up a position on an empty board, beside the game"),
     [](StudyDocument& document) { newStudy(document.workspace(), document.session().study().map); }},
    {MenuId::File, "study.open", QT_TRANSLATE_NOOP("Actions", "&Open a study…"), "Ctrl+O", "open",
     QT_TRANSLATE_NOOP("Actions", "Open a saved study in another window"),
     [](StudyDocument& document) { openStudyFile(document.workspace(), document.window()); }},
    {MenuId::File, "file.case", QT_TRANSLATE_NOOP("Actions", "Open a test &case…"), "Ctrl+Shift+O", "cases",
     QT_TRANSLATE_NOOP("Actions", "Open one of the test cases as a study, beside the game"),
     [](StudyDocument& document) { studyCase(document.workspace(), document.window()); }},
    {MenuId::File, "file.studyPaste", QT_TRANSLATE_NOOP("Actions", "Study from the clip&board"), "Ctrl+Alt+V",
     "import",
     QT_TRANSLATE_NOOP("Actions",
                       "Open what you have copied as a study: a study, a position, orders, a test case, "
                       "a report"),
     [](StudyDocument& document) {
         studyClipboard(document.workspace(), document.window(), document.session().study().map);
     }},
    {MenuId::File},
    {MenuId::File, "study.save", QT_TRANSLATE_NOOP("Actions", "&Save"), "Ctrl+S", "save",
     QT_TRANSLATE_NOOP("Actions", "Save the study"),
     [](StudyDocument& document) { document.files().save(); }},
    {MenuId::File, "study.saveAs", QT_TRANSLATE_NOOP("Actions", "Save &as…"), "Ctrl+Shift+S", "save-as",
     QT_TRANSLATE_NOOP("Actions", "Save the study under another name"),
     [](StudyDocument& document) { document.files().saveAs(); }},
    {MenuId::File},
    {MenuId::File, "study.close", QT_TRANSLATE_NOOP("Actions", "C&lose window"), "Ctrl+W", "close",
     QT_TRANSLATE_NOOP("Actions", "Close this study; the game stays open"),
     [](StudyDocument& document) { document.window()->close(); }},
    {MenuId::File, "file.quit", QT_TRANSLATE_NOOP("Actions", "&Quit"), "Ctrl+Q", "quit",
     QT_TRANSLATE_NOOP("Actions", "Close all windows and quit"),
     [](StudyDocument& document) { document.workspace().closeAll(); }},
};

constexpr Row editRows[] = {
    common::undo<StudyDocument>,
    common::redo<StudyDocument>,
    common::steps<StudyDocument>,
    {MenuId::Edit},
    {MenuId::Edit, "edit.rules", QT_TRANSLATE_NOOP("Actions", "Ru&les…"), "Ctrl+L", "rules",
     QT_TRANSLATE_NOOP("Actions", "Choose the rulebook and house rules of this study"), rules},
    {MenuId::Edit},
    common::find<StudyDocument>,
    common::keys<StudyDocument>,
};

constexpr Row orderRows[] = {
    {MenuId::Orders, "orders.write", QT_TRANSLATE_NOOP("Actions", "&Type orders"), "Ctrl+M", "orders",
     QT_TRANSLATE_NOOP("Actions", "Type the orders of the selected power, unit by unit"),
     [](StudyDocument& document) { document.window()->focusOrders(); }, mayOrder},
    {MenuId::Orders, "orders.text", QT_TRANSLATE_NOOP("Actions", "Sheet as te&xt"), "Ctrl+Shift+M", nullptr,
     QT_TRANSLATE_NOOP("Actions", "Show the order sheet as free text or unit by unit"),
     [](StudyDocument& document) {
         document.window()->showPanelOf(document.window()->writing());
         document.window()->writing().showText(!document.window()->writing().textShown());
     },
     mayOrder, textShown},
    {MenuId::Orders},
    common::hold<StudyDocument>(moving),
    common::move<StudyDocument>(moving),
    common::support<StudyDocument>(moving),
    common::convoy<StudyDocument>(moving),
    common::insurrection<StudyDocument>(mayRevive),
    common::disband<StudyDocument>(disbanding),
    common::army<StudyDocument>(adjusting),
    common::fleet<StudyDocument>(adjusting),
    common::waive<StudyDocument>(adjusting),
    common::erase<StudyDocument>(mayOrder),
    {MenuId::Orders, "orders.cancel", QT_TRANSLATE_NOOP("Actions", "Ste&p back"), "Esc", "close",
     QT_TRANSLATE_NOOP("Actions", "Go back one step in the order being clicked"),
     common::enter<StudyDocument, EntryKey::Cancel>, mayOrder, nullptr, KeyScope::Board},
    {MenuId::Orders},
    {MenuId::Orders, "orders.row", QT_TRANSLATE_NOOP("Actions", "Expla&in the result"), "G", "explain",
     QT_TRANSLATE_NOOP("Actions", "Read why the order of the selected unit ended as it did"),
     [](StudyDocument& document) { document.window()->readResult(document.window()->board().subject()); },
     nullptr, nullptr, KeyScope::Board},
    {MenuId::Orders, "orders.menu", QT_TRANSLATE_NOOP("Actions", "What can &be done here"), "Shift+F10; Menu",
     nullptr, QT_TRANSLATE_NOOP("Actions", "Open the menu of the selected unit, province or order"),
     [](StudyDocument& document) { document.window()->openMenuByKey(); }},
    {MenuId::Orders, "study.paradox", QT_TRANSLATE_NOOP("Actions", "Res&olve the paradox…"), "Ctrl+Shift+R",
     "fight", QT_TRANSLATE_NOOP("Actions", "Choose how a paradox is resolved that the rulebook leaves open"),
     [](StudyDocument& document) { document.chooseParadox(); }, isOpenParadox},
};

constexpr Row viewRows[] = {
    {MenuId::View, "view.zoomIn", QT_TRANSLATE_NOOP("Actions", "Zoom &in"), "Ctrl++; Ctrl+=", "zoom-in",
     QT_TRANSLATE_NOOP("Actions", "Enlarge the board"), look<&BoardLens::zoomedIn>},
    {MenuId::View, "view.zoomOut", QT_TRANSLATE_NOOP("Actions", "Zoom &out"), "Ctrl+-", "zoom-out",
     QT_TRANSLATE_NOOP("Actions", "Shrink the board"), look<&BoardLens::zoomedOut>},
    {MenuId::View, "view.fit", QT_TRANSLATE_NOOP("Actions", "&Whole board"), "Ctrl+0", "zoom-fit",
     QT_TRANSLATE_NOOP("Actions", "Show the whole board, or only the part with the units again"),
     [](StudyDocument& document) {
         StudyBoard& board = document.window()->board();
         board.showPart(!board.showsPart());
     },
     nullptr,
     [](const StudyDocument& document) {
         return document.window() && !document.window()->board().showsPart();
     }},
    {MenuId::View},
    common::labelsAuto<StudyDocument>,
    common::labelsNames<StudyDocument>,
    common::labelsCodes<StudyDocument>,
    common::labelsNone<StudyDocument>,
    {MenuId::View, "view.orders", QT_TRANSLATE_NOOP("Actions", "Order &arrows"), "Ctrl+9", "orders",
     QT_TRANSLATE_NOOP("Actions", "Draw the orders on the board"),
     [](StudyDocument& document) {
         StudyBoard& board = document.window()->board();
         board.setShowsOrders(!board.showsOrders());
     },
     nullptr,
     [](const StudyDocument& document) {
         return document.window() && document.window()->board().showsOrders();
     }},
    common::judge<StudyDocument>,
    {MenuId::View},
    common::light<StudyDocument>,
    common::dark<StudyDocument>,
    common::system<StudyDocument>,
    {MenuId::View},
    {MenuId::View, "view.panels", QT_TRANSLATE_NOOP("Actions", "&Panels")},
    common::fullScreen<StudyDocument>,
    common::handbook<StudyDocument>,
    common::keysPage<StudyDocument>,
    common::notationPage<StudyDocument>,
    common::legendPage<StudyDocument>,
};

} // namespace

std::span<const Row> studyFileActions()
{
    return fileRows;
}
std::span<const Row> studyEditActions()
{
    return editRows;
}
std::span<const Row> studyOrderActions()
{
    return orderRows;
}
std::span<const Row> studyViewActions()
{
    return viewRows;
}

ActionSet* makeStudyActions(StudyDocument& document, QWidget* window, QWidget* board)
{
    auto* actions = new ActionSet(document.settings(), window, board);
    for (const auto& table : {studyFileActions(), studyEditActions(), studyOrderActions(), studyLineActions(),
                              studyViewActions()})
        actions->add(table, document);
    actions->join({"view.labelsAuto", "view.labelsNames", "view.labelsCodes", "view.labelsNone"});
    actions->join({"view.light", "view.dark", "view.system"});
    actions->takeKeys();
    return actions;
}

} // namespace chancery
