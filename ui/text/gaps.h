// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences with numbered gaps.
#pragma once

#include <QString>

#include <span>

namespace chancery {

/// The sentence with %1 filled by the first of the names, %2 by the second and so on, up to %9. Unlike with
/// QString::arg a sentence may leave gaps out, and a name may hold a %.
QString withGaps(const QString& sentence, std::span<const QString> names);

} // namespace chancery
