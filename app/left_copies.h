// SPDX-License-Identifier: GPL-3.0-or-later
// Copies of studies with unsaved changes that versions before 0.9.0 have left after a crash, in the place of
// a journal.
#pragma once

#include "ui/desk/journal_place.h"

namespace chancery {

class Document;

/// Returns whether such a copy is in a place, and no journal.
bool hasCopy(const JournalPlace& place);
/// Offers the copy in a place and opens it in `study`: from its file, if that is still there, with what was
/// not saved as one change. Returns false if it cannot be read or the user declines.
bool offerCopy(Document& study, const JournalPlace& place);

} // namespace chancery
