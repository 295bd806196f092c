// SPDX-License-Identifier: GPL-3.0-or-later
// The file of a game's journal, and the lock that keeps two windows off one game.
#pragma once

#include "ui/files/file_lock.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace chancery {

/// Says who has a game open, in a sentence: "“Evening” is open on the computer “desk”."
QString describe(const Holder& holder, const QString& game);

/// The place of a journal. It belongs to this window as long as a copy of this value is kept.
struct JournalPlace
{
    QString
        journal; ///< path; beside the game, or in the program's folder where nothing can be written beside it
    std::vector<QString>
        others; ///< further paths that may have a journal of the game, also of earlier versions
    std::shared_ptr<FileLock> lock; ///< nullptr where nothing can be written at all
    std::shared_ptr<FileLock> game; ///< keeps off who opens the game by another name; nullptr without a file
    /// Whether the last window that had the place did not release it, because the program or the machine
    /// stopped.
    bool abandoned = false;
    std::optional<Holder> holder; ///< set if the place is in use, so that the game must not be changed here
    QString refuge;   ///< path, without ending, of the other place: in the program's folder if this one is
                      ///< beside the game, else beside it; empty for a game never saved
    QString obstacle; ///< what is beside the game in the place of its journal or lock and is no plain file;
                      ///< or empty
};

/// Returns the place of a journal that is only read, without a lock.
JournalPlace journalAlone(const QString& journal);
/// Claims the place of a saved game, whatever name it is given by. If it is in use, the result only says who
/// has it. `folder` is the program's own folder for journals. Nothing is written through a link.
JournalPlace claimPlace(const QString& game, const QString& folder);
/// Returns those of some saved games that were not closed properly.
QStringList interrupted(const QStringList& games, const QString& folder);
/// Claims the other place of a game whose own place cannot be written. Returns nothing if that is not
/// possible.
std::optional<JournalPlace> claimRefuge(const JournalPlace& place);
/// Claims a new place in `folder` for a game that was never saved.
JournalPlace claimNewPlace(const QString& folder);
/// Claims the places in `folder` of games that were never saved and whose windows are gone, the latest first.
std::vector<JournalPlace> claimAbandoned(const QString& folder);

/// Renames a journal that is no longer needed to end in ".old", or ".old.2" and so on where that is taken.
/// Returns the new path; an empty one if that is not possible, or if there is no plain file.
QString setAside(const QString& journal);
/// Writes a file with this content beside a journal: with the name of the journal and `ending`, numbered
/// where that is taken. Returns its path; an empty one if that is not possible.
QString keepBeside(const QString& journal, const QString& ending, const QByteArray& content);

} // namespace chancery
