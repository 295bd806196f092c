// SPDX-License-Identifier: GPL-3.0-or-later
// What commands read: files, standard input, maps and rulebooks by name.
#pragma once

#include "app/cli/command_line.h"
#include "app/cli/corrected.h"
#include "engine/files/position_file.h"
#include "engine/map/map_loader.h"
#include "engine/orders/order_text.h"

#include <QFile>
#include <QString>

#include <string>

namespace chancery::cli {

/// Finds the languages of the user's own, and names on standard error those that cannot be read. To be called
/// first.
void findOwnLanguages();

/// Opens a plain file, or standard input for "-". Anything else is refused at once.
Status openInput(QFile& file, const QString& path);
/// Returns the whole content of a plain file, or of standard input for "-". Fails if it is longer than 64
/// MiB.
Result<std::string> readInput(const QString& path);
/// Returns the name of an input for messages: the path, or "standard input" for "-".
std::string inputName(const QString& path);

/// Says on standard error which of several games of a text is read: the first.
void noteOthers(const std::string& text, const QString& path);
/// Reads a file of positions, each with its orders; see readAnySheets.
Result<std::vector<PositionSheet>> readSheets(const QString& path);

/// Names on standard error what was corrected in a line that is in `place`. Returns whether there was
/// anything.
bool tellCorrections(const Map& map, const ReadLine& line, const std::string& place);

/// Returns the path of the table of a map, or of whatever is in its place: in `folder`, built in, or in the
/// user's data folders; empty if there is nothing.
QString tableOf(const std::string& id, const QString& folder = QStringLiteral(":/maps"));
/// Returns a function that finds `ID.toml` among the maps built in, then in the user's data folders. Maps are
/// read once and kept; several threads may call it.
MapLoader mapLoader();
/// Returns a function that finds the map on which the set-up in a file is based, first beside that file.
MapLoader boardLoaderBeside(const QString& path);

/// Returns the rulebook that --rulebook and --set ask for. The error is about the command line.
Result<Rulebook> chosenRulebook(const Arguments& arguments);
/// Returns a rulebook with changes such as "paradox=all_hold". Fails for an unknown option or value, and for
/// an option that is set to two values.
Result<Rulebook> rulebookWith(const RulebookInfo& book, const QStringList& changes);

} // namespace chancery::cli
