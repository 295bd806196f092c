// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of a study that cannot be read, for translation in the context FileErrors.
#pragma once

#include "engine/base/translated.h"

namespace chancery::says {

inline constexpr const char* otherStudyFormat = QT_TRANSLATE_NOOP(
    "FileErrors", "the study has format %1; expected format %2. A newer version of Chancery may read it");
inline constexpr const char* noLines =
    QT_TRANSLATE_NOOP("FileErrors", "this study has no lines; expected at least one [[line]]");
inline constexpr const char* badLineId = QT_TRANSLATE_NOOP(
    "FileErrors", "this is not the number of a line; expected a number from 1 on that no other line has");
inline constexpr const char* noSuchLine =
    QT_TRANSLATE_NOOP("FileErrors", "no line before this one has this number; expected an earlier line");
inline constexpr const char* nothingToStudy = QT_TRANSLATE_NOOP(
    "FileErrors", "no unit and no order was found in this text; expected a position, orders or a study");

} // namespace chancery::says
