// SPDX-License-Identifier: GPL-3.0-or-later
// Games to begin with that the program carries, and pictures to leave with.
#pragma once

#include "app/boards.h"
#include "engine/cases/case_file.h"
#include "engine/game/game.h"
#include "ui/dialogs/case_browser_dialog.h"
#include "ui/dialogs/export_dialog.h"

namespace chancery {

class Document;

/// A new game on the standard board.
Result<Game> standardGame(Boards& boards);
/// The sample game of the 1971 rules.
Result<Game> sampleGame(Boards& boards);

/// The test cases of one document, and the board that they are played on.
struct CaseLibrary
{
    std::shared_ptr<const Map> map;
    QString name;
    std::vector<Case> cases;
};
Result<std::vector<CaseLibrary>> caseLibraries(Boards& boards);
/// What the case browser lists, in the same sequence.
std::vector<CaseShelf> shelves(const std::vector<CaseLibrary>& libraries);
/// A game that starts from the position of a case under its own rules, with its orders written as printed.
Game gameOfCase(const CaseLibrary& library, std::size_t index);

/// A picture that the gamemaster exports.
Status writePicture(Document& document, const ExportChoice& choice);

} // namespace chancery
