// SPDX-License-Identifier: GPL-3.0-or-later
// Beginnings of names that may as well be a slip in something shorter.
#pragma once

#include "engine/map/map.h"
#include "engine/orders/spelled_order.h"

namespace chancery {

/// Returns the provinces whose code is a place with one wrong letter, if the place is written as the
/// beginning of another name: "tir" begins Tirol, but may be TRI. Empty for a place that is written in any
/// other way.
ProvinceSet codesNear(const Map& map, const SpelledPlace& place, const PlaceMeaning& meaning);
/// Returns the provinces one of whose names is a place with one wrong letter, if the place is written as the
/// beginning of another name: "Ruma" begins Rumania, but may be Roma.
ProvinceSet namesNear(const Map& map, const SpelledPlace& place, const PlaceMeaning& meaning);
/// Returns whether two places of a line are one name together: "Mid-Atlantic Ocean".
bool isOneName(const Map& map, std::string_view line, const SpelledPlace& first, const SpelledPlace& last);
/// Returns whether a text is nothing but words of one of a province's names, written in full: "Ocean" is a
/// part of "Mid-Atlantic Ocean".
bool isPartOfName(const ProvinceInfo& info, std::string_view written);
/// Returns whether a place that is written so may be a verb or the kind of a unit with one wrong letter:
/// "Arme" begins Armenia, but may be "Army".
bool isNearKeyword(const SpelledPlace& place, const PlaceMeaning& meaning);

} // namespace chancery
