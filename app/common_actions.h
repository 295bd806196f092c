// SPDX-License-Identifier: GPL-3.0-or-later
// Actions that consoles and windows of studies share, with the same names, texts and keys. A table has a row
// of this name without anything else where one of them belongs. A row of the console's menus Playback and
// Projector can stand in a study's window so too, and is about what the study presents.
#pragma once

namespace chancery {

class Document;
struct ActionRow;

/// Lets the user change the keys of all actions of the window.
void editKeys(Document& document);

/// Returns the row of this name, which windows of both kinds have. There must be one.
const ActionRow& commonRow(const char* name);

} // namespace chancery
