// SPDX-License-Identifier: GPL-3.0-or-later
// Games to begin with: see starts.h.
#include "app/starts.h"

#include "app/controller.h"
#include "engine/cases/case_under.h"
#include "engine/files/game_file.h"
#include "engine/notation/order_text.h"
#include "ui/export/reel.h"
#include "ui/map/map_art.h"
#include "ui/text/words.h"

#include <QCoreApplication>

namespace chancery {

namespace {

const char* const samplePath = "games/sample-1971.chancery";

struct Document
{
    const char* name;
    const char* path;
};

/// The documents whose cases the program carries, in the sequence of the browser.
const Document documents[] = {
    {QT_TRANSLATE_NOOP("CaseLibrary", "DATC 3.2"), "cases/datc-3.2.toml"},
    {QT_TRANSLATE_NOOP("CaseLibrary", "1971 rules"), "cases/1971.toml"},
    {QT_TRANSLATE_NOOP("CaseLibrary", "Alexander Rules"), "cases/alexander.toml"},
    {QT_TRANSLATE_NOOP("CaseLibrary", "Twenty Rules"), "cases/twenty.toml"},
    {QT_TRANSLATE_NOOP("CaseLibrary", "Committee rules"), "cases/committee.toml"},
};

std::string text(const char* path)
{
    return embedded(QStringLiteral(":/") + QLatin1String(path)).toStdString();
}

Result<CaseLibrary> readLibrary(const std::shared_ptr<const Map>& map, const Document& document)
{
    Result<std::vector<Case>> cases = readCases(*map, text(document.path), document.path);
    if (!cases) return cases.error();
    return CaseLibrary{map, QCoreApplication::translate("CaseLibrary", document.name), *std::move(cases)};
}

} // namespace

Result<Game> standardGame(Boards& boards)
{
    const Result<BoardSource> board = boards.board("standard");
    if (!board) return board.error();
    return newGame(board->map);
}

Result<Game> sampleGame(Boards& boards)
{
    return readGame(text(samplePath), samplePath, boards.loader());
}

Result<std::vector<CaseLibrary>> caseLibraries(Boards& boards)
{
    const Result<BoardSource> board = boards.board("standard");
    if (!board) return board.error();
    std::vector<CaseLibrary> libraries;
    for (const Document& document : documents) {
        Result<CaseLibrary> library = readLibrary(board->map, document);
        if (!library) return library.error();
        libraries.push_back(*std::move(library));
    }
    return libraries;
}

std::vector<CaseShelf> shelves(const std::vector<CaseLibrary>& libraries)
{
    std::vector<CaseShelf> all;
    for (const CaseLibrary& library : libraries) {
        CaseShelf shelf{library.name, {}};
        for (const Case& one : library.cases) shelf.cases.push_back(summaryOf(*library.map, one));
        all.push_back(std::move(shelf));
    }
    return all;
}

Game gameOfCase(const CaseLibrary& library, std::size_t index)
{
    const Case& chosen = library.cases[index];
    const Season season = chosen.phase == PhaseKind::Adjustment ? Season::Winter : Season::Spring;
    Game game = gameFrom(library.map, {season, 1901, chosen.phase}, chosen.before);
    game.title = chosen.id + " " + chosen.title;
    if (const Result<Rulebook> rulebook = rulebookFor(chosen)) game.rulebook = *rulebook;
    for (std::size_t p = 0; p < library.map->powers.size(); ++p) {
        const auto power = static_cast<Power>(p);
        std::string sheet;
        for (const CaseOrder& order : chosen.orders)
            if (order.power == power) sheet += order.text + "\n";
        const ReadingContext context{*library.map, chosen.before, chosen.phase, power};
        game = write(std::move(game), power, readSheet(context, sheet));
    }
    return game;
}

Status writePicture(Controller& controller, const ExportChoice& choice)
{
    RenderOptions options;
    options.size = choice.size;
    options.theme = choice.theme;
    options.labels = choice.labels;
    options.nameOf = [map = controller.session().game().map](Province p) { return Words(*map).province(p); };
    options.title = Words::phase(controller.presenter().shownRecord().phase);
    if (!choice.seen)
        return renderFile(controller.board(), controller.presenter().console().plainPicture(choice.orders),
                          options, choice.path);
    const ProjectorWindow::Content seen = controller.projector().shown(); // made, if need be, but not opened
    options.labels = LabelMode::Codes;
    return renderFile(controller.board(), seen.picture, asSeen(options, seen), choice.path);
}

} // namespace chancery
