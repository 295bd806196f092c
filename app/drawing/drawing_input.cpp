// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawing/drawing_input.h"

#include "engine/reading/text_forms.h"
#include "ui/draw/map_picture.h"

#include <QRegularExpression>

#include <algorithm>

namespace chancery::cli {

namespace {

constexpr int longestSide = 20000; ///< pixels

} // namespace

Result<BoardSource> boardSourceOf(std::shared_ptr<const Map> map, const QString& table)
{
    const QString beside = table.isEmpty() ? tableOf(map->id) : table;
    if (beside.isEmpty()) return Error{"there is no map \"" + map->id + "\" any more", {}};
    const Result<MapPicture> picture = readPicture(*map, beside);
    if (!picture) return picture.error();
    Result<MapArt> art = drawPicture(*map, *picture);
    if (!art) return art.error();
    return BoardSource{std::move(map), std::make_shared<MapArt>(std::move(*art))};
}

Result<Game> gameCalled(const QString& path)
{
    const Result<std::string> text = readInput(path);
    if (!text) return text.error();
    noteOthers(*text, path);
    const MapLoader maps = mapLoader();
    return readAnyGame({*text, inputName(path), maps});
}

Result<std::size_t> phaseCalled(const Game& game, const std::string& name, const QString& path)
{
    const auto found =
        std::ranges::find(game.phases, name, [](const PhaseRecord& one) { return shortName(one.phase); });
    if (found == game.phases.end()) return Error{"there is no phase " + name, inputName(path)};
    return static_cast<std::size_t>(found - game.phases.begin());
}

Result<QSize> chosenSize(const Arguments& arguments)
{
    const QString given = arguments.value("size", "1920x1080");
    const auto match = QRegularExpression("^([0-9]{1,5})x([0-9]{1,5})$").match(given);
    const QSize size(match.captured(1).toInt(), match.captured(2).toInt());
    if (!match.hasMatch() || size.isEmpty() || std::max(size.width(), size.height()) > longestSide)
        return Error{"--size " + given.toStdString() + ": expected a size such as 1920x1080", {}};
    return size;
}

Result<ThemeKind> chosenTheme(const Arguments& arguments, const QString& otherwise)
{
    const QString theme = arguments.value("theme", otherwise);
    if (theme != "light" && theme != "dark")
        return Error{"--theme " + theme.toStdString() + ": expected light or dark", {}};
    return theme == "dark" ? ThemeKind::Dark : ThemeKind::Light;
}

} // namespace chancery::cli
