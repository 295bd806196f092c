// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/starts.h"

#include "app/document.h"
#include "app/document_window.h"
#include "app/game_panels.h"
#include "app/study_opening.h"
#include "engine/files/game_file.h"
#include "ui/paper/reel.h"
#include "ui/words/words.h"

namespace chancery {

namespace {

const char* const samplePath = "games/sample-1971.chancery";

} // namespace

Result<Game> standardGame(Boards& boards)
{
    const Result<BoardSource> board = boards.board("standard");
    if (!board) return board.error();
    return newGame(board->map);
}

Result<Game> sampleGame(Boards& boards)
{
    return readGame(embedded(QStringLiteral(":/") + QLatin1String(samplePath)).toStdString(), samplePath,
                    boards.loader());
}

void openFirst(Document& document, const CommandLine& line)
{
    Opening& opening = document.opening();
    if (!line.sample) document.start().show(BehindStart::NoGame); // behind whatever is asked
    if (isStudyFile(line.file)) return openStudyAt(document.workspace(), document.window(), line.file);
    if (!line.file.isEmpty()) {
        opening.open(line.file);
        return;
    }
    if (line.sample || opening.offerAbandoned()) return;
    if (line.last || document.settings().preferences().opensLast) opening.openLast();
}

Status writePicture(Document& document, const ExportChoice& choice)
{
    RenderOptions options;
    options.size = choice.size;
    options.theme = choice.theme;
    options.labels = choice.labels;
    options.nameOf = [](const Map& map, Province p) { return Words(map).province(p); };
    options.title = Words::phase(document.presenter().shownRecord().phase);
    if (!choice.seen)
        return renderFile(document.board(),
                          document.presenter().console().plainPicture(choice.orders, choice.alone), options,
                          choice.path);
    // With a window, the picture has what the window shows, even if it is frozen; without one, what it would
    // show.
    const ProjectorWindow* window = document.audience().windowOf(document);
    const ProjectorWindow::Content seen = window ? window->shown() : document.feed().content();
    options.labels = LabelMode::Codes;
    // A frozen window may still show the former game, on another board.
    return renderFile(seen.board ? seen.board : document.board(), seen.picture, asSeen(options, seen),
                      choice.path);
}

} // namespace chancery
