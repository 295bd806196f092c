// SPDX-License-Identifier: GPL-3.0-or-later
// What the gamemaster is asked and told when a game is opened: of a journal that has more than its file, or
// cannot be written, and of a game that contradicts itself.
#pragma once

#include "app/prompts.h"

#include <string>
#include <vector>

namespace chancery {

class JournalKeeper;
struct Game;
struct JournalMatch;

/// Returns what a journal has: "Evening: Spring 1902, movement, saved 21:04".
QString describedKept(const JournalMatch& match);

/// Returns the question about the journal of the file that is called `name`. The game of the journal must be
/// known.
RecoveryOffer offerFor(const JournalMatch& match, const QString& name);

/// Returns the question about a study with this title that has changes which are in no file.
RecoveryOffer unsavedStudyOffer(const QString& title);

/// Returns the question about the journal of a game, or a study, that was never saved.
RecoveryOffer interruptedOffer(const JournalMatch& match);

/// Returns why changes cannot be recorded in a journal at the moment, or an empty string.
QString troubleOf(const JournalKeeper& journal);

/// Returns what is said of a game that differs from a replay of its orders, as `differences` list it, or
/// whose Committee contradicts itself; empty if nothing is to be said.
QString differencesOf(const Game& game, const std::vector<Error>& differences);

} // namespace chancery
