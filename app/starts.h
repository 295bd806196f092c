// SPDX-License-Identifier: GPL-3.0-or-later
// The games that the program carries, and exported pictures.
#pragma once

#include "app/boards.h"
#include "app/command_line.h"
#include "engine/game/game.h"
#include "ui/dialogs/export_dialog.h"

namespace chancery {

class Document;

/// Returns a new game on the standard board.
Result<Game> standardGame(Boards& boards);
/// Returns the sample game of the 1971 rules.
Result<Game> sampleGame(Boards& boards);

/// Opens what a start of the program begins with: the game or the sample game of the command line, else what
/// a crash has left, else the last game if the command line or the gamemaster wants that, else the start
/// page, which is also behind all questions about these.
void openFirst(Document& document, const CommandLine& line);

/// Writes a picture of the document as the gamemaster chose it.
Status writePicture(Document& document, const ExportChoice& choice);

} // namespace chancery
