// SPDX-License-Identifier: GPL-3.0-or-later
// Fills the numbered gaps of a sentence.
#pragma once

#include <QString>

#include <span>

namespace chancery {

/// Returns the sentence with %1 replaced by the first of the names, %2 by the second and so on, up to %9. A
/// gap without a name stays. Unlike with QString::arg, a sentence may leave gaps out, and a name may hold a
/// %.
QString withGaps(const QString& sentence, std::span<const QString> names);

} // namespace chancery
