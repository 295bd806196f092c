// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes whole files. A failed write leaves the old file as it was; errors name the file.
#pragma once

#include "engine/base/result.h"

#include <QByteArray>
#include <QString>

namespace chancery {

/// Returns the bytes of a file. On failure the error names the file and says why.
Result<QByteArray> readWholeFile(const QString& path);
/// Writes a file: to a temporary file beside it first, which is synced and renamed. On failure the error
/// names the file and says why, and an existing file stays as it was.
Status writeWholeFile(const QString& path, const QByteArray& content);

} // namespace chancery
