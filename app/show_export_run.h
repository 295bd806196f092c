// SPDX-License-Identifier: GPL-3.0-or-later
// Exports a show as pictures or video while the program stays usable.
#pragma once

#include "ui/dialogs/show_dialog.h"

namespace chancery {

class Document;

/// Asks what to export and runs it.
void exportShow(Document& document);
/// Returns whether there is something to export that the players have seen.
bool mayExportShow(const Document& document);
/// Writes the show. A small window shows the progress and can cancel it.
void runShowExport(Document& document, const ShowChoice& choice);

} // namespace chancery
