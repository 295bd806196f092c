// SPDX-License-Identifier: GPL-3.0-or-later
// The show as pictures or video: asked for, written while the evening goes on.
#pragma once

#include "ui/dialogs/show_dialog.h"

namespace chancery {

class Document;

void exportShow(Document& document);
/// There is something that the players have seen.
bool mayExportShow(const Document& document);
/// Writes it, with a small window that tells how far it is and can cancel.
void runShowExport(Document& document, const ShowChoice& choice);

} // namespace chancery
