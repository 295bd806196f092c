// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of a journal that does not fit its game, for translation in the context FileErrors.
#pragma once

#include "engine/base/translated.h"

namespace chancery::says {

inline constexpr const char* otherPhase =
    QT_TRANSLATE_NOOP("FileErrors", "the journal has orders of another phase; expected the current one");
inline constexpr const char* otherPower =
    QT_TRANSLATE_NOOP("FileErrors", "the journal names a power that is not on this map");
inline constexpr const char* phasesMissing =
    QT_TRANSLATE_NOOP("FileErrors", "the journal has phases that do not follow the phases before");
inline constexpr const char* otherMap =
    QT_TRANSLATE_NOOP("FileErrors", "the journal is about another map; expected the map of this game");

} // namespace chancery::says
