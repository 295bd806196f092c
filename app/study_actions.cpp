// SPDX-License-Identifier: GPL-3.0-or-later
// The actions of a study's window besides those of its lines; see study_actions.h.
#include "app/study_actions.h"

#include "app/actions.h"
#include "app/document.h"
#include "app/document_window.h"
#include "app/study_opening.h"
#include "app/study_panels.h"
#include "ui/console/study_board.h"
#include "ui/console/study_edits.h"
#include "ui/console/study_results.h"
#include "ui/console/writing_page.h"
#include "ui/dialogs/edit_position_dialog.h"
#include "ui/dialogs/rules_dialog.h"
#include "ui/draw/board_lens.h"

namespace chancery {

namespace {

using Row = ActionRow;

bool mayOrder(const Document& document)
{
    return document.desk().open();
}

/// Returns whether orders can be typed, whatever a click on the board does.
bool mayType(const Document& document)
{
    return document.bench().shown().session().takesOrders() && !document.bench().setup().on();
}

/// Returns whether the position can be set up: that of variations is the game's.
bool mayPlace(const Document& document)
{
    return !document.isInGame();
}

bool isInGame(const Document& document)
{
    return document.isInGame();
}

bool setsUp(const Document& document)
{
    return document.bench().setup().on();
}
bool hasUnit(const Document& document)
{
    return setsUp(document) && document.bench().setup().unit() != nullptr;
}

/// Returns whether the key that clears an order, or removes a unit that is set up, has something to do.
bool mayErase(const Document& document)
{
    return mayOrder(document) || setsUp(document);
}

void erase(Document& document)
{
    if (setsUp(document)) return document.bench().setup().remove();
    document.desk().key(EntryKey::Erase);
}

QString eraseText(const Document& document)
{
    return setsUp(document) ? QCoreApplication::translate("Actions", "Remove the &unit")
                            : QCoreApplication::translate("Actions", "C&lear the order");
}

void cancel(Document& document)
{
    if (setsUp(document)) return document.bench().setup().cancel();
    document.desk().key(EntryKey::Cancel);
}

bool isEmpty(const Document& document)
{
    return document.bench().shown().study().position.units.empty() && mayPlace(document);
}

/// Writes the orders that were copied; on an empty board what was copied is the study.
void paste(Document& document)
{
    if (isEmpty(document))
        return studyClipboard(document.workspace(), document.window(), document.bench().shown().study().map);
    document.studyPanels()->focusOrders();
    document.studyPanels()->writing().pasteCopied();
}

/// Opens the dialog with the units and centres of each power as lists.
void editLists(Document& document)
{
    const Study& study = document.bench().shown().study();
    const auto setup = EditPositionDialog::edit(document.bench().shown().map(), {study.phase, study.position},
                                                document.board(), document.window());
    if (!setup) return;
    document.bench().setup().setPosition(setup->phase, setup->position,
                                         QCoreApplication::translate("Actions", "edit the position"));
}

void clearBoard(Document& document)
{
    Position empty;
    empty.owner.assign(document.bench().shown().map().provinces.size(), noPower);
    document.bench().setup().setPosition(document.bench().shown().study().phase, empty,
                                         QCoreApplication::translate("Actions", "clear the board"));
}

void startingPosition(Document& document)
{
    const Map& map = document.bench().shown().map();
    document.bench().setup().setPosition(map.firstPhase, startOf(map),
                                         QCoreApplication::translate("Actions", "starting position"));
}

void rules(Document& document)
{
    // Nothing in a study is played, so that other rules contradict nothing.
    Game game = document.bench().shown().session().game();
    for (PhaseRecord& record : game.phases) record.outcome.reset();
    if (const auto chosen = RulesDialog::edit(game, document.window()))
        setRules(document.bench().shown(), *chosen);
}

bool textShown(const Document& document)
{
    return document.window() && document.studyPanels()->writing().textShown();
}

/// Returns whether the line shown reaches its phase, so that a game can begin there.
bool mayBegin(const Document& document)
{
    const StudyView& view = document.bench().shown();
    return !document.bench().setup().on() && view.session().current().phase == view.node().phase;
}

void begin(Document& document)
{
    const StudyView& view = document.bench().shown();
    if (auto game = gameBegunBy(view.study(), view.node().id)) document.workspace().show(*std::move(game));
}

bool isOpenParadox(const Document& document)
{
    return document.bench().hasOpenParadox();
}

template<BoardLens (BoardLens::*step)() const>
void lookAtLine(Document& document)
{
    document.studyPanels()->board().setLens([](const BoardLens& lens) { return (lens.*step)(); });
}

constexpr Row studyFileRows[] = {
    {MenuId::File, "file.study", QT_TRANSLATE_NOOP("Actions", "New st&udy"), "Ctrl+Alt+E", "explain",
     QT_TRANSLATE_NOOP("Actions", "Set up a position on an empty board, beside the game"),
     [](Document& document) { newStudy(document.workspace(), document.bench().shown().study().map); }},
    {MenuId::File, "study.open", QT_TRANSLATE_NOOP("Actions", "&Open a study…"), "Ctrl+O", "open",
     QT_TRANSLATE_NOOP("Actions", "Open a saved study in another window"),
     [](Document& document) { openStudyFile(document.workspace(), document.window()); }},
    {MenuId::File, "file.library"},
    {MenuId::File, "file.studyPaste", QT_TRANSLATE_NOOP("Actions", "Study from the clip&board"), "Ctrl+Alt+V",
     "import",
     QT_TRANSLATE_NOOP("Actions",
                       "Open what you have copied as a study: a study, a position, orders, a test case, "
                       "a report"),
     [](Document& document) {
         studyClipboard(document.workspace(), document.window(), document.bench().shown().study().map);
     }},
    {MenuId::File},
    {MenuId::File, "study.begin", QT_TRANSLATE_NOOP("Actions", "Begin a &game from here"), "Ctrl+N", "play",
     QT_TRANSLATE_NOOP("Actions",
                       "Open the phase shown as the current one of a game, with its orders and the phases "
                       "before it: to play on, or to reveal it to an audience"),
     begin, mayBegin},
    {MenuId::File},
    {MenuId::File, "study.save", QT_TRANSLATE_NOOP("Actions", "&Save"), "Ctrl+S", "save",
     QT_TRANSLATE_NOOP("Actions", "Save the study"), [](Document& document) { document.files().save(); }},
    {MenuId::File, "study.saveAs", QT_TRANSLATE_NOOP("Actions", "Save &as…"), "Ctrl+Shift+S", "save-as",
     QT_TRANSLATE_NOOP("Actions", "Save the study under another name"),
     [](Document& document) { document.files().saveAs(); }, mayPlace},
    {MenuId::File, "study.own", QT_TRANSLATE_NOOP("Actions", "Open as a study of its o&wn"), "Ctrl+Alt+S",
     "explain",
     QT_TRANSLATE_NOOP("Actions", "Open a copy of these variations as a study, with a file of its own"),
     [](Document& document) { openAsStudy(document.workspace(), document.bench().shown().study()); },
     isInGame},
    {MenuId::File, "file.saveCopy"},
};

constexpr Row studyEditRows[] = {
    {MenuId::Edit, "edit.undo"},
    {MenuId::Edit, "edit.redo"},
    {MenuId::Edit, "edit.steps"},
    {MenuId::Edit, "study.paste", QT_TRANSLATE_NOOP("Actions", "&Paste"), "Ctrl+V", "import",
     QT_TRANSLATE_NOOP("Actions", "Write the orders that you have copied; on an empty board, take the "
                                  "position or the case that you have copied"),
     paste, [](const Document& document) { return isEmpty(document) || mayType(document); }},
    {MenuId::Edit},
    {MenuId::Edit, "setup.mode", QT_TRANSLATE_NOOP("Actions", "Set up by &hand"), "Ctrl+E", "edit",
     QT_TRANSLATE_NOOP("Actions", "Put units and centres on the board, move and remove them, or leave that"),
     [](Document& document) { document.bench().setup().setOn(!document.bench().setup().on()); }, mayPlace,
     setsUp},
    {MenuId::Edit, "setup.turn", QT_TRANSLATE_NOOP("Actions", "Turn &army into fleet"), "T", nullptr,
     QT_TRANSLATE_NOOP("Actions", "The selected unit becomes a fleet, or an army"),
     [](Document& document) { document.bench().setup().turn(); }, hasUnit, nullptr, KeyScope::Board},
    {MenuId::Edit, "setup.own", QT_TRANSLATE_NOOP("Actions", "O&wn the centre"), "O", nullptr,
     QT_TRANSLATE_NOOP("Actions",
                       "Give the selected centre, or the one under the pointer, to the power in the tray, or "
                       "to no power"),
     [](Document& document) { document.bench().setup().own(); }, setsUp, nullptr, KeyScope::Board},
    {MenuId::Edit, "setup.dislodge", QT_TRANSLATE_NOOP("Actions", "&Dislodge"), "L", nullptr,
     QT_TRANSLATE_NOOP("Actions",
                       "The selected unit is dislodged by the unit that you click next; one that is "
                       "dislodged returns"),
     [](Document& document) { document.bench().setup().dislodge(); }, hasUnit, nullptr, KeyScope::Board},
    {MenuId::Edit, "setup.contest", QT_TRANSLATE_NOOP("Actions", "&Contested"), "X", nullptr,
     QT_TRANSLATE_NOOP("Actions", "A standoff left the province under the pointer vacant, or did not"),
     [](Document& document) { document.bench().setup().contest(); }, setsUp, nullptr, KeyScope::Board},
    {MenuId::Edit, "edit.position", QT_TRANSLATE_NOOP("Actions", "Position as l&ists…"), "Ctrl+Alt+L",
     nullptr, QT_TRANSLATE_NOOP("Actions", "Change the units and centres of each power as lists"), editLists,
     mayPlace},
    {MenuId::Edit, "setup.start", QT_TRANSLATE_NOOP("Actions", "&Starting position"), nullptr, nullptr,
     QT_TRANSLATE_NOOP("Actions", "Put all units and centres where a game begins"), startingPosition,
     mayPlace},
    {MenuId::Edit, "setup.clear", QT_TRANSLATE_NOOP("Actions", "Clear the &board"), nullptr, "clear",
     QT_TRANSLATE_NOOP("Actions", "Remove all units and owners"), clearBoard, mayPlace},
    {MenuId::Edit},
    {MenuId::Edit, "edit.rules", QT_TRANSLATE_NOOP("Actions", "Ru&les…"), "Ctrl+L", "rules",
     QT_TRANSLATE_NOOP("Actions", "Choose the rulebook and house rules of this study"), rules},
    {MenuId::Edit},
    {MenuId::Edit, "edit.find"},
    {MenuId::Edit, "edit.keys"},
};

constexpr Row studyOrderRows[] = {
    {MenuId::Orders, "orders.write", QT_TRANSLATE_NOOP("Actions", "&Type orders"), "Ctrl+M", "orders",
     QT_TRANSLATE_NOOP("Actions", "Type the orders of the selected power, unit by unit"),
     [](Document& document) { document.studyPanels()->focusOrders(); }, mayType},
    {MenuId::Orders, "orders.text", QT_TRANSLATE_NOOP("Actions", "Sheet as te&xt"), "Ctrl+Shift+M", nullptr,
     QT_TRANSLATE_NOOP("Actions", "Show the order sheet as free text or unit by unit"),
     [](Document& document) {
         document.studyPanels()->board().setExplains(false);
         document.studyPanels()->showPanelOf(document.studyPanels()->writing());
         document.studyPanels()->writing().showText(!document.studyPanels()->writing().textShown());
     },
     mayType, textShown},
    {MenuId::Orders, "orders.next", QT_TRANSLATE_NOOP("Actions", "Next open &question"), "F3", nullptr,
     QT_TRANSLATE_NOOP("Actions", "Go to the next order that is missing, illegal, unclear or not understood"),
     [](Document& document) {
         document.studyPanels()->focusOrders();
         document.studyPanels()->writing().goToNext();
     },
     mayType},
    {MenuId::Orders},
    {MenuId::Orders, "orders.hold"},
    {MenuId::Orders, "orders.move"},
    {MenuId::Orders, "orders.support"},
    {MenuId::Orders, "orders.convoy"},
    {MenuId::Orders, "orders.insurrection"},
    {MenuId::Orders, "orders.disband"},
    {MenuId::Orders, "orders.army"},
    {MenuId::Orders, "orders.fleet"},
    {MenuId::Orders, "orders.waive"},
    {MenuId::Orders, "orders.erase", QT_TRANSLATE_NOOP("Actions", "C&lear the order"), "Del; Backspace",
     "clear", QT_TRANSLATE_NOOP("Actions", "Delete the order of the selected unit, or a unit that is set up"),
     erase, mayErase, nullptr, KeyScope::Board, eraseText},
    {MenuId::Orders, "orders.cancel", QT_TRANSLATE_NOOP("Actions", "Ste&p back"), "Esc", "close",
     QT_TRANSLATE_NOOP("Actions", "Go back one step in the order being clicked"), cancel, mayErase, nullptr,
     KeyScope::Board},
    {MenuId::Orders},
    {MenuId::Orders, "orders.row", QT_TRANSLATE_NOOP("Actions", "Expla&in the result"), "G", "explain",
     QT_TRANSLATE_NOOP("Actions", "Read why the order of the selected unit ended as it did"),
     [](Document& document) {
         document.studyPanels()->readResult(document.studyPanels()->board().subject());
     },
     nullptr, nullptr, KeyScope::Board},
    {MenuId::Orders, "orders.menu", QT_TRANSLATE_NOOP("Actions", "What can &be done here"), "Shift+F10; Menu",
     nullptr, QT_TRANSLATE_NOOP("Actions", "Open the menu of the selected unit, province or order"),
     [](Document& document) { document.studyPanels()->openMenuByKey(); }},
    {MenuId::Orders, "study.paradox", QT_TRANSLATE_NOOP("Actions", "Res&olve the paradox…"), "Ctrl+Shift+R",
     "fight", QT_TRANSLATE_NOOP("Actions", "Choose how a paradox is resolved that the rulebook leaves open"),
     [](Document& document) { document.bench().chooseParadox(); }, isOpenParadox},
};

constexpr Row studyViewRows[] = {
    {MenuId::View, "view.zoomIn", QT_TRANSLATE_NOOP("Actions", "Zoom &in"), "Ctrl++; Ctrl+=", "zoom-in",
     QT_TRANSLATE_NOOP("Actions", "Enlarge the board"), lookAtLine<&BoardLens::zoomedIn>},
    {MenuId::View, "view.zoomOut", QT_TRANSLATE_NOOP("Actions", "Zoom &out"), "Ctrl+-", "zoom-out",
     QT_TRANSLATE_NOOP("Actions", "Shrink the board"), lookAtLine<&BoardLens::zoomedOut>},
    {MenuId::View, "view.fit", QT_TRANSLATE_NOOP("Actions", "&Whole board"), "Ctrl+0", "zoom-fit",
     QT_TRANSLATE_NOOP("Actions", "Show the whole board, or only the part with the units again"),
     [](Document& document) {
         StudyBoard& board = document.studyPanels()->board();
         board.showPart(!board.showsPart());
     },
     nullptr,
     [](const Document& document) {
         return document.window() && !document.studyPanels()->board().showsPart();
     }},
    {MenuId::View},
    {MenuId::View, "view.labelsAuto"},
    {MenuId::View, "view.labelsNames"},
    {MenuId::View, "view.labelsCodes"},
    {MenuId::View, "view.labelsNone"},
    {MenuId::View, "view.orders", QT_TRANSLATE_NOOP("Actions", "Order &arrows"), "Ctrl+9", "orders",
     QT_TRANSLATE_NOOP("Actions", "Draw the orders on the board"),
     [](Document& document) {
         StudyBoard& board = document.studyPanels()->board();
         board.setShowsOrders(!board.showsOrders());
     },
     nullptr,
     [](const Document& document) {
         return document.window() && document.studyPanels()->board().showsOrders();
     }},
    {MenuId::View, "view.judge"},
    {MenuId::View, "view.ask", QT_TRANSLATE_NOOP("Actions", "Ask &the board")},
    {MenuId::View},
    {MenuId::View, "view.light"},
    {MenuId::View, "view.dark"},
    {MenuId::View, "view.system"},
    {MenuId::View},
    {MenuId::View, "view.panels", QT_TRANSLATE_NOOP("Actions", "&Panels")},
    {MenuId::View, "view.lockPanels"},
    {MenuId::View, "view.fullScreen"},
    {MenuId::Help, "help.handbook"},
    {MenuId::Help, "help.keys"},
    {MenuId::Help, "help.writing"},
    {MenuId::Help, "help.legend"},
    {MenuId::Help, "help.glossary"},
};

} // namespace

std::span<const Row> studyFileActions()
{
    return studyFileRows;
}
std::span<const Row> studyEditActions()
{
    return studyEditRows;
}
std::span<const Row> studyOrderActions()
{
    return studyOrderRows;
}
std::span<const Row> studyViewActions()
{
    return studyViewRows;
}

namespace {

/// The actions of a study's window.
class StudyActions : public ActionSet
{
public:
    StudyActions(Document& document, QWidget* window, QWidget* board)
        : ActionSet(document, window, board)
    {
        for (const auto& table : {studyFileActions(), studyShareActions(), studyEditActions(),
                                  studyOrderActions(), studyLineActions(), studyLabActions(),
                                  studyViewActions(), boardActions(), studyProjectorActions(), drawActions()})
            add(table);
        join({"view.labelsAuto", "view.labelsNames", "view.labelsCodes", "view.labelsNone"});
        join({"view.light", "view.dark", "view.system"});
        join({"story.slow", "story.normal", "story.fast"});
        takeKeys();
    }
};

} // namespace

ActionSet* makeStudyActions(Document& document, QWidget* window, QWidget* board)
{
    return new StudyActions(document, window, board);
}

} // namespace chancery
