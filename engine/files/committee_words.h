// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of a Committee in a file that does not fit, for translation in the context FileErrors. Where a rule of
// the document is broken, the sentence names it.
#pragma once

#include "engine/base/translated.h"

namespace chancery::says {

inline constexpr const char* goalPointsRange = QT_TRANSLATE_NOOP(
    "FileErrors", "this goal is worth too little or too much; expected 1 to %1 points (Committee, Non-territorial "
                  "victory points)");
inline constexpr const char* goalWithoutText = QT_TRANSLATE_NOOP(
    "FileErrors",
    "this goal does not say what has to be achieved; expected some words (Committee, Non-territorial victory points)");
inline constexpr const char* noGoals = QT_TRANSLATE_NOOP(
    "FileErrors",
    "%1 has no goals; expected at least one for each delegation (Committee, Non-territorial victory points)");
inline constexpr const char* twoDelegates = QT_TRANSLATE_NOOP(
    "FileErrors", "the number of delegates is %1; expected two (Committee, Delegations and countries)");
inline constexpr const char* sameDelegate = QT_TRANSLATE_NOOP(
    "FileErrors", "both delegates have the same name; expected two (Committee, Delegations and countries)");
inline constexpr const char* delegationTwice = QT_TRANSLATE_NOOP(
    "FileErrors", "%1 is there twice; expected one delegation for each power (Committee, Delegations and countries)");
inline constexpr const char* delegationMissing = QT_TRANSLATE_NOOP(
    "FileErrors", "%1 is missing; expected a delegation for each power (Committee, Delegations and countries)");
inline constexpr const char* badLimit = QT_TRANSLATE_NOOP(
    "FileErrors", "this is no limit of points; expected 1 to %1 (Committee, Non-territorial victory points)");
inline constexpr const char* speechOrder = QT_TRANSLATE_NOOP(
    "FileErrors", "a delegation speaks twice in this order; expected each once (Committee, 2)");
inline constexpr const char* speechLength =
    QT_TRANSLATE_NOOP("FileErrors", "this is no length of a speech; expected 1 to %1 seconds (Committee, 2)");
inline constexpr const char* speechTurn =
    QT_TRANSLATE_NOOP("FileErrors", "there is no such turn in this order of speeches; expected 0 to %1");
inline constexpr const char* treatyParties = QT_TRANSLATE_NOOP(
    "FileErrors", "this treaty is signed by a delegation that is no party; expected parties only (Committee, Object of "
                  "the committee)");
inline constexpr const char* endedUnopened = QT_TRANSLATE_NOOP(
    "FileErrors", "this conference ended but never began; expected “opened” (Committee, Organising a conference, 8)");
inline constexpr const char* twoAtATime = QT_TRANSLATE_NOOP(
    "FileErrors", "two conferences are held at a time; expected one (Committee, Organising a conference, 15)");
inline constexpr const char* otherSetupMap =
    QT_TRANSLATE_NOOP("FileErrors", "this set-up is for the map “%1”; expected one for “%2”");
inline constexpr const char* otherSetupFormat =
    QT_TRANSLATE_NOOP("FileErrors", "this set-up has another format; expected format = 1");
inline constexpr const char* unknownSetupKey =
    QT_TRANSLATE_NOOP("FileErrors", "“%1” is not known here; expected one of %2");

} // namespace chancery::says
