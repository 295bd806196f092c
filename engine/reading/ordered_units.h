// SPDX-License-Identifier: GPL-3.0-or-later
// Puts the units on the board that the orders of a pasted text are for: a unit is where its order has it.
#pragma once

#include "engine/game/study.h"

namespace chancery {

/// Puts a unit on the board, unless there is one in its province.
void putUnit(const Map& map, Position& position, const Unit& unit);
/// Puts the units on the board that a line orders, as far as it can be read. In phases of retreats they are
/// dislodged; for one to be built its centre gets an owner.
void putOrdered(const Map& map, Position& position, const StudyOrder& line, PhaseKind kind);
/// Puts the units on the board that are only said to help an order of the line, "A Mun-Bur, supported by A
/// Ruh": whose they are, an order of another power may tell.
void putHelpers(const Map& map, Position& position, const StudyOrder& line);
/// Puts the units on the board that a line of moves names in full before orders that cannot be read: "A
/// Par-Burg?". They are asked about, and stay where they are.
void putUnread(const Map& map, Position& position, const StudyOrder& line);

} // namespace chancery
