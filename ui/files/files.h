// SPDX-License-Identifier: GPL-3.0-or-later
// Whole text files in and out. A failed write leaves the old file whole; messages name the place.
#pragma once

#include "engine/base/result.h"

#include <QByteArray>
#include <QString>

namespace chancery {

Result<QByteArray> readWholeFile(const QString& path);
/// Writes to a temporary file beside it, syncs and renames.
Status writeWholeFile(const QString& path, const QByteArray& content);

} // namespace chancery
