// SPDX-License-Identifier: GPL-3.0-or-later
// What the commands that draw read: a saved game, its board, sizes and themes.
#pragma once

#include "app/cli/inputs.h"
#include "ui/draw/board_look.h"

#include <QSize>

namespace chancery::cli {

/// Returns the map with its drawing. The drawing is looked for beside `table` if that is given, then among
/// those built in, then in the user's data folders. A drawing that is not built in is refused if its outlines
/// are faulty.
Result<BoardSource> boardSourceOf(std::shared_ptr<const Map> map, const QString& table);
/// Reads the game in a file, or on standard input for "-".
Result<Game> gameCalled(const QString& path);
/// Returns the index of a phase such as "F1902M". `path` is named in the error if the game has no such phase.
Result<std::size_t> phaseCalled(const Game& game, const std::string& name, const QString& path);

/// Returns the value of --size in pixels. The error is about the command line.
Result<QSize> chosenSize(const Arguments& arguments);
/// Returns the value of --theme, or the theme named `otherwise` if it was not given. The error is about the
/// command line.
Result<ThemeKind> chosenTheme(const Arguments& arguments, const QString& otherwise);

} // namespace chancery::cli
