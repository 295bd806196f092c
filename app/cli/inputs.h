// SPDX-License-Identifier: GPL-3.0-or-later
// What commands read: files, standard input, maps by name, rulebooks by name.
#pragma once

#include "app/cli/command_line.h"
#include "engine/game/game.h"
#include "engine/map/map_loader.h"

#include <QString>

#include <string>

namespace chancery::cli {

/// The whole content of a file, or of standard input for "-". At most 64 MiB.
Result<std::string> readInput(const QString& path);
/// How messages call it: "standard input" for "-".
std::string inputName(const QString& path);

/// Finds `ID.toml` among the maps built in, then in the user's data folder. Maps are read once and kept; may
/// be called from several threads.
MapLoader mapLoader();
/// For the map that the set-up in a file is based on: looks beside that file first.
MapLoader boardLoaderBeside(const QString& path);

/// The rulebook that --rulebook and --set ask for; the error is about the command line.
Result<Rulebook> chosenRulebook(const Arguments& arguments);
/// A rulebook with changes such as "paradox=all_hold".
Result<Rulebook> withChanges(const RulebookInfo& book, const QStringList& changes);

} // namespace chancery::cli
