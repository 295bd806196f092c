// SPDX-License-Identifier: GPL-3.0-or-later
// The File menu: opening, saving, printing and exporting games.
#include "app/actions.h"
#include "app/document.h"
#include "app/document_window.h"
#include "app/game_panels.h"
#include "app/papers.h"
#include "app/show_export_run.h"
#include "app/starts.h"
#include "app/study_opening.h"
#include "ui/desk/table_edits.h"
#include "ui/dialogs/edit_position_dialog.h"
#include "ui/dialogs/export_dialog.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/report_dialog.h"
#include "ui/parts/dialog_parts.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace chancery {

namespace {

void startGame(Document& document, Result<Game> game)
{
    if (game)
        document.opening().start(*std::move(game));
    else
        document.files().tell(game.error());
}

void newWindow(Document& document)
{
    Result<Game> game = standardGame(document.workspace().boards());
    if (!game) return document.files().tell(game.error());
    game->rulebook = document.settings().rulebook();
    document.workspace().show(*std::move(game));
}

void recoverGames(Document& document)
{
    const bool empty = document.start().isShown() && !document.start().mayLeave();
    if (document.opening().offerKept(empty ? KeptWhere::Here : KeptWhere::Beside) == KeptOutcome::NoneKept)
        document.workspace().prompts().tell(
            document.window(), QCoreApplication::translate("Actions", "Kept games"),
            QCoreApplication::translate("Actions", "All games that were kept are open or saved as files."));
}

void newGame(Document& document)
{
    if (!document.files().mayDiscard()) return;
    SharedSettings& settings = document.settings();
    const auto chosen =
        answerOf(&NewGameDialog::newGame, document.workspace().boards().maps(), settings.rulebook().id,
                 newSeed(), settings.values().times, document.window());
    if (!chosen) return;
    const Result<BoardSource> board = document.workspace().boards().board(chosen->map->id);
    if (!board) return document.files().tell(board.error());
    Game game = chancery::newGame(board->map);
    game.title = chosen->title;
    game.rulebook = chosen->rulebook;
    game.phases.front().phase.year = chosen->firstYear;
    game.agreedEnd = chosen->agreedEnd;
    game.times = chosen->times;
    settings.rememberRulebook(game.rulebook.id);
    settings.setTimes(game.rulebook, chosen->times);
    document.opening().start(std::move(game));
    Attendance attendance;
    attendance.lots = chosen->lots;
    setTable(document.session(), chosen->players, attendance); // a change, so that it is kept from now on
    document.clock().restart(); // and not as it was in another game that had just begun
    if (chosen->showLots) document.feed().slides().choose(SlideKind::Lots);
}

void setUpPosition(Document& document)
{
    if (!document.files().mayDiscard()) return;
    const PhaseRecord& now = document.session().current();
    const auto setup = EditPositionDialog::edit(document.session().map(), {now.phase, now.before},
                                                document.board(), document.window());
    if (!setup) return;
    Game game = gameFrom(document.session().game().map, setup->phase, setup->position);
    game.rulebook = document.settings().rulebook();
    document.opening().start(std::move(game));
    document.tableClock().stopTiming();
}

void openSample(Document& document)
{
    if (document.files().mayDiscard()) startGame(document, sampleGame(document.workspace().boards()));
}

void openGame(Document& document)
{
    const QString path =
        document.workspace().prompts().openFile(document.window(), document.settings().values().folder);
    if (!path.isEmpty()) openAny(document, path);
}

void save(Document& document)
{
    document.files().save();
}
void announceSaved(Document& document, const QString& path)
{
    document.announce(QCoreApplication::translate("Actions", "Saved as %1").arg(QFileInfo(path).fileName()),
                      path);
}

void exportPicture(Document& document)
{
    ExportChoice before;
    before.path =
        document.settings().values().folder + u'/' + document.files().gameName() + QStringLiteral(".png");
    before.theme = document.settings().theme();
    before.labels = document.settings().preferences().labels;
    before.orders = document.presenter().audience().maySee(); // otherwise they are secret
    before.seen = !document.presenter().audience().caption().isEmpty() ||
                  document.feed().slides().kind() != SlideKind::Board;
    if (before.seen) before.size = {1920, 1080};
    const auto choice = ExportDialog::edit(before, document.window(), ExportDialog::Offer::BoardOrAudience,
                                           &document.session().map());
    if (!choice) return;
    const Status written = writePicture(document, *choice);
    if (!written) return document.files().tell(written.error());
    announceSaved(document, choice->path);
}

void print(Document& document)
{
    PrintDialog dialog(papersOf(document), paperLook(document), document.settings().values().folder,
                       document.window());
    dialog.exec();
    if (!dialog.savedPath().isEmpty()) announceSaved(document, dialog.savedPath());
    if (dialog.hasPrinted()) document.announce(QCoreApplication::translate("Actions", "Sent to the printer"));
}

void reportPhase(Document& document)
{
    ReportDialog dialog(document.session().game(), document.presenter().shownPhase(),
                        document.settings().values().folder, document.window());
    dialog.exec();
    if (!dialog.savedPath().isEmpty()) announceSaved(document, dialog.savedPath());
}

void toggleStart(Document& document)
{
    if (document.start().mayLeave())
        document.start().leave();
    else
        document.start().show(BehindStart::Game);
}

void quit(Document& document)
{
    document.workspace().closeAll();
}

constexpr ActionRow fileRows[] = {
    {MenuId::File, "file.start", QT_TRANSLATE_NOOP("Actions", "Start pa&ge"), "Alt+Home", "first",
     QT_TRANSLATE_NOOP("Actions", "Continue a recent game, or begin another"), toggleStart,
     [](const Document& document) { return !document.start().isShown() || document.start().mayLeave(); },
     [](const Document& document) { return document.start().isShown(); }},
    {MenuId::File, "file.new", QT_TRANSLATE_NOOP("Actions", "&New game…"), "Ctrl+N", "new",
     QT_TRANSLATE_NOOP("Actions", "Start a game from the starting position"), newGame},
    {MenuId::File, "file.setUp", QT_TRANSLATE_NOOP("Actions", "Set up a &position…"), "Ctrl+Shift+N", "edit",
     QT_TRANSLATE_NOOP("Actions", "Start a game from a position that you set up"), setUpPosition},
    {MenuId::File, "file.library"},
    {MenuId::File, "file.study", QT_TRANSLATE_NOOP("Actions", "New st&udy"), "Ctrl+Alt+E", "explain",
     QT_TRANSLATE_NOOP("Actions", "Set up a position on an empty board, beside the game"),
     [](Document& document) { newStudy(document.workspace(), document.session().game().map); }},
    {MenuId::File, "file.studyPaste", QT_TRANSLATE_NOOP("Actions", "Study from the clip&board"), "Ctrl+Alt+V",
     "import",
     QT_TRANSLATE_NOOP("Actions",
                       "Open what you have copied as a study: a study, a position, orders, a test case, "
                       "a report"),
     [](Document& document) {
         studyClipboard(document.workspace(), document.window(), document.session().game().map);
     }},
    {MenuId::File, "file.sample", QT_TRANSLATE_NOOP("Actions", "Open the sa&mple game"), nullptr, "orders",
     QT_TRANSLATE_NOOP("Actions", "Open the sample game from the rulebook"), openSample},
    {MenuId::File, "file.newWindow", QT_TRANSLATE_NOOP("Actions", "New win&dow"), "Ctrl+Alt+N", "new",
     QT_TRANSLATE_NOOP("Actions", "Open a second window for another game"), newWindow},
    {MenuId::File},
    {MenuId::File, "file.open", QT_TRANSLATE_NOOP("Actions", "&Open…"), "Ctrl+O", "open",
     QT_TRANSLATE_NOOP("Actions", "Open a saved game"), openGame},
    {MenuId::File, "file.recent", QT_TRANSLATE_NOOP("Actions", "Open &recent")},
    {MenuId::File, "file.kept", QT_TRANSLATE_NOOP("Actions", "&Kept games…"), nullptr, "history",
     QT_TRANSLATE_NOOP("Actions", "Offer again the games that were never saved when the program was stopped"),
     recoverGames},
    {MenuId::File, "file.save", QT_TRANSLATE_NOOP("Actions", "&Save"), "Ctrl+S", "save",
     QT_TRANSLATE_NOOP("Actions", "Save the game"), save},
    {MenuId::File, "file.saveAs", QT_TRANSLATE_NOOP("Actions", "Save &as…"), "Ctrl+Shift+S", "save-as",
     QT_TRANSLATE_NOOP("Actions", "Save the game under another name"),
     [](Document& document) { document.files().saveAs(); }},
    {MenuId::File, "file.saveCopy"},
    {MenuId::File},
    {MenuId::File, "file.export", QT_TRANSLATE_NOOP("Actions", "&Export a picture…"), "Ctrl+Shift+E",
     "export",
     QT_TRANSLATE_NOOP("Actions", "Save the board, or what the players see now, as PNG, SVG or PDF"),
     exportPicture},
    {MenuId::File, "file.exportShow", QT_TRANSLATE_NOOP("Actions", "Export the re&veal…"), "Ctrl+Shift+W",
     "play", QT_TRANSLATE_NOOP("Actions", "Save what the players have seen as pictures or as a video"),
     exportShow, mayExportShow},
    {MenuId::File, "file.report", QT_TRANSLATE_NOOP("Actions", "Report as &text…"), "Ctrl+Shift+T", "copy",
     QT_TRANSLATE_NOOP("Actions",
                       "Copy or save the orders and results of the phase shown, in one of three styles"),
     reportPhase,
     [](const Document& document) { return document.presenter().shownRecord().outcome.has_value(); }},
    {MenuId::File, "file.print", QT_TRANSLATE_NOOP("Actions", "Pr&int…"), "Ctrl+P", "print",
     QT_TRANSLATE_NOOP("Actions", "Print order sheets, the report of a phase, the board or a booklet of the "
                                  "whole game, or save them as PDF"),
     print},
    {MenuId::File},
    {MenuId::File, "file.close", QT_TRANSLATE_NOOP("Actions", "C&lose window"), "Ctrl+W", "close",
     QT_TRANSLATE_NOOP("Actions", "Close this game; closing the last window quits the program"),
     [](Document& document) { document.window()->close(); }},
    {MenuId::File, "file.quit", QT_TRANSLATE_NOOP("Actions", "&Quit"), "Ctrl+Q", "quit",
     QT_TRANSLATE_NOOP("Actions", "Close all windows and quit"), quit},
};

} // namespace

std::span<const ActionRow> fileActions()
{
    return fileRows;
}

} // namespace chancery
