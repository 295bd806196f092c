// SPDX-License-Identifier: GPL-3.0-or-later
// Clicks and keys become an order: unit first, then target. The engine knows which orders make sense.
#pragma once

#include "engine/base/phase.h"
#include "engine/map/position.h"
#include "engine/orders/choices.h"
#include "engine/orders/order.h"

#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace chancery {

/// The phase for which orders are entered.
struct EntryContext
{
    const Map& map;                       ///< the map of the game
    const Position& position;             ///< the position that the orders are written for
    PhaseKind kind = PhaseKind::Movement; ///< the kind of the phase
    Power power = noPower;                ///< only this power's units may be chosen; noPower: all units
    std::span<const Order> written{}; ///< orders of this phase so far; they limit builds, removals and offers
    PowerSet revivable{};             ///< powers for which units may be given up (Committee)
    std::vector<Unit> permitted{};    ///< units of other powers that `power` may order (Alexander VII.2)
    ProvinceSet
        given{}; ///< units that need no order of their power: see unitsUnordered in game/orders_given.h
    PowerSet unplayed{};       ///< powers without a player at the table, for which no unit is built
    PowerSet neutral{};        ///< powers without a player, whose units get no orders (1971 XIV.2)
    std::vector<Order> idle{}; ///< those of `written` that have no effect; in an adjustment phase only
};

/// What the next click on a target means.
enum class Intent : std::uint8_t {
    Move,
    Support,
    Convoy,
    Help,         ///< support or convoy, whichever the destination asks for
    Insurrection, ///< give the unit up for the lost power whose home centre is clicked (Committee)
};

/// Nothing is chosen.
struct Idle
{
    bool operator==(const Idle&) const = default;
};

/// A unit was chosen, in a retreat phase a dislodged one. Next comes its target or the unit that it helps.
struct UnitChosen
{
    Province unit = noProvince;   ///< the province of the chosen unit
    Intent intent = Intent::Move; ///< what the next click means
    bool operator==(const UnitChosen&) const = default;
};

/// The unit to support or convoy was chosen. Next comes its destination; a click on its own province means
/// that it holds.
struct HelpedChosen
{
    Province unit = noProvince;      ///< the province of the unit that helps
    Intent intent = Intent::Support; ///< Support, Convoy or Help
    Province helped = noProvince;    ///< the province of the unit that is helped
    bool operator==(const HelpedChosen&) const = default;
};

/// A build site was chosen where both an army and a fleet can be built. Next comes A or F.
struct KindAsked
{
    Province site = noProvince; ///< the province to build in
    Location coast = nowhere;   ///< the coast for a fleet, if the site was clicked there
    bool operator==(const KindAsked&) const = default;
};

/// The order lacks only its coast. Next comes one of the coasts.
struct CoastAsked
{
    Order draft;        ///< a move, a retreat or a build
    LocationSet coasts; ///< the coasts that are possible
    bool operator==(const CoastAsked&) const = default;
};

/// A move was written. If it goes by land it could go by convoy too; if not, it lacks convoys. Next comes
/// GoByConvoy, or anything that may come when nothing is chosen.
struct WayOffered
{
    Order move; ///< the written move
    std::vector<Order>
        orders; ///< what GoByConvoy writes: the move by convoy, or convoys of its power's fleets
    std::vector<Unit> others; ///< the fleets of other powers that it needs too
    bool operator==(const WayOffered&) const = default;
};

/// What order entry has so far, and so what it asks for next.
using EntryState = std::variant<Idle, UnitChosen, HelpedChosen, KindAsked, CoastAsked, WayOffered>;

/// Returns whether nothing is chosen, so that the next click begins an order.
inline bool isIdle(const EntryState& state)
{
    return std::holds_alternative<Idle>(state) || std::holds_alternative<WayOffered>(state);
}

/// A click with the main mouse button on a province.
struct Click
{
    Province province = noProvince; ///< the province clicked; noProvince beside the board
    bool byConvoy = false;    ///< a modifier key was held: go by convoy, even where there is a way by land
    Location coast = nowhere; ///< the named coast whose place was clicked
};

/// The keys that order entry understands.
enum class EntryKey : std::uint8_t {
    Hold,
    Move,
    Support,
    Convoy,  ///< H M S C
    Disband, ///< D: a dislodged or surplus unit
    Army,
    Fleet,
    Waive,        ///< A F W: adjustments
    Insurrection, ///< I: give the unit up for a lost power
    Erase,        ///< takes back the order of the unit or site
    Cancel,       ///< Esc: one step back
};

/// A key. It is about the chosen unit, or without one about the province under the pointer.
struct Key
{
    EntryKey key = EntryKey::Move; ///< the key pressed
    Province under = noProvince;   ///< the province under the pointer
};

/// A click on one of the coasts that CoastAsked offers.
struct PickCoast
{
    Location coast = nowhere; ///< the coast picked
};

/// Takes what WayOffered offers.
struct GoByConvoy
{
};

/// A click with the right mouse button. After a unit was chosen, that unit helps the clicked one; otherwise
/// the click means nothing here.
struct Aid
{
    Province province = noProvince; ///< the province clicked
};

/// One input of order entry.
using EntryInput = std::variant<Click, Key, PickCoast, Aid, GoByConvoy>;

/// The result of an input. At most one of `order` and `erased` is set.
struct Entered
{
    EntryState state;             ///< the state after the input
    std::optional<Order> order;   ///< to be written on the sheet of order->power
    Province erased = noProvince; ///< the province of the unit or site whose order is to be erased
    std::vector<Order> others{};  ///< more orders, to be written together with `order`
};

/// Returns what an input leads to. An input that means nothing in this state leaves the state as it is.
Entered step(const EntryContext& context, const EntryState& state, const EntryInput& input);

/// Returns what is offered once an order is written: WayOffered, or Idle if there is nothing to offer. Fleets
/// that have another order already count for nothing.
EntryState offerAfter(const EntryContext& context, const Order& order);

/// Returns what dragging a unit to a province leads to: the same as a click on both. If the target is not
/// lit, the result is Idle.
Entered drag(const EntryContext& context, Province unit, const Click& target);

/// Returns the provinces where the next click leads on. The board lights exactly these.
ProvinceSet targets(const EntryContext& context, const EntryState& state);

/// Returns the order that a click on `hovered` would write, or nothing. If the click leads to a question, the
/// order comes without the answer: with an open coast.
std::optional<Order> preview(const EntryContext& context, const EntryState& state, Province hovered);

/// What order entry shows on the board. compose() paints it for the gamemaster only.
struct Selection
{
    Province chosen = noProvince;  ///< the chosen unit or site
    Province helped = noProvince;  ///< the unit that it supports or convoys
    Province hovered = noProvince; ///< the province under the pointer
    ProvinceSet targets;          ///< the provinces to light; none in a movement phase until a unit is chosen
    std::optional<Order> preview; ///< the order that a click would write
    bool operator==(const Selection&) const = default;
};
/// Returns what order entry shows in this state, with the pointer over `hovered`.
Selection selectionOf(const EntryContext& context, const EntryState& state, Province hovered);

} // namespace chancery
