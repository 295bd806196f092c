// SPDX-License-Identifier: GPL-3.0-or-later
// Lines about many units at once: all units hold, or builds are waived in words with a number.
#pragma once

#include "engine/map/place_names.h"

#include <optional>
#include <string>
#include <string_view>

namespace chancery {

/// Returns whether a line orders every unit without an order to hold: "All units hold", "all others stand",
/// "alle übrigen halten".
bool isCollectiveHold(std::string_view line);
/// Returns whether a line, or one of its parts, orders every unit without an order to hold.
bool holdsCollectively(std::string_view line);

/// Returns whether such a line is about units of a kind: "all fleets hold" is not about armies.
bool concerns(std::string_view line, UnitKind kind);

/// Returns a line that lists units, each with its kind, and orders them together to hold, or to support or
/// convoy a unit, with an order for each: "A Smy, F Con hold" as "A Smy H, F Con H", "F Edi and F Lon support
/// A Lvp to Yor" likewise. Empty for any other line,
/// where only a comma is between units that help, and if a unit without its kind is not named in full or by
/// its code.
std::string eachOrdered(const PlaceNames& names, std::string_view line);

/// Returns whether a line says that there are no orders, and nothing else: "NMR", "no orders received",
/// "none".
bool ordersNothing(std::string_view line);

inline constexpr int waivesAll = 0; ///< as many as are left

/// Returns how many builds a line, or a piece of one, waives and orders nothing else; waivesAll if it says no
/// number but "no builds" or the like. Nothing for any other text, and for the order "waive" by itself.
std::optional<int> waivesIn(std::string_view line);

} // namespace chancery
