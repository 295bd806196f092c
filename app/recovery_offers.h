// SPDX-License-Identifier: GPL-3.0-or-later
// What the gamemaster is asked when a journal is found that has more than its file.
#pragma once

#include "app/prompts.h"

namespace chancery {

struct JournalMatch;

/// Returns the question about the journal of the file that is called `name`. The game of the journal must be
/// known.
RecoveryOffer offerFor(const JournalMatch& match, const QString& name);

/// Returns the question about a study with this title that has changes which are in no file.
RecoveryOffer unsavedStudyOffer(const QString& title);

/// Returns the question about the journal of a game, or a study, that was never saved.
RecoveryOffer interruptedOffer(const JournalMatch& match);

} // namespace chancery
