// SPDX-License-Identifier: GPL-3.0-or-later
// Clicks and keys become an order: unit, then target. What is sensible comes from the engine; this only asks.
#pragma once

#include "engine/base/phase.h"
#include "engine/orders/choices.h"
#include "engine/orders/order.h"
#include "engine/position/position.h"

#include <optional>
#include <span>
#include <variant>

namespace chancery {

/// What the clicks are about.
struct EntryContext
{
    const Map& map;
    const Position& position;
    PhaseKind kind = PhaseKind::Movement;
    Power power = noPower;            ///< only this power's units may be chosen; noPower: everybody's
    std::span<const Order> written{}; ///< orders of this phase so far; they limit builds and removals
};

/// What the next click on a target means.
enum class Intent : std::uint8_t {
    Move,
    Support,
    Convoy,
    Help, ///< supports or convoys, whichever the destination asks for
};

struct Idle
{
    bool operator==(const Idle&) const = default;
};

/// A unit was chosen (in a retreat phase a dislodged one); next comes its target or the unit it helps.
struct UnitChosen
{
    Province unit = noProvince;
    Intent intent = Intent::Move;
    bool operator==(const UnitChosen&) const = default;
};

/// The supported or convoyed unit was chosen; next comes where that one goes (itself again: it holds).
struct HelpedChosen
{
    Province unit = noProvince;
    Intent intent = Intent::Support;
    Province helped = noProvince;
    bool operator==(const HelpedChosen&) const = default;
};

/// An adjustment site that takes an army or a fleet.
struct KindAsked
{
    Province site = noProvince;
    bool operator==(const KindAsked&) const = default;
};

/// Only the coast is missing: `draft` is a move, a retreat or a build.
struct CoastAsked
{
    Order draft;
    LocationSet coasts;
    bool operator==(const CoastAsked&) const = default;
};

/// The army could walk or sail to its target.
struct WayAsked
{
    Order draft;
    bool operator==(const WayAsked&) const = default;
};

using EntryState = std::variant<Idle, UnitChosen, HelpedChosen, KindAsked, CoastAsked, WayAsked>;

struct Click
{
    Province province = noProvince;
    bool byConvoy = false; ///< a modifier key was held: sail, do not ask
};

enum class EntryKey : std::uint8_t {
    Hold,
    Move,
    Support,
    Convoy,  ///< H M S C; Convoy also answers "sail", Move "by land"
    Disband, ///< D: a dislodged or surplus unit
    Army,
    Fleet,
    Waive,  ///< A F W: adjustments
    Erase,  ///< takes back the order of the unit or site
    Cancel, ///< Esc: one step back
};

/// A key; without a chosen unit it speaks of the space under the pointer.
struct Key
{
    EntryKey key = EntryKey::Move;
    Province under = noProvince;
};

struct PickCoast
{
    Location coast = nowhere;
};

/// The other button of the mouse: a unit holds (a dislodged one disbands); after another unit was chosen, that one helps it.
struct Aid
{
    Province province = noProvince;
};

using EntryInput = std::variant<Click, Key, PickCoast, Aid>;

/// What an input led to. At most one of `order` and `erased` is there.
struct Entered
{
    EntryState state;
    std::optional<Order> order;   ///< to be written on the sheet of order->power
    Province erased = noProvince; ///< whose order is to be struck out
};

Entered step(const EntryContext& context, const EntryState& state, const EntryInput& input);

/// A unit is pulled to a space: as a click on both, but nothing is left half done.
Entered drag(const EntryContext& context, Province unit, const Click& target);

/// The spaces where a click leads on: exactly what is lit.
ProvinceSet targets(const EntryContext& context, const EntryState& state);

/// The order that a click on `hovered` would write; for a click that leads to a question, the order still
/// without its answer (a coast left open, the way unstated). Nothing if the click writes no order.
std::optional<Order> preview(const EntryContext& context, const EntryState& state, Province hovered);

/// What entry shows on the board: compose() paints it for the gamemaster only.
struct Selection
{
    Province chosen = noProvince;
    Province helped = noProvince;
    Province hovered = noProvince;
    ProvinceSet targets;
    std::optional<Order> preview;
    bool operator==(const Selection&) const = default;
};
/// In a movement phase nothing is lit until a unit is chosen.
Selection selectionOf(const EntryContext& context, const EntryState& state, Province hovered);

} // namespace chancery
