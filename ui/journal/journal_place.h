// SPDX-License-Identifier: GPL-3.0-or-later
// The file of a game's journal, and the lock that keeps two windows off one game.
#pragma once

#include "engine/base/result.h"

#include <QString>

#include <memory>
#include <vector>

class QLockFile;

namespace chancery {

/// The place of a journal. It belongs to this window as long as a copy of this value is kept.
struct JournalPlace
{
    QString
        journal; ///< path; beside the game, or in the program's folder where nothing can be written beside it
    QString earlier;                 ///< another path that may have a journal of the game
    std::shared_ptr<QLockFile> lock; ///< nullptr where nothing can be written at all
    /// Whether the last window that had the place did not release it, because the program or the machine
    /// stopped.
    bool abandoned = false;
};

/// Claims the place of a saved game. Fails if it is in use, and says who has it. `folder` is the
/// program's own folder for journals.
Result<JournalPlace> claimPlace(const QString& game, const QString& folder);
/// Claims a new place in `folder` for a game that was never saved.
JournalPlace claimNewPlace(const QString& folder);
/// Claims the places in `folder` of games that were never saved and whose windows are gone, the latest first.
std::vector<JournalPlace> claimAbandoned(const QString& folder);

} // namespace chancery
