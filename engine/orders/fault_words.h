// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of a position that cannot be, for translation in the context PositionFaults: %1 is the unit
// with its power, or the power, or the province that it is about; what the other gaps are is beside each
// sentence.
#pragma once

#include "engine/base/translated.h"

namespace chancery::says {

inline constexpr const char* offMap = QT_TRANSLATE_NOOP(
    "PositionFaults", "A unit is at no place of this map where it can be, is of no power of "
                      "this map, or is not in its order.");
inline constexpr const char* ownersMissing =
    QT_TRANSLATE_NOOP("PositionFaults", "The position does not say who owns the centres.");
// %2 the province
inline constexpr const char* anotherUnit =
    QT_TRANSLATE_NOOP("PositionFaults", "%1: another unit is in %2 too.");
inline constexpr const char* armyInSea = QT_TRANSLATE_NOOP("PositionFaults", "%1: an army cannot be at sea.");
inline constexpr const char* fleetOnLand =
    QT_TRANSLATE_NOOP("PositionFaults", "%1: a fleet cannot be inland.");
// %2 the province
inline constexpr const char* onNoCoast = QT_TRANSLATE_NOOP("PositionFaults", "%1: it is on no coast of %2.");
inline constexpr const char* dislodgedNow =
    QT_TRANSLATE_NOOP("PositionFaults", "%1 is dislodged, but no units retreat in this phase.");
// %2 the province
inline constexpr const char* anotherDislodged =
    QT_TRANSLATE_NOOP("PositionFaults", "%1: another unit is dislodged in %2 too.");
// %2 the province to which it would retreat
inline constexpr const char* retreatToUnit =
    QT_TRANSLATE_NOOP("PositionFaults", "%1 cannot retreat to %2: there is a unit.");
inline constexpr const char* retreatToStandoff =
    QT_TRANSLATE_NOOP("PositionFaults", "%1 cannot retreat to %2: there was a standoff.");
inline constexpr const char* retreatBeyond =
    QT_TRANSLATE_NOOP("PositionFaults", "%1 cannot retreat to %2: it is not adjacent.");
inline constexpr const char* noneRetreats =
    QT_TRANSLATE_NOOP("PositionFaults", "No unit is dislodged, so none retreats.");
inline constexpr const char* noneAdjusts =
    QT_TRANSLATE_NOOP("PositionFaults", "No power may build or must remove a unit.");
inline constexpr const char* noOwners =
    QT_TRANSLATE_NOOP("PositionFaults", "No centre has an owner, so every unit is removed.");
// %2 the province
inline constexpr const char* noDislodger =
    QT_TRANSLATE_NOOP("PositionFaults", "%1 is dislodged, but no other unit is in %2.");
inline constexpr const char* contestedOccupied =
    QT_TRANSLATE_NOOP("PositionFaults", "%1 is marked as contested, but there is a unit.");
// %2 how many units, %3 how many centres
inline constexpr const char* tooManyUnits =
    QT_TRANSLATE_NOOP("PositionFaults", "%1 has too many units (units: %2, centres: %3).");
inline constexpr const char* neverBuilt =
    QT_TRANSLATE_NOOP("PositionFaults", "%1 was never built: nothing in this game has brought it there.");
// %2 the place
inline constexpr const char* wrongCoast =
    QT_TRANSLATE_NOOP("PositionFaults", "%1 is on the wrong coast: by the orders it is in %2.");

} // namespace chancery::says
