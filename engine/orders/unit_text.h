// SPDX-License-Identifier: GPL-3.0-or-later
// Units, provinces and coasts by their codes, as files write them, and units in any notation.
#pragma once

#include "engine/base/result.h"
#include "engine/map/map.h"

#include <string>
#include <string_view>

namespace chancery {

/// Returns the province with this code, English name or alias, ignoring case; noProvince if there is none.
Province findProvince(const Map& map, std::string_view text);
/// Returns the location with this code, English name or alias, ignoring case, with "/nc" or "(nc)" for a
/// coast; nowhere if there is none.
Location findLocation(const Map& map, std::string_view text);

/// Reads a unit such as "A PAR" or "F STP/sc" of a power; the error says what is wrong.
Result<Unit> readUnit(const Map& map, Power power, std::string_view text);

/// As readUnit, for a unit that may be where its kind cannot be: an army at sea, a fleet inland or on no
/// coast.
Result<Unit> readAnyUnit(const Map& map, Power power, std::string_view text);

/// Returns the codes of locations for a message or a file: "ALB, GRE".
std::string codes(const Map& map, LocationSet places);

/// Returns whether a text begins with the kind of a unit, "A", "Fleet" or "Armee", and more follows.
bool namesKind(std::string_view text);

/// Reads a unit of a power as files write it, else as freely as in an order to build it: "Army Bulgaria",
/// "Flotte Kiel". It may be where its kind cannot be. The error is that of the form that files write.
Result<Unit> readFreeUnit(const Map& map, Power power, std::string_view text);

} // namespace chancery
