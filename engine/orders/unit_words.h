// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of the text of a unit that cannot be read, for translation in the context FileErrors. %1 is
// the text.
#pragma once

#include "engine/base/translated.h"

namespace chancery::says {

inline constexpr const char* notAUnit =
    QT_TRANSLATE_NOOP("FileErrors", "“%1” is not a unit; expected one such as “A PAR” or “F STP/sc”");
inline constexpr const char* unitNowhere = QT_TRANSLATE_NOOP(
    "FileErrors", "“%1”: there is no province “%2” on this map; expected a code such as PAR");
inline constexpr const char* armyAtSea =
    QT_TRANSLATE_NOOP("FileErrors", "“%1”: an army cannot be at sea; expected a province on land");
inline constexpr const char* fleetInland =
    QT_TRANSLATE_NOOP("FileErrors", "“%1”: a fleet cannot be inland; expected a sea or a coast");
inline constexpr const char* fleetWithoutCoast =
    QT_TRANSLATE_NOOP("FileErrors", "“%1”: the coast is missing; expected %2 or %3");

} // namespace chancery::says
