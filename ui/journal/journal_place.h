// SPDX-License-Identifier: GPL-3.0-or-later
// The file of a game's journal, and the lock that keeps two windows off one game.
#pragma once

#include <QString>

#include <memory>
#include <optional>
#include <vector>

class QLockFile;

namespace chancery {

/// Who has a game open, as far as the lock of its journal tells.
struct Holder
{
    QString user;           ///< the name of the other user; empty if it is the same user or unknown
    QString computer;       ///< the name of the other computer; empty if it is this one or unknown
    bool isUnknown = false; ///< the lock tells nothing

    bool operator==(const Holder&) const = default;
};

/// Says who has a game open, in a sentence: "“Evening” is open on the computer “desk”."
QString describe(const Holder& holder, const QString& game);

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
    std::optional<Holder> holder; ///< set if the place is in use, so that the game must not be changed here
};

/// Claims the place of a saved game. If it is in use, the result only says who has it. `folder` is the
/// program's own folder for journals.
JournalPlace claimPlace(const QString& game, const QString& folder);
/// Claims a new place in `folder` for a game that was never saved.
JournalPlace claimNewPlace(const QString& folder);
/// Claims the places in `folder` of games that were never saved and whose windows are gone, the latest first.
std::vector<JournalPlace> claimAbandoned(const QString& folder);

} // namespace chancery
