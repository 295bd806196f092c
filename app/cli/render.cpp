// SPDX-License-Identifier: GPL-3.0-or-later
// chancery-cli render: a phase of a game, or a map, as a picture.
#include "ui/export/render.h"
#include "app/cli/commands.h"
#include "app/cli/inputs.h"
#include "engine/game/game_file.h"
#include "engine/map/map_file.h"
#include "engine/map/outline_edges.h"
#include "ui/board/density.h"
#include "ui/board/map_art.h"
#include "ui/picture/compose.h"

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>

#include <algorithm>
#include <map>
#include <optional>

namespace chancery::cli {

namespace {

constexpr int longestSide = 20000; ///< pixels

/// The picture belonging to a map: beside `table` if that is given, else where maps are looked for.
Result<BoardSource> boardOf(std::shared_ptr<const Map> map, const QString& table)
{
    const QString name = QString::fromStdString(map->picture);
    QString path = table.isEmpty() ? ":/maps/" + name : QFileInfo(table).path() + "/" + name;
    if (!QFile::exists(path) && !map->basedOn.empty()) path = ":/maps/" + name;
    if (!QFile::exists(path))
        path = QStandardPaths::locate(QStandardPaths::GenericDataLocation, "chancery/maps/" + name);
    if (path.isEmpty()) return Error{"its picture " + map->picture + " cannot be found", map->id};
    const Result<std::string> svg = readInput(path);
    if (!svg) return svg.error();
    Result<MapArt> art = readMapArt(QByteArray::fromStdString(*svg), *map, path.toStdString());
    if (!art) return art.error();
    if (!path.startsWith(QLatin1Char(':'))) // tangled outlines could keep a painter busy for hours
        if (const auto faults = outlineFaults(art->outline); !faults.empty())
            return Error{faults.front(), path.toStdString()};
    return BoardSource{std::move(map), std::make_shared<MapArt>(std::move(*art))};
}

std::optional<LabelMode> densityCalled(const QString& name)
{
    static const std::map<QString, LabelMode> densities{{"auto", LabelMode::Auto},
                                                        {"names", LabelMode::Names},
                                                        {"codes", LabelMode::Codes},
                                                        {"none", LabelMode::None}};
    const auto found = densities.find(name);
    return found == densities.end() ? std::nullopt : std::optional(found->second);
}

/// What the options say of the drawing; the error is about the command line.
Result<RenderOptions> renderOptions(const Arguments& arguments)
{
    RenderOptions options;
    const QString size = arguments.value("size", "1920x1080");
    const auto match = QRegularExpression("^([0-9]{1,5})x([0-9]{1,5})$").match(size);
    options.size = {match.captured(1).toInt(), match.captured(2).toInt()};
    if (!match.hasMatch() || options.size.isEmpty() ||
        std::max(options.size.width(), options.size.height()) > longestSide)
        return Error{"--size " + size.toStdString() + ": a size such as 1920x1080 is expected", {}};
    const QString theme = arguments.value("theme", "light");
    if (theme != "light" && theme != "dark")
        return Error{"--theme " + theme.toStdString() + ": light or dark is expected", {}};
    options.theme = theme == "dark" ? ThemeKind::Dark : ThemeKind::Light;
    const auto labels = densityCalled(arguments.value("labels", "auto"));
    if (!labels) return Error{"--labels: auto, names, codes or none is expected", {}};
    options.labels = *labels;
    const QString palette = arguments.value("palette", "clear");
    if (palette != "clear" && palette != "traditional")
        return Error{"--palette " + palette.toStdString() + ": clear or traditional is expected", {}};
    options.colours.palette = palette == "clear" ? PaletteKind::Clear : PaletteKind::Traditional;
    options.colours.hatched = arguments.has("hatched");
    return options;
}

/// With tokens as large as a window of this size has them.
RenderOptions withTokens(const BoardSource& board, RenderOptions options)
{
    const BoardGeometry& drawn = board.art->geometry;
    options.tokenScale =
        tokenScaleAt(std::min(options.size.width() / drawn.width, options.size.height() / drawn.height));
    return options;
}

int draw(const BoardSource& board, const Picture& picture, const RenderOptions& options, const QString& path)
{
    const Status done = renderFile(board, picture, options, path);
    return done ? static_cast<int>(Fine) : fail(done.error());
}

int renderMap(const Arguments& arguments, const RenderOptions& options)
{
    const QString given = arguments.value("map");
    const bool isFile = given.endsWith(".toml");
    Result<std::shared_ptr<const Map>> map = Error{};
    if (isFile) {
        const Result<std::string> text = readInput(given);
        if (!text) return fail(text.error());
        Result<Map> read = readMap(*text, inputName(given), boardLoaderBeside(given));
        if (!read) return fail(read.error());
        map = std::shared_ptr<const Map>(std::make_shared<Map>(std::move(*read)));
    } else {
        map = mapLoader()(given.toStdString());
        if (!map) return fail(map.error());
    }
    const Result<BoardSource> board = boardOf(*map, isFile ? given : QString());
    if (!board) return fail(board.error());
    const RenderOptions fitting = withTokens(*board, options);
    return draw(*board, composePosition(board->art->geometry, startOf(**map), fitting.tokenScale), fitting,
                arguments.value("out"));
}

int renderGame(const Arguments& arguments, const RenderOptions& options)
{
    const QString path = arguments.operands().front();
    const Result<std::string> text = readInput(path);
    if (!text) return fail(text.error());
    const Result<Game> game = readGame(*text, inputName(path), mapLoader());
    if (!game) return fail(game.error());

    const std::string wanted =
        arguments.value("phase", QString::fromStdString(shortName(game->current().phase))).toStdString();
    const auto record =
        std::find_if(game->phases.begin(), game->phases.end(),
                     [&wanted](const PhaseRecord& one) { return shortName(one.phase) == wanted; });
    if (record == game->phases.end())
        return fail(WrongInput, inputName(path) + ": there is no phase " + wanted);
    const Result<BoardSource> board = boardOf(game->map, {});
    if (!board) return fail(board.error());

    ViewOptions view;
    view.showOrders = view.showResults = arguments.has("orders");
    view.moment = arguments.has("after") ? Moment::After : Moment::Before;
    const RenderOptions fitting = withTokens(*board, options);
    view.tokenScale = fitting.tokenScale;
    return draw(*board, compose(*game->map, board->art->geometry, *record, view), fitting,
                arguments.value("out"));
}

int run(const Arguments& arguments)
{
    if (!arguments.has("out"))
        return fail(WrongUsage, "--out is missing: a file ending in .png, .svg or .pdf");
    if (arguments.has("map") == !arguments.operands().isEmpty())
        return fail(WrongUsage, "either a GAME or --map MAP is expected");
    if (arguments.has("map"))
        for (const char* option : {"phase", "orders", "after"})
            if (arguments.has(option))
                return fail(WrongUsage,
                            std::string("--") + option + ": a map has no phases; it belongs to a GAME");
    const Result<RenderOptions> options = renderOptions(arguments);
    if (!options) return fail(WrongUsage, options.error().text());
    return arguments.has("map") ? renderMap(arguments, *options) : renderGame(arguments, *options);
}

} // namespace

Command renderCommand()
{
    return {"render",
            "GAME | --map MAP",
            "Draws a phase of a saved game, or a map with its starting position.",
            "Needs no display.",
            {{"out", "FILE", "what to write; .png, .svg or .pdf"},
             {"size", "WxH", "in pixels; points of 1/72 inch in a PDF (default 1920x1080)"},
             {"phase", "PHASE", "such as F1902R (default: the last one)"},
             {"orders", "", "draw the orders, and their results if the phase is resolved"},
             {"after", "", "the position that the phase led to, not the one it started from"},
             {"theme", "light|dark", "(default light)"},
             {"palette", "clear|traditional", "colours of the powers (default clear)"},
             {"hatched", "", "lines across realms, of another kind for each power"},
             {"labels", "WHAT", "auto, names, codes or none (default auto: names where they can be read)"},
             {"map", "MAP", "a map's name or its .toml file, in place of a game"}},
            0,
            1,
            run};
}

} // namespace chancery::cli
