// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes whole files, which must be plain ones. A failed write leaves the old file as it was;
// errors name the file.
#pragma once

#include "engine/base/result.h"
#include "ui/files/system_files.h"

#include <QByteArray>

namespace chancery {

/// The most bytes of a file that are read, unless a reader allows fewer.
constexpr qint64 largestFile = qint64(64) << 20;

/// Returns the bytes of a plain file of at most `most` bytes. On failure the error names the file and says
/// why: it is refused at once if it is something else. Built-in files have paths that begin with a colon.
Result<QByteArray> readWholeFile(const QString& path, Links links = Links::Follow, qint64 most = largestFile);
/// Writes a file: to a new file beside it first, which is synced and renamed. On failure the error names the
/// file and says why, and an existing file stays as it was. A link that is followed stays a link to the file.
Status writeWholeFile(const QString& path, const QByteArray& content, Links links = Links::Follow);
/// As above, for who explains the failure otherwise.
FileTrouble putWholeFile(const QString& path, const QByteArray& content, Links links);

/// Returns why a file could not be read and what to do next, in the user's language.
QString whyNotRead(FileTrouble trouble);
/// As above, for a file that could not be written; call it right after the failure. `path` is where it is.
QString whyNotWritten(FileTrouble trouble, const QString& path);

} // namespace chancery
