// SPDX-License-Identifier: GPL-3.0-or-later
// The actions of a study's window besides those of its lines; see study_actions.h.
#include "app/study_actions.h"

#include "app/actions.h"
#include "app/document.h"
#include "app/study_document.h"
#include "app/study_opening.h"
#include "app/study_window.h"
#include "ui/console/study_board.h"
#include "ui/console/study_edits.h"
#include "ui/console/study_results.h"
#include "ui/console/writing_page.h"
#include "ui/dialogs/edit_position_dialog.h"
#include "ui/dialogs/rules_dialog.h"
#include "ui/draw/board_lens.h"

namespace chancery {

namespace {

using Row = StudyActionRow;

bool mayOrder(const StudyDocument& document)
{
    return document.desk().open();
}

/// Returns whether orders can be typed, whatever a click on the board does.
bool mayType(const StudyDocument& document)
{
    return document.shown().session().takesOrders() && !document.setup().on();
}

/// Returns whether the position can be set up: that of variations is the game's.
bool mayPlace(const StudyDocument& document)
{
    return !document.isInGame();
}

bool isInGame(const StudyDocument& document)
{
    return document.isInGame();
}

bool setsUp(const StudyDocument& document)
{
    return document.setup().on();
}
bool hasUnit(const StudyDocument& document)
{
    return setsUp(document) && document.setup().unit() != nullptr;
}

/// Returns whether the key that clears an order, or removes a unit that is set up, has something to do.
bool mayErase(const StudyDocument& document)
{
    return mayOrder(document) || setsUp(document);
}

void erase(StudyDocument& document)
{
    if (setsUp(document)) return document.setup().remove();
    document.desk().key(EntryKey::Erase);
}

QString eraseText(const StudyDocument& document)
{
    return setsUp(document) ? QCoreApplication::translate("Actions", "Remove the &unit")
                            : QCoreApplication::translate("Actions", "C&lear the order");
}

void cancel(StudyDocument& document)
{
    if (setsUp(document)) return document.setup().cancel();
    document.desk().key(EntryKey::Cancel);
}

/// Opens the dialog with the units and centres of each power as lists.
void editLists(StudyDocument& document)
{
    const Study& study = document.shown().study();
    const auto setup = EditPositionDialog::edit(document.shown().map(), {study.phase, study.position},
                                                document.board(), document.window());
    if (!setup) return;
    document.setup().setPosition(setup->phase, setup->position,
                                 QCoreApplication::translate("Actions", "edit the position"));
}

void clearBoard(StudyDocument& document)
{
    Position empty;
    empty.owner.assign(document.shown().map().provinces.size(), noPower);
    document.setup().setPosition(document.shown().study().phase, empty,
                                 QCoreApplication::translate("Actions", "clear the board"));
}

void startingPosition(StudyDocument& document)
{
    const Map& map = document.shown().map();
    document.setup().setPosition(map.firstPhase, startOf(map),
                                 QCoreApplication::translate("Actions", "starting position"));
}

void rules(StudyDocument& document)
{
    // Nothing in a study is played, so that other rules contradict nothing.
    Game game = document.shown().session().game();
    for (PhaseRecord& record : game.phases) record.outcome.reset();
    if (const auto chosen = RulesDialog::edit(game, document.window())) setRules(document.shown(), *chosen);
}

bool textShown(const StudyDocument& document)
{
    return document.window() && document.window()->writing().textShown();
}

/// Returns whether the line shown reaches its phase, so that a game can begin there.
bool mayBegin(const StudyDocument& document)
{
    const StudyView& view = document.shown();
    return !document.setup().on() && view.session().current().phase == view.node().phase;
}

void begin(StudyDocument& document)
{
    const StudyView& view = document.shown();
    if (auto game = gameBegunBy(view.study(), view.node().id))
        document.workspace().showGame(*std::move(game));
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

constexpr Row studyFileRows[] = {
    {MenuId::File, "file.study", QT_TRANSLATE_NOOP("Actions", "New st&udy"), "Ctrl+Alt+E", "new",
     QT_TRANSLATE_NOOP("Actions", "Set up a position on an empty board, beside the game"),
     [](StudyDocument& document) { newStudy(document.workspace(), document.shown().study().map); }},
    {MenuId::File, "study.open", QT_TRANSLATE_NOOP("Actions", "&Open a study…"), "Ctrl+O", "open",
     QT_TRANSLATE_NOOP("Actions", "Open a saved study in another window"),
     [](StudyDocument& document) { openStudyFile(document.workspace(), document.window()); }},
    {MenuId::File, "file.library"},
    {MenuId::File, "file.studyPaste", QT_TRANSLATE_NOOP("Actions", "Study from the clip&board"), "Ctrl+Alt+V",
     "import",
     QT_TRANSLATE_NOOP("Actions",
                       "Open what you have copied as a study: a study, a position, orders, a test case, "
                       "a report"),
     [](StudyDocument& document) {
         studyClipboard(document.workspace(), document.window(), document.shown().study().map);
     }},
    {MenuId::File},
    {MenuId::File, "study.begin", QT_TRANSLATE_NOOP("Actions", "Begin a &game from here"), "Ctrl+N", "play",
     QT_TRANSLATE_NOOP("Actions",
                       "Open the phase shown as the current one of a game, with its orders and the phases "
                       "before it: to play on, or to reveal it to an audience"),
     begin, mayBegin},
    {MenuId::File},
    {MenuId::File, "study.save", QT_TRANSLATE_NOOP("Actions", "&Save"), "Ctrl+S", "save",
     QT_TRANSLATE_NOOP("Actions", "Save the study"),
     [](StudyDocument& document) { document.files().save(); }},
    {MenuId::File, "study.saveAs", QT_TRANSLATE_NOOP("Actions", "Save &as…"), "Ctrl+Shift+S", "save-as",
     QT_TRANSLATE_NOOP("Actions", "Save the study under another name"),
     [](StudyDocument& document) { document.files().saveAs(); }, mayPlace},
    {MenuId::File, "study.own", QT_TRANSLATE_NOOP("Actions", "Open as a study of its o&wn"), "Ctrl+Alt+S",
     "explain",
     QT_TRANSLATE_NOOP("Actions", "Open a copy of these variations as a study, with a file of its own"),
     [](StudyDocument& document) { openAsStudy(document.workspace(), document.shown().study()); }, isInGame},
    {MenuId::File, "file.saveCopy"},
};

constexpr Row studyEditRows[] = {
    {MenuId::Edit, "edit.undo"},
    {MenuId::Edit, "edit.redo"},
    {MenuId::Edit, "edit.steps"},
    {MenuId::Edit},
    {MenuId::Edit, "setup.mode", QT_TRANSLATE_NOOP("Actions", "Set up by &hand"), "Ctrl+E", "edit",
     QT_TRANSLATE_NOOP("Actions", "Put units and centres on the board, move and remove them, or leave that"),
     [](StudyDocument& document) { document.setup().setOn(!document.setup().on()); }, mayPlace, setsUp},
    {MenuId::Edit, "setup.turn", QT_TRANSLATE_NOOP("Actions", "Turn &army into fleet"), "T", nullptr,
     QT_TRANSLATE_NOOP("Actions", "The selected unit becomes a fleet, or an army"),
     [](StudyDocument& document) { document.setup().turn(); }, hasUnit, nullptr, KeyScope::Board},
    {MenuId::Edit, "setup.own", QT_TRANSLATE_NOOP("Actions", "O&wn the centre"), "O", nullptr,
     QT_TRANSLATE_NOOP("Actions",
                       "Give the selected centre, or the one under the pointer, to the power in the tray, or "
                       "to no power"),
     [](StudyDocument& document) { document.setup().own(); }, setsUp, nullptr, KeyScope::Board},
    {MenuId::Edit, "setup.dislodge", QT_TRANSLATE_NOOP("Actions", "&Dislodge"), "L", nullptr,
     QT_TRANSLATE_NOOP("Actions",
                       "The selected unit is dislodged by the unit that you click next; one that is "
                       "dislodged returns"),
     [](StudyDocument& document) { document.setup().dislodge(); }, hasUnit, nullptr, KeyScope::Board},
    {MenuId::Edit, "setup.contest", QT_TRANSLATE_NOOP("Actions", "&Contested"), "X", nullptr,
     QT_TRANSLATE_NOOP("Actions", "A standoff left the province under the pointer vacant, or did not"),
     [](StudyDocument& document) { document.setup().contest(); }, setsUp, nullptr, KeyScope::Board},
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
     [](StudyDocument& document) { document.window()->focusOrders(); }, mayType},
    {MenuId::Orders, "orders.text", QT_TRANSLATE_NOOP("Actions", "Sheet as te&xt"), "Ctrl+Shift+M", nullptr,
     QT_TRANSLATE_NOOP("Actions", "Show the order sheet as free text or unit by unit"),
     [](StudyDocument& document) {
         document.window()->board().setExplains(false);
         document.window()->showPanelOf(document.window()->writing());
         document.window()->writing().showText(!document.window()->writing().textShown());
     },
     mayType, textShown},
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
     [](StudyDocument& document) { document.window()->readResult(document.window()->board().subject()); },
     nullptr, nullptr, KeyScope::Board},
    {MenuId::Orders, "orders.menu", QT_TRANSLATE_NOOP("Actions", "What can &be done here"), "Shift+F10; Menu",
     nullptr, QT_TRANSLATE_NOOP("Actions", "Open the menu of the selected unit, province or order"),
     [](StudyDocument& document) { document.window()->openMenuByKey(); }},
    {MenuId::Orders, "study.paradox", QT_TRANSLATE_NOOP("Actions", "Res&olve the paradox…"), "Ctrl+Shift+R",
     "fight", QT_TRANSLATE_NOOP("Actions", "Choose how a paradox is resolved that the rulebook leaves open"),
     [](StudyDocument& document) { document.chooseParadox(); }, isOpenParadox},
};

constexpr Row studyViewRows[] = {
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
    {MenuId::View, "view.labelsAuto"},
    {MenuId::View, "view.labelsNames"},
    {MenuId::View, "view.labelsCodes"},
    {MenuId::View, "view.labelsNone"},
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
    {MenuId::View, "view.judge"},
    {MenuId::View},
    {MenuId::View, "view.light"},
    {MenuId::View, "view.dark"},
    {MenuId::View, "view.system"},
    {MenuId::View},
    {MenuId::View, "view.panels", QT_TRANSLATE_NOOP("Actions", "&Panels")},
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
    StudyActions(StudyDocument& document, QWidget* window, QWidget* board)
        : ActionSet(document.settings(), window, board)
        , document_(document)
    {
        for (const auto& table :
             {studyFileActions(), studyShareActions(), studyEditActions(), studyOrderActions(),
              studyLineActions(), studyLabActions(), studyViewActions(), studyProjectorActions()})
            add(table, document);
        join({"view.labelsAuto", "view.labelsNames", "view.labelsCodes", "view.labelsNone"});
        join({"view.light", "view.dark", "view.system"});
        join({"story.slow", "story.normal", "story.fast"});
        takeKeys();
    }

protected:
    bool isStoryTold() const override { return tellsStory(document_); }

private:
    StudyDocument& document_;
};

} // namespace

ActionSet* makeStudyActions(StudyDocument& document, QWidget* window, QWidget* board)
{
    return new StudyActions(document, window, board);
}

} // namespace chancery
