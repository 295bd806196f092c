// SPDX-License-Identifier: GPL-3.0-or-later
// A text that goes with a picture or a document without being seen in it, so that the file can be read again.
#pragma once

#include "engine/base/result.h"

#include <QByteArray>
#include <QString>

class QPdfWriter;

namespace chancery {

/// Puts a note into a PDF, as the description in its metadata. The note must be of plain characters, without
/// `<`, `>` and `&`.
void addNote(QPdfWriter& writer, const QString& note);

/// The key of a note in a PNG.
inline constexpr const char* noteKey = "Description";

/// Returns what a file holds as text: of a PNG its note, else its bytes. On failure the error names the file.
Result<QByteArray> readNoteOrText(const QString& path);

} // namespace chancery
