// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the lost beginning of a journal again, of the game's file.
#pragma once

#include "engine/journal/journal.h"

namespace chancery {

/// A game as its file has it.
struct GameInFile
{
    const Game& game;
    std::string fingerprint; ///< of the file; see file_checksum.h
};

/// Returns the history of a journal whose base record is lost, with a base made of the game's file: the game
/// before the first step if the file has that, the game as it was saved if it is the file that the journal
/// names, which leaves out the steps until then. If the file is neither, a step that holds the whole game
/// becomes the beginning; without such a step every step is kept for a replay to try on the file.
History rebuilt(const JournalReading& reading, const GameInFile& file);

/// Returns the history of a journal whose base record is damaged and which has no file, with the base as far
/// as it is there: `readGame` says whether it can still be read.
History salvaged(const JournalReading& reading);

} // namespace chancery
