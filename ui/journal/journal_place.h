// SPDX-License-Identifier: GPL-3.0-or-later
// Where the journal of a game stands, and the lock that keeps two windows off one game.
#pragma once

#include "engine/base/result.h"

#include <QString>

#include <memory>
#include <vector>

class QLockFile;

namespace chancery {

/// A place that is this window's alone, as long as a copy of it is kept.
struct JournalPlace
{
    QString journal; ///< path; beside the game, or in the program's folder where nothing can be written beside it
    QString earlier; ///< another path where a journal of the game may stand
    std::shared_ptr<QLockFile> lock; ///< none where nothing at all can be written
    /// The last one who had it did not give it back: the program or the machine stopped.
    bool abandoned = false;
};

/// The place of a saved game. An error says who else has it open. `folder` is the program's own for journals.
Result<JournalPlace> claimPlace(const QString& game, const QString& folder);
/// A new place for a game that was never saved.
JournalPlace claimNewPlace(const QString& folder);
/// Places of games that were never saved and whose windows are gone, the last one first.
std::vector<JournalPlace> claimAbandoned(const QString& folder);

} // namespace chancery
