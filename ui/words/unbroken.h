// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps clauses such as "DATC 5.B.1" on one line. Qt may break a line after a full stop.
#pragma once

#include <QString>

namespace chancery {

/// Returns a text that looks the same but is not broken at a full stop between two letters or digits. It
/// contains invisible word joiners, so use it only for text to be painted.
QString unbroken(QString text);

} // namespace chancery
