// SPDX-License-Identifier: GPL-3.0-or-later
// chancery-cli render: a phase of a game, or a map, as a picture.
#include "ui/paper/render.h"
#include "app/cli/commands.h"
#include "app/drawing/commands.h"
#include "app/drawing/drawing_input.h"
#include "engine/map/map_file.h"
#include "ui/draw/density.h"
#include "ui/draw/map_art.h"
#include "ui/paper/reel.h"
#include "ui/scene/board_geometry.h"
#include "ui/scene/compose.h"

#include <algorithm>
#include <map>
#include <optional>

namespace chancery::cli {

namespace {

std::optional<LabelMode> densityCalled(const QString& name)
{
    static const std::map<QString, LabelMode> densities{{"auto", LabelMode::Auto},
                                                        {"names", LabelMode::Names},
                                                        {"codes", LabelMode::Codes},
                                                        {"none", LabelMode::None}};
    const auto found = densities.find(name);
    return found == densities.end() ? std::nullopt : std::optional(found->second);
}

/// Reads the options of the drawing. The error is about the command line.
Result<RenderOptions> renderOptions(const Arguments& arguments)
{
    RenderOptions options;
    const Result<QSize> size = chosenSize(arguments);
    if (!size) return size.error();
    options.size = *size;
    const Result<ThemeKind> theme = chosenTheme(arguments, "light");
    if (!theme) return theme.error();
    options.theme = *theme;
    const auto labels = densityCalled(arguments.value("labels", "auto"));
    if (!labels) return Error{"--labels: expected auto, names, codes or none", {}};
    options.labels = *labels;
    const QString palette = arguments.value("palette", "clear");
    if (palette != "clear" && palette != "traditional")
        return Error{"--palette " + palette.toStdString() + ": expected clear or traditional", {}};
    options.colours.palette = palette == "clear" ? PaletteKind::Clear : PaletteKind::Traditional;
    options.colours.hatched = arguments.has("hatched");
    return options;
}

/// Returns the options with tokens as large as in a window of this size.
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
    return done ? static_cast<int>(Fine) : fail(OutputLost, done.error().text());
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
    const Result<BoardSource> board = boardSourceOf(*map, isFile ? given : QString());
    if (!board) return fail(board.error());
    const RenderOptions fitting = withTokens(*board, options);
    return draw(*board, composePosition(board->art->geometry, startOf(**map), fitting.tokenScale), fitting,
                arguments.value("out"));
}

/// Paints what the players see at an instant of a phase's story.
int drawInstant(const BoardSource& board, const Game& game, std::size_t phase, const Arguments& arguments,
                const RenderOptions& options)
{
    bool good = false;
    const int ms = arguments.value("time-ms").toInt(&good);
    if (!good) return fail(WrongUsage, "--time-ms: expected a number of milliseconds");
    if (!game.phases[phase].outcome)
        return fail(WrongInput, shortName(game.phases[phase].phase) +
                                    ": the phase is not resolved, so there is nothing to show");
    const ProjectorWindow::Content seen = instantOf(game, phase, board.art->geometry, ms);
    RenderOptions told = asSeen(options, seen);
    if (!arguments.has("labels")) told.labels = LabelMode::Codes; // as in the audience window
    return draw(board, seen.picture, told, arguments.value("out"));
}

int renderGame(const Arguments& arguments, const RenderOptions& options)
{
    const QString path = arguments.operands().front();
    const Result<Game> game = gameCalled(path);
    if (!game) return fail(game.error());
    const std::string wanted =
        arguments.value("phase", QString::fromStdString(shortName(game->current().phase))).toStdString();
    const Result<std::size_t> phase = phaseCalled(*game, wanted, path);
    if (!phase) return fail(phase.error());
    const Result<BoardSource> board = boardSourceOf(game->map, {});
    if (!board) return fail(board.error());
    if (arguments.has("time-ms")) return drawInstant(*board, *game, *phase, arguments, options);

    const std::string alone = arguments.value("power").toStdString();
    const Power power = game->map->findPower(alone);
    if (arguments.has("power") && power == noPower)
        return fail(WrongUsage, "--power " + alone + ": there is no such power on this map");

    ViewOptions view;
    view.hiddenPowers = allBut(power);
    view.rules = game->rulebook.options;
    view.showOrders = view.showResults = arguments.has("orders");
    view.moment = arguments.has("after") ? Moment::After : Moment::Before;
    const RenderOptions fitting = withTokens(*board, options);
    view.tokenScale = fitting.tokenScale;
    return draw(*board, compose(*game->map, board->art->geometry, game->phases[*phase], view), fitting,
                arguments.value("out"));
}

int runRender(const Arguments& arguments)
{
    if (!arguments.has("out"))
        return fail(WrongUsage, "--out is missing; expected a file ending in .png, .svg or .pdf");
    if (!isPictureFile(arguments.value("out")))
        return fail(WrongUsage, "--out " + arguments.value("out").toStdString() +
                                    ": expected a file ending in .png, .svg or .pdf");
    if (arguments.has("power") && (!arguments.has("orders") || arguments.has("time-ms")))
        return fail(WrongUsage,
                    "--power says whose orders are drawn; use it with --orders, without --time-ms");
    if (arguments.has("map") == !arguments.operands().isEmpty())
        return fail(WrongUsage, "expected either a GAME or --map MAP");
    if (arguments.has("map"))
        for (const char* option : {"phase", "orders", "after", "time-ms"})
            if (arguments.has(option))
                return fail(WrongUsage, std::string("--") + option +
                                            ": a map has no phases; use this option with a GAME");
    const Result<RenderOptions> options = renderOptions(arguments);
    if (!options) return fail(WrongUsage, options.error().text());
    return arguments.has("map") ? renderMap(arguments, *options) : renderGame(arguments, *options);
}

} // namespace

Command renderCommand()
{
    return {
        render.name,
        "GAME | --map MAP",
        render.summary,
        "Needs no display.",
        {{"out", "FILE", "the file to write; .png, .svg or .pdf"},
         {"size", "WxH", "in pixels; points of 1/72 inch in a PDF (default 1920x1080)"},
         {"phase", "PHASE", "such as F1902R (default: the last one)"},
         {"orders", "", "draw the orders, and their results if the phase is resolved"},
         {"power", "NAME", "with --orders: those of this power alone"},
         {"after", "", "the position that the phase led to, not the one it started from"},
         {"time-ms", "N", "what the players see at this point of the reveal, in milliseconds"},
         {"theme", "light|dark", "(default light)"},
         {"palette", "clear|traditional", "colours of the powers (default clear)"},
         {"hatched", "", "hatch each power's land, in a different direction for each"},
         {"labels", "WHAT",
          "auto, names, codes or none (default auto: names where they can be read; codes with --time-ms)"},
         {"map", "MAP", "a map's name or its .toml file, in place of a game"}},
        0,
        1,
        runRender};
}

} // namespace chancery::cli
