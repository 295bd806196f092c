// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of a house rule that cannot be read, for translation in the context FileErrors.
#pragma once

#include "engine/base/translated.h"

namespace chancery::says {

inline constexpr const char* noOption = QT_TRANSLATE_NOOP(
    "FileErrors", "there is no option “%1”; expected one of those that a rulebook has, such as “paradox”");
inline constexpr const char* noValue =
    QT_TRANSLATE_NOOP("FileErrors", "the option “%1” cannot be “%2”; expected one of %3");
inline constexpr const char* notAChange = QT_TRANSLATE_NOOP(
    "FileErrors", "“%1” is not a house rule; expected OPTION=VALUE, such as paradox=szykman");

} // namespace chancery::says
