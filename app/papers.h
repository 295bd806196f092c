// SPDX-License-Identifier: GPL-3.0-or-later
// What can be printed of the open game.
#pragma once

#include "ui/dialogs/print_dialog.h"

#include <vector>

namespace chancery {

class Document;

/// Returns what the print dialog offers for this document; what cannot be printed now is marked so.
std::vector<PaperChoice> papersOf(const Document& document);
/// Returns how this document's papers look.
PaperLook paperLook(const Document& document);

} // namespace chancery
