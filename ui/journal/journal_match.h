// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the journal of a game with its file.
#pragma once

#include "engine/journal/replay.h"
#include "ui/journal/journal_place.h"

#include <QDateTime>

namespace chancery {

enum class JournalFit {
    None,    ///< there is no journal, or nothing in it
    Same,    ///< the game is as it was saved; the journal has how it came to that
    Unsaved, ///< the journal has changes that are not in the file
    Other,   ///< the file is not the one that was saved last
    NoFile,  ///< the file cannot be read, the journal can
    Damaged, ///< the journal can be read in part only
    Useless, ///< the journal cannot be read at all
};

struct JournalMatch
{
    JournalFit fit = JournalFit::None;
    QString journal; ///< where it stands
    QDateTime written;
    History history;
    std::size_t damages = 0;
    std::optional<Game> last;             ///< the game as it was last, by the journal
    int unsaved = 0;                      ///< so many steps are not in the file
    std::string fault;                    ///< what is wrong with the file, of NoFile
    std::vector<std::string> differences; ///< what the replay of the file found otherwise than it was saved
};

/// Looks at a game's journal and at its file, and changes neither.
JournalMatch matchJournal(const JournalPlace& place, const QString& game, const MapLoader& maps);
/// The journal of a game that was never saved.
JournalMatch matchUnsaved(const JournalPlace& place, const MapLoader& maps);

} // namespace chancery
