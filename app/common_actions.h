// SPDX-License-Identifier: GPL-3.0-or-later
// Actions that consoles and windows of studies share, with the same names, texts and keys. A table has a row
// of this name without anything else where one of them belongs. A row of the console's menus Playback and
// Projector can stand in a study's window so too, and is about what the study presents.
#pragma once

namespace chancery {

class OpenDocument;

/// Lets the user change the keys of all actions of the window.
void editKeys(OpenDocument& document);

} // namespace chancery
