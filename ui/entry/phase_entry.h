// SPDX-License-Identifier: GPL-3.0-or-later
// Order entry for each of the three kinds of phase; only order_entry.cpp and its neighbours use this.
#pragma once

#include "ui/entry/order_entry.h"

namespace chancery::entry {

/// Returns what an input leads to in a movement phase; see step().
Entered stepMovement(const EntryContext& context, const EntryState& state, const EntryInput& input);
/// Returns what an input leads to in a retreat phase; see step().
Entered stepRetreat(const EntryContext& context, const EntryState& state, const EntryInput& input);
/// Returns what an input leads to in an adjustment phase; see step().
Entered stepAdjustment(const EntryContext& context, const EntryState& state, const EntryInput& input);

/// Returns the provinces to light in a movement phase; see targets().
ProvinceSet targetsInMovement(const EntryContext& context, const EntryState& state);
/// Returns the provinces to light in a retreat phase; see targets().
ProvinceSet targetsInRetreat(const EntryContext& context, const EntryState& state);
/// Returns the provinces to light in an adjustment phase; see targets().
ProvinceSet targetsInAdjustment(const EntryContext& context, const EntryState& state);

// What the three kinds of phase share.

/// Returns the result that writes this order and chooses nothing further.
Entered enteredOrder(const Order& order);
/// Returns whether the input is this key.
inline bool isKey(const EntryInput& input, EntryKey key)
{
    const Key* pressed = std::get_if<Key>(&input);
    return pressed && pressed->key == key;
}
/// Returns the province of a click, or the province under the pointer at a key; noProvince for a picked
/// coast.
Province spokenOf(const EntryInput& input);
/// Returns whether the context allows orders of this power.
inline bool mayOrder(const EntryContext& context, Power power)
{
    return (context.power == noPower || context.power == power) && !context.neutral.has(power);
}
/// Returns how many builds or removals of a power are due for which no order with an effect is written.
int adjustmentsLeft(const EntryContext& context, const AdjustmentChoices& choices, Power power);
/// Returns where a dislodged unit may retreat, without provinces that are closed on the map of the context.
LocationSet openTo(const EntryContext& context, const DislodgedUnit& unit);
/// Returns the provinces that the locations lie in.
ProvinceSet provincesIn(const Map& map, LocationSet locations);
/// Returns those of the locations that lie in the province.
LocationSet within(const Map& map, LocationSet locations, Province province);
/// Returns the named coast that was picked or whose place was clicked; nowhere for other inputs.
Location coastOf(const EntryInput& input);
/// Writes the draft if only one coast is possible or `meant` is one of them, else asks for the coast.
Entered writeOrAskCoast(Order draft, LocationSet coasts, Location meant);
/// Returns the move, retreat or build with this coast as its destination or site.
Order atCoast(Order draft, Location coast);
/// Answers an open question for a coast: a picked or clicked coast writes the order, Cancel goes back to the
/// state `back`, and any other input leaves the question open.
Entered answerCoast(const CoastAsked& asked, const EntryInput& input, const EntryState& back);

} // namespace chancery::entry
