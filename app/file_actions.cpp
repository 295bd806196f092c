// SPDX-License-Identifier: GPL-3.0-or-later
// The File menu: games in and out.
#include "app/actions.h"
#include "app/controller.h"
#include "app/main_window.h"
#include "app/papers.h"
#include "app/show_export_run.h"
#include "app/starts.h"
#include "ui/dialogs/case_browser_dialog.h"
#include "ui/dialogs/edit_position_dialog.h"
#include "ui/dialogs/export_dialog.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/report_dialog.h"

#include <QCoreApplication>

namespace chancery {

namespace {

void startGame(Controller& controller, Result<Game> game)
{
    if (game)
        controller.start(*std::move(game));
    else
        controller.tell(game.error());
}

void newGame(Controller& controller)
{
    if (!controller.mayDiscard()) return;
    const auto chosen = NewGameDialog::edit(controller.boards().maps(), controller.window());
    if (!chosen) return;
    const Result<BoardSource> board = controller.boards().board(chosen->map->id);
    if (!board) return controller.tell(board.error());
    Game game = chancery::newGame(board->map);
    game.title = chosen->title;
    game.rulebook = chosen->rulebook;
    game.players = chosen->players;
    controller.start(std::move(game));
}

void setUpPosition(Controller& controller)
{
    if (!controller.mayDiscard()) return;
    const PhaseRecord& now = controller.session().current();
    const auto setup = EditPositionDialog::edit(controller.session().map(), {now.phase, now.before},
                                                controller.board(), controller.window());
    if (setup) controller.start(gameFrom(controller.session().game().map, setup->phase, setup->position));
}

void openSample(Controller& controller)
{
    if (controller.mayDiscard()) startGame(controller, sampleGame(controller.boards()));
}

void openGame(Controller& controller)
{
    if (!controller.mayDiscard()) return;
    const QString path = controller.prompts().openFile(controller.window(), controller.settings().folder);
    if (!path.isEmpty()) controller.open(path);
}

void openCase(Controller& controller)
{
    if (!controller.mayDiscard()) return;
    const Result<std::vector<CaseLibrary>> libraries = caseLibraries(controller.boards());
    if (!libraries) return controller.tell(libraries.error());
    const auto chosen = CaseBrowserDialog::choose(shelves(*libraries), controller.window());
    if (chosen) controller.start(gameOfCase((*libraries)[chosen->shelf], chosen->index));
}

void save(Controller& controller)
{
    controller.save();
}
void saveAs(Controller& controller)
{
    controller.saveAs();
}

void exportPicture(Controller& controller)
{
    ExportChoice before;
    before.path = controller.settings().folder + u'/' + controller.gameName() + QStringLiteral(".png");
    before.theme = controller.theme();
    before.labels = controller.settings().preferences.labels;
    before.orders = controller.presenter().audience().maySee(); // else they are secret
    before.seen = !controller.presenter().audience().caption().isEmpty() ||
                  controller.slides().kind() != SlideKind::Board;
    if (before.seen) before.size = {1920, 1080};
    const auto choice = ExportDialog::edit(before, controller.window());
    if (!choice) return;
    const Status written = writePicture(controller, *choice);
    if (!written) controller.tell(written.error());
}

void print(Controller& controller)
{
    PrintDialog(papersOf(controller), paperLook(controller), controller.settings().folder,
                controller.window())
        .exec();
}

void reportPhase(Controller& controller)
{
    ReportDialog(controller.session().game(), controller.presenter().shownPhase(),
                 controller.settings().folder, controller.window())
        .exec();
}

bool mayReport(const Controller& controller)
{
    return controller.presenter().shownRecord().outcome.has_value();
}

void quit(Controller& controller)
{
    controller.window()->close();
}

constexpr ActionRow rows[] = {
    {MenuId::File, "file.new", QT_TRANSLATE_NOOP("Actions", "&New game…"), "Ctrl+N", "new",
     QT_TRANSLATE_NOOP("Actions", "Begin a game from the starting position"), newGame},
    {MenuId::File, "file.setUp", QT_TRANSLATE_NOOP("Actions", "Set up a &position…"), "Ctrl+Shift+N", "edit",
     QT_TRANSLATE_NOOP("Actions", "Begin from any position set up by hand"), setUpPosition},
    {MenuId::File, "file.case", QT_TRANSLATE_NOOP("Actions", "Open a test &case…"), "Ctrl+Shift+O", "cases",
     QT_TRANSLATE_NOOP("Actions", "Open one of the test cases as a position with orders"), openCase},
    {MenuId::File, "file.sample", QT_TRANSLATE_NOOP("Actions", "Open the sa&mple game"), nullptr, "orders",
     QT_TRANSLATE_NOOP("Actions", "Open the sample game of the rules"), openSample},
    {MenuId::File},
    {MenuId::File, "file.open", QT_TRANSLATE_NOOP("Actions", "&Open…"), "Ctrl+O", "open",
     QT_TRANSLATE_NOOP("Actions", "Open a saved game"), openGame},
    {MenuId::File, "file.recent", QT_TRANSLATE_NOOP("Actions", "Open &recent")},
    {MenuId::File, "file.save", QT_TRANSLATE_NOOP("Actions", "&Save"), "Ctrl+S", "save",
     QT_TRANSLATE_NOOP("Actions", "Save the game"), save},
    {MenuId::File, "file.saveAs", QT_TRANSLATE_NOOP("Actions", "Save &as…"), "Ctrl+Shift+S", "save-as",
     QT_TRANSLATE_NOOP("Actions", "Save the game under another name"), saveAs},
    {MenuId::File},
    {MenuId::File, "file.export", QT_TRANSLATE_NOOP("Actions", "&Export a picture…"), "Ctrl+Shift+E",
     "export",
     QT_TRANSLATE_NOOP("Actions", "Write the board, or what the players see now, as PNG, SVG or PDF"),
     exportPicture},
    {MenuId::File, "file.exportShow", QT_TRANSLATE_NOOP("Actions", "Export the sho&w…"), "Ctrl+Shift+W",
     "play", QT_TRANSLATE_NOOP("Actions", "Write what the players have seen as pictures or as a video"),
     exportShow, mayExportShow},
    {MenuId::File, "file.report", QT_TRANSLATE_NOOP("Actions", "Report as &text…"), "Ctrl+Shift+T", "copy",
     QT_TRANSLATE_NOOP(
         "Actions", "Orders and results of the phase that is shown, to copy or save in one of three styles"),
     reportPhase, mayReport},
    {MenuId::File, "file.print", QT_TRANSLATE_NOOP("Actions", "Pr&int…"), "Ctrl+P", "print",
     QT_TRANSLATE_NOOP(
         "Actions", "Order sheets, the report of a phase, the board or the whole game, on paper or as PDF"),
     print},
    {MenuId::File},
    {MenuId::File, "file.quit", QT_TRANSLATE_NOOP("Actions", "&Quit"), "Ctrl+Q", "quit",
     QT_TRANSLATE_NOOP("Actions", "Leave the program"), quit},
};

} // namespace

std::span<const ActionRow> fileActions()
{
    return rows;
}

} // namespace chancery
