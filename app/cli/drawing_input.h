// SPDX-License-Identifier: GPL-3.0-or-later
// What commands that draw read: a saved game, its board, sizes and themes.
#pragma once

#include "app/cli/inputs.h"
#include "ui/paint/board_look.h"

#include <QSize>

namespace chancery::cli {

/// The picture belonging to a map: beside `table` if that is given, else where maps are looked for.
Result<BoardSource> boardOf(std::shared_ptr<const Map> map, const QString& table);
Result<Game> gameCalled(const QString& path);
/// Index of the phase "F1902M".
Result<std::size_t> phaseCalled(const Game& game, const std::string& name, const QString& path);

// Options; the error is about the command line.
Result<QSize> chosenSize(const Arguments& arguments);
Result<ThemeKind> chosenTheme(const Arguments& arguments, const QString& otherwise);

} // namespace chancery::cli
