// SPDX-License-Identifier: GPL-3.0-or-later
// How a position is set up by hand, step by step. Nothing is refused: what cannot be is kept, and
// position_faults.h names it.
#pragma once

#include "engine/map/position.h"

namespace chancery {

/// Returns the locations of a province that a unit of this kind can be put at: the coasts of a split one for
/// a fleet, else the province as a whole, even if such a unit cannot be there.
LocationSet placesToPut(const Map& map, UnitKind kind, Province province);

/// Returns the unit that is taken first out of a province: one that is there beside another, then the one in
/// it, then a dislodged one; nullptr if there is none.
const Unit* unitToTake(const Map& map, const Position& position, Province province);

/// Returns the position with one more unit, beside the one that is in its province already.
Position withUnit(const Map& map, Position position, const Unit& unit);
/// Returns the position without the unit that is taken first out of a province, or dislodged ones first with
/// `dislodgedFirst`.
Position withoutUnit(const Map& map, Position position, Province province, bool dislodgedFirst = false);
/// Returns the position with the unit of a province somewhere else. The first that is taken moves.
Position withMoved(const Map& map, Position position, Province from, Location to);
/// Returns the position with an army in place of a fleet, or a fleet at `at`, in the same province, in place
/// of an army.
Position withTurned(const Map& map, Position position, Province province, Location at);
/// Returns the position with another owner of a centre, noPower for none.
Position withOwner(Position position, Province centre, Power owner);
/// Returns the position with the unit of a province dislodged by the unit in `attacker`, which has moved in;
/// if there is no unit, only as the province that the attack came from.
Position withDislodged(const Map& map, Position position, Province province, Province attacker);
/// Returns the position with the dislodged unit of a province back in it, and its attacker back where it came
/// from.
Position withReturned(const Map& map, Position position, Province province);
/// Returns the position with a province marked as contested, or no longer.
Position withContested(const Map& map, Position position, Province province, bool contested);

/// Returns the phase in which units can retreat that is nearest to this one.
Phase retreatsNear(Phase phase);

} // namespace chancery
