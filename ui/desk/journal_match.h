// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the journal of a game with its file.
#pragma once

#include "engine/journal/replay.h"
#include "ui/desk/journal_place.h"

#include <QDateTime>

namespace chancery {

/// How a journal relates to the game's file.
enum class JournalFit {
    None,    ///< there is no journal, or nothing in it
    Same,    ///< the game is as saved; the journal has its undo steps
    Unsaved, ///< the journal has changes that are not in the file
    Other,   ///< the file is not the one that was saved last
    NoFile,  ///< the file cannot be read, but the journal can
    Damaged, ///< only a part of the journal can be read
    Useless, ///< the journal cannot be read at all
};

/// What a comparison of journal and file has found.
struct JournalMatch
{
    JournalFit fit = JournalFit::None;
    QString journal; ///< the path of the journal; empty if there is none
    /// When the journal was last written.
    QDateTime written;
    /// The steps that the journal has.
    History history;
    /// How many damaged parts of the journal were skipped.
    std::size_t damages = 0;
    std::optional<Game> last;       ///< the last state of the game in the journal
    int unsaved = 0;                ///< how many steps are not in the file
    std::string fault;              ///< for NoFile: why the file cannot be read
    bool isOfAnotherFile = false;   ///< the journal says that it belongs to another file than is there
    std::string fingerprint;        ///< of the file, if it can be read; see file_checksum.h
    std::vector<Error> differences; ///< what a replay of the file gave differently from what was saved
};

/// Compares a game's journal with its file and changes neither. `game` is the path of the file. Of several
/// journals the last one that is whole counts. If the base of the journal is lost, the file takes its place.
JournalMatch matchJournal(const JournalPlace& place, const QString& game, const MapLoader& maps);
/// Returns a saved game, which no window has open, as its journal has it, if that has changes that the file
/// has not; nothing otherwise. `folder` is the program's own folder for journals.
std::optional<Game> unsavedGame(const QString& game, const QString& folder, const MapLoader& maps);
/// Reads the journal of a game that was never saved, and changes nothing.
JournalMatch matchUnsaved(const JournalPlace& place, const MapLoader& maps);

} // namespace chancery
