// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of a query that cannot be read, for translation in the context FileErrors. %1 is what was
// written.
#pragma once

#include "engine/base/translated.h"

namespace chancery::says {

inline constexpr const char* quoteOpen = QT_TRANSLATE_NOOP("FileErrors", "the quotation mark is not closed");
inline constexpr const char* queryKey =
    QT_TRANSLATE_NOOP("FileErrors", "“%1:” is not known here; expected one of %2");
inline constexpr const char* queryUnit =
    QT_TRANSLATE_NOOP("FileErrors", "“unit:%1”: expected a unit such as F TYS, or a province");
inline constexpr const char* queryOrder =
    QT_TRANSLATE_NOOP("FileErrors", "“order:%1”: expected an order such as A BEL - HOL");
inline constexpr const char* queryMotif =
    QT_TRANSLATE_NOOP("FileErrors", "“motif:%1”: expected a motif such as beleaguered garrison");
inline constexpr const char* querySeas = QT_TRANSLATE_NOOP(
    "FileErrors", "“seas:%1”: expected a number of sea provinces such as 2, or 2+ for more");
inline constexpr const char* queryLibrary = QT_TRANSLATE_NOOP(
    "FileErrors", "“library:%1”: expected a library such as datc, 1971, alexander, twenty or committee");
inline constexpr const char* queryChapter =
    QT_TRANSLATE_NOOP("FileErrors", "“chapter:%1”: expected a chapter such as 6.F");
inline constexpr const char* queryPower =
    QT_TRANSLATE_NOOP("FileErrors", "“power:%1”: expected a power such as Austria");
inline constexpr const char* queryRulebook =
    QT_TRANSLATE_NOOP("FileErrors", "“rulebook:%1”: expected a rulebook such as 1971");
inline constexpr const char* queryDiffers =
    QT_TRANSLATE_NOOP("FileErrors", "“differs:%1”: expected a rulebook such as 1971, or any");
inline constexpr const char* queryUnanswered =
    QT_TRANSLATE_NOOP("FileErrors", "“unanswered:%1”: expected a rulebook such as 1971, or any");
inline constexpr const char* queryPhase =
    QT_TRANSLATE_NOOP("FileErrors", "“phase:%1”: expected movement, retreat or adjustment");

} // namespace chancery::says
