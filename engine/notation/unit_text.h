// SPDX-License-Identifier: GPL-3.0-or-later
// Units, provinces and coasts by their codes, as files write them.
#pragma once

#include "engine/base/result.h"
#include "engine/map/map.h"

#include <string>
#include <string_view>

namespace chancery {

/// A code or any other spelling that the map knows; noProvince or nowhere if it is none.
Province findProvince(const Map& map, std::string_view text);
Location findLocation(const Map& map, std::string_view text);

/// "A PAR", "F STP/sc"; the error says what is wrong.
Result<Unit> readUnit(const Map& map, Power power, std::string_view text);

/// Codes for a message or a file: "ALB, GRE".
std::string codes(const Map& map, LocationSet places);

} // namespace chancery
