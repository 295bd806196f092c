// SPDX-License-Identifier: GPL-3.0-or-later
// An order as a sum type: what a power orders one unit to do in any kind of phase.
#pragma once

#include "engine/base/index_set.h"
#include "engine/base/unit.h"

#include <variant>

namespace chancery {

/// Whether a move says that it goes by convoy.
enum class Via : std::uint8_t { Unstated, Convoy };

/// Orders the unit to hold.
struct Hold
{
    bool operator==(const Hold&) const = default;
};

/// Orders the unit to move, by land, by sea or by convoy.
struct Move
{
    /// Moves nowhere.
    Move() = default;
    /// Moves there; for the rest see the members.
    Move(Location where, Via how = Via::Unstated, ProvinceSet seas = {}, bool outOfSequence = false,
         std::uint32_t sequenceNumber = 0)
        : path(seas)
        , to(where)
        , via(how)
        , scrambled(outOfSequence)
        , sequence(sequenceNumber)
    {
    }

    ProvinceSet path;        ///< sea provinces named on the way ("A Tun-Ion-Nap"); DATC 4.A.6
    Location to = nowhere;   ///< with a coast if one was named
    Via via = Via::Unstated; ///< whether "via convoy" was written
    bool scrambled = false;  ///< `path` was written in an order in which no army can pass it
    /// The arrangement in which `path` was written and is quoted: the number that numberOfSequence gives.
    std::uint32_t sequence = 0;
    bool operator==(const Move&) const = default;
};

/// Orders the unit to support another to hold.
struct SupportHold
{
    Location unit = nowhere; ///< the supported unit
    bool operator==(const SupportHold&) const = default;
};

/// Orders the unit to support the move of another.
struct SupportMove
{
    Location unit = nowhere; ///< where the supported unit is
    Location to = nowhere;   ///< where it moves, with a coast if one was named
    bool operator==(const SupportMove&) const = default;
};

/// Orders the fleet to convoy an army.
struct Convoy
{
    Location army = nowhere; ///< where the army is
    Location to = nowhere;   ///< where the army moves
    bool operator==(const Convoy&) const = default;
};

/// Orders a dislodged unit to retreat.
struct Retreat
{
    Location to = nowhere; ///< with a coast if one was named
    bool operator==(const Retreat&) const = default;
};

/// Removes a dislodged unit in a retreat phase, or a surplus one in an adjustment phase.
struct Disband
{
    bool operator==(const Disband&) const = default;
};

/// Builds Order::unit.
struct Build
{
    bool operator==(const Build&) const = default;
};

/// Declines one build; Order::unit is not used.
struct Waive
{
    bool operator==(const Waive&) const = default;
};

/// Gives the unit up, at the end of the season, to revive a power that has lost its country (Committee).
struct Insurrection
{
    Power whom = noPower; ///< the power to be revived
    bool operator==(const Insurrection&) const = default;
};

/// Names a home centre that a power without a country wants back, at Order::unit.at. The power lists its
/// centres in order of preference; Order::unit is built there if it is the first vacant one that is regained
/// (Committee).
struct Revive
{
    bool operator==(const Revive&) const = default;
};

/// What an order says that the unit does.
using Command = std::variant<Hold, Move, SupportHold, SupportMove, Convoy, Retreat, Disband, Build, Waive,
                             Insurrection, Revive>;

/// The index of a command in Command: `switch (order.command.index()) { case kindOf<Move>: ...`.
template<class C>
inline constexpr std::size_t kindOf = Command(std::in_place_type<C>).index();

/// The ways in which an order was written otherwise than the rulebooks print it (DATC 4.B.5, 4.B.6, 4.C).
/// Only readers of text set them. Orders that differ in nothing else are equal.
struct Slips
{
    /// One way of writing an order wrongly, as a bit of `kinds`.
    enum Kind : std::uint8_t {
        NeedlessCoast = 1,      ///< on the ordered unit: of an army, or not its own
        UnitTypeMissing = 2,    ///< the letter A or F is left out
        UnitTypeWrong = 4,      ///< A for a fleet or F for an army
        NationalityMissing = 8, ///< of a foreign unit that is supported or convoyed
        NationalityWrong = 16,  ///< another power than that of the supported or convoyed unit
        SeaTwice = 32,          ///< a sea of the convoy route is named again; it counts once
    };
    std::uint8_t kinds = 0; ///< a sum of Kind values

    bool any() const { return kinds != 0; }                   ///< whether there is any slip
    bool has(Kind kind) const { return (kinds & kind) != 0; } ///< whether there is a slip of this kind
    /// Adds a slip of this kind.
    void add(Kind kind) { kinds = static_cast<std::uint8_t>(kinds | kind); }
    friend bool operator==(Slips, Slips) { return true; } ///< slips do not make orders differ
};

/// What players have agreed on about an order (Alexander VII). Only games with such agreements set it. Orders
/// that differ in nothing else are equal.
struct Permission
{
    bool given = false;    ///< the player of the unit has allowed another power's order (VII.2)
    bool repeated = false; ///< it is not written this turn but repeated from the turn before (VII.1)
    friend bool operator==(Permission, Permission) { return true; } ///< agreements do not make orders differ
};

/// One order as a power gives it, legal or not. `power` may not own the unit. If the unit does not exist,
/// `unit.power` is noPower and `unit.kind` what was written. If it exists, `unit` is that unit, whatever
/// letter or coast was written (DATC 4.B.5, 4.C.1, 4.C.2).
///
/// The members are arranged so that an order is small: reading the orders of a phase takes about as long as
/// fetching them.
struct Order
{
    /// Orders nothing.
    Order() = default;
    /// See the members.
    Order(Power writer, Unit ordered, Command what, Slips how = {}, Permission allowed = {})
        : power(writer)
        , unit(ordered)
        , slips(how)
        , permission(allowed)
        , command(what)
    {
    }

    Power power = noPower;   ///< the power that wrote it
    Unit unit;               ///< the unit that is ordered
    Slips slips{};           ///< how it was written
    Permission permission{}; ///< what players have agreed on about it
    Command command;         ///< what it is ordered to do

    bool operator==(const Order&) const = default;
};

/// Returns the command of an order as a C, or nullptr if it is another command.
template<class C>
const C* as(const Order& order)
{
    return std::get_if<C>(&order.command);
}

} // namespace chancery
