// SPDX-License-Identifier: GPL-3.0-or-later
// Actions that consoles and windows of studies share, with the same names, texts and keys. A table has a row
// of this name without anything else where one of them belongs.
#pragma once

namespace chancery {

class OpenDocument;

/// Lets the user change the keys of all actions of the window.
void editKeys(OpenDocument& document);

} // namespace chancery
