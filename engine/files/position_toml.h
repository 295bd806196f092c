// SPDX-License-Identifier: GPL-3.0-or-later
// The part of a document that says where everything stands; shared by game files and position files.
#pragma once

#include "engine/base/document.h"
#include "engine/position/position.h"

#include <array>

namespace chancery {

/// The keys that readPosition understands.
inline constexpr std::array<std::string_view, 5> positionKeys{"units", "centres", "dislodged",
                                                              "retreat_options", "contested"};

/// Reads `units`, `centres`, `dislodged`, `retreat_options` and `contested` out of a table. A dislodged unit
/// is a text
/// ("A SER"; where it may go stands under `retreat_options`, or is worked out) or a table
/// { unit = "A SER", from = "BUL", to = ["ALB", "GRE"] }.
Position readPosition(DocumentReader& reader, const Value& table, const Map& map);

/// The tables as text, each named with `prefix` ("phase.") and led by an empty line.
std::string positionToml(const Map& map, const Position& position, const std::string& prefix);
/// The line `contested`, if anything is; it belongs above the tables.
std::string contestedToml(const Map& map, const Position& position);

} // namespace chancery
