// SPDX-License-Identifier: GPL-3.0-or-later
// What can be printed of the open game at the moment.
#pragma once

#include "ui/dialogs/print_dialog.h"

#include <vector>

namespace chancery {

class Document;

std::vector<PaperChoice> papersOf(const Document& document);
PaperLook paperLook(const Document& document);

} // namespace chancery
