// SPDX-License-Identifier: GPL-3.0-or-later
// Games to begin with: see starts.h.
#include "app/starts.h"

#include "app/controller.h"
#include "engine/game/game_file.h"
#include "engine/orders/order_text.h"
#include "ui/board/map_art.h"
#include "ui/text/words.h"

namespace chancery {

namespace {

const char* const samplePath = "games/sample-1971.chancery";
const char* const casesPath = "cases/datc-3.2.toml";

std::string text(const char* path)
{
    return embedded(QStringLiteral(":/") + QLatin1String(path)).toStdString();
}

QString listing(const Map& map, const Case& one)
{
    QStringList lines;
    for (const Unit& unit : one.before.units)
        lines << QStringLiteral("%1: %2").arg(Words(map).power(unit.power),
                                              QString::fromStdString(canonical(map, unit)));
    lines << QString();
    for (const CaseOrder& order : one.orders)
        lines << QStringLiteral("%1: %2").arg(Words(map).power(order.power),
                                              QString::fromStdString(order.text));
    return lines.join(u'\n');
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

Result<CaseLibrary> caseLibrary(Boards& boards)
{
    const Result<BoardSource> board = boards.board("standard");
    if (!board) return board.error();
    Result<std::vector<Case>> cases = readCases(*board->map, text(casesPath), casesPath);
    if (!cases) return cases.error();
    return CaseLibrary{board->map, *std::move(cases)};
}

std::vector<CaseSummary> summaries(const CaseLibrary& library)
{
    std::vector<CaseSummary> all;
    for (const Case& one : library.cases)
        all.push_back({QString::fromStdString(one.id), QString::fromStdString(one.title),
                       QString::fromStdString(one.comment), listing(*library.map, one)});
    return all;
}

Game gameOfCase(const CaseLibrary& library, std::size_t index)
{
    const Case& chosen = library.cases[index];
    const Season season = chosen.phase == PhaseKind::Adjustment ? Season::Winter : Season::Spring;
    Game game = gameFrom(library.map, {season, 1901, chosen.phase}, chosen.before);
    game.title = chosen.id + " " + chosen.title;
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

Picture exportedPicture(const Controller& controller, bool orders)
{
    return controller.presenter().plainPicture(orders);
}

RenderOptions exportOptions(const Controller& controller, const ExportChoice& choice)
{
    RenderOptions options;
    options.size = choice.size;
    options.theme = choice.theme;
    options.labels = choice.labels;
    options.nameOf = [map = controller.session().game().map](Province p) { return Words(*map).province(p); };
    options.title = Words::phase(controller.presenter().shownRecord().phase);
    return options;
}

} // namespace chancery
