// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of a document on one line that cannot be read, for translation in the context FileErrors.
#pragma once

#include "engine/base/translated.h"

namespace chancery::says {

inline constexpr const char* lineCutOff =
    QT_TRANSLATE_NOOP("FileErrors", "the line is incomplete; expected all of it, up to its last bracket");
inline constexpr const char* lineDamaged =
    QT_TRANSLATE_NOOP("FileErrors", "the line was changed on its way; expected it as it was copied");

} // namespace chancery::says
