// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of units, centres and dislodged units that game files and position files share.
#pragma once

#include "engine/base/document.h"
#include "engine/orders/position_faults.h"

#include <array>

namespace chancery {

/// The keys that readPosition reads.
inline constexpr std::array<std::string_view, 6> positionKeys{"units",   "centres",         "dislodged",
                                                              "surplus", "retreat_options", "contested"};

/// Reads `units`, `centres`, `surplus`, `dislodged`, `retreat_options` and `contested` from a table; the
/// reader records the first value that cannot be read. A dislodged unit is a table { unit = "A SER", from =
/// "BUL", to = ["ALB", "GRE"] } or a text ("A SER"). For a text, the destinations are under `retreat_options`
/// or are worked out; in a phase of retreats every unit that has some there is dislodged. A position that
/// cannot be is read as it is, a second unit beside the first: see position_faults.h.
Position readPosition(DocumentReader& reader, const Value& table, const Map& map,
                      PhaseKind kind = PhaseKind::Movement);

/// Returns what in a table names the unit that a fault is about, the last if there are several; the table if
/// nothing does.
const Value& valueOf(const Map& map, const Value& table, const PositionFault& fault);

/// Returns the tables of a position as text, each named with `prefix` ("phase.") and preceded by an empty
/// line.
std::string positionToml(const Map& map, const Position& position, const std::string& prefix);
/// Returns the line `contested`, empty if no province is contested; it belongs above the tables.
std::string contestedToml(const Map& map, const Position& position);

} // namespace chancery
