// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of units, centres and dislodged units that game files and position files share.
#pragma once

#include "engine/base/document.h"
#include "engine/position/position.h"

#include <array>

namespace chancery {

/// The keys that readPosition reads.
inline constexpr std::array<std::string_view, 6> positionKeys{"units",   "centres",         "dislodged",
                                                              "surplus", "retreat_options", "contested"};

/// What a reader does with a position that cannot be: a unit where its kind cannot be, a second unit in a province.
enum class Impossible : std::uint8_t {
    Refused, ///< it records a fault
    Kept,    ///< it keeps the unit; a second one is beside the first
};

/// Reads `units`, `centres`, `surplus`, `dislodged`, `retreat_options` and `contested` from a table; the reader records
/// the first fault. A dislodged unit is a table { unit = "A SER", from = "BUL", to = ["ALB", "GRE"] } or a
/// text ("A SER"). For a text, the destinations are under `retreat_options` or are worked out.
Position readPosition(DocumentReader& reader, const Value& table, const Map& map,
                      Impossible impossible = Impossible::Refused);

/// Returns the tables of a position as text, each named with `prefix` ("phase.") and preceded by an empty
/// line.
std::string positionToml(const Map& map, const Position& position, const std::string& prefix);
/// Returns the line `contested`, empty if no province is contested; it belongs above the tables.
std::string contestedToml(const Map& map, const Position& position);

} // namespace chancery
