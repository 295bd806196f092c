// SPDX-License-Identifier: GPL-3.0-or-later
// Reads set-up files of a Committee into the open game.
#pragma once

#include <QString>

namespace chancery {

class Document;

/// Asks for a set-up file and reads it into the game, as one undo step. A file that breaks a rule is reported
/// and changes nothing.
void readSetup(Document& document);
/// Reads this set-up file, as readSetup() does.
void useSetup(Document& document, const QString& path);

} // namespace chancery
