// SPDX-License-Identifier: GPL-3.0-or-later
// The three kinds of phase behind order entry; only order_entry.cpp and its neighbours use this.
#pragma once

#include "ui/entry/order_entry.h"

namespace chancery::entry {

Entered stepMovement(const EntryContext& context, const EntryState& state, const EntryInput& input);
Entered stepRetreat(const EntryContext& context, const EntryState& state, const EntryInput& input);
Entered stepAdjustment(const EntryContext& context, const EntryState& state, const EntryInput& input);

ProvinceSet targetsInMovement(const EntryContext& context, const EntryState& state);
ProvinceSet targetsInRetreat(const EntryContext& context, const EntryState& state);
ProvinceSet targetsInAdjustment(const EntryContext& context, const EntryState& state);

// What they share.

Entered write(const Order& order);
inline bool isKey(const EntryInput& input, EntryKey key)
{
    const Key* pressed = std::get_if<Key>(&input);
    return pressed && pressed->key == key;
}
/// The space that a click or a key speaks of, noProvince if none.
Province spokenOf(const EntryInput& input);
inline bool mayOrder(const EntryContext& context, Power power)
{
    return context.power == noPower || context.power == power;
}
ProvinceSet provincesOf(const Map& map, LocationSet locations);
/// Those of the locations that lie in the province.
LocationSet within(const Map& map, LocationSet locations, Province province);
/// Writes the draft if it can only mean one of the coasts, else asks.
Entered writeOrAskCoast(Order draft, LocationSet coasts);
/// The same order at one of the coasts.
Order atCoast(Order draft, Location coast);
/// A picked coast is written; everything else but Cancel leaves the question open.
Entered answerCoast(const CoastAsked& asked, const EntryInput& input, const EntryState& back);

} // namespace chancery::entry
