// SPDX-License-Identifier: GPL-3.0-or-later
// An order as a sum type: what a power tells one unit in any kind of phase.
#pragma once

#include "engine/base/index_set.h"
#include "engine/base/unit.h"

#include <variant>

namespace chancery {

enum class Via : std::uint8_t { Unstated, Convoy };

struct Hold { bool operator==(const Hold&) const = default; };

struct Move
{
    Location to = nowhere;      ///< a coast if one was named
    Via via = Via::Unstated;
    ProvinceSet path;           ///< seas named on the way ("A Tun-Ion-Nap"); DATC 4.A.6
    bool operator==(const Move&) const = default;
};

struct SupportHold
{
    Location unit = nowhere;
    bool operator==(const SupportHold&) const = default;
};

struct SupportMove
{
    Location unit = nowhere;
    Location to = nowhere;
    bool operator==(const SupportMove&) const = default;
};

struct Convoy
{
    Location army = nowhere;
    Location to = nowhere;
    bool operator==(const Convoy&) const = default;
};

struct Retreat
{
    Location to = nowhere;
    bool operator==(const Retreat&) const = default;
};

/// Removes a dislodged unit (retreat phase) or a surplus one (adjustment phase).
struct Disband { bool operator==(const Disband&) const = default; };

/// Order::unit is the unit to be built.
struct Build { bool operator==(const Build&) const = default; };

/// Declines one build; Order::unit is not used.
struct Waive { bool operator==(const Waive&) const = default; };

/// Gives the unit up, at the end of the season, for a power that has lost its country (Committee).
struct Insurrection
{
    Power whom = noPower;
    bool operator==(const Insurrection&) const = default;
};

/// A home centre that a power without a country wants back; the sequence of such orders is its preference. Order::unit
/// is what it builds there if there is no other before it.
struct Revive { bool operator==(const Revive&) const = default; };

using Command = std::variant<Hold, Move, SupportHold, SupportMove, Convoy, Retreat, Disband, Build, Waive, Insurrection,
                             Revive>;

/// The number of an alternative: `switch (order.command.index()) { case kindOf<Move>: ...`.
template<class C>
inline constexpr std::size_t kindOf = Command(std::in_place_type<C>).index();

/// How an order was written otherwise than the rulebooks print it; only readers of text set it, and two orders that
/// differ in nothing else are the same order (DATC 4.B.5, 4.B.6, 4.C).
struct Slips
{
    enum Kind : std::uint8_t {
        NeedlessCoast = 1,  ///< of the ordered unit, other than its own, or of an army
        UnitTypeMissing = 2,
        UnitTypeWrong = 4,
        NationalityMissing = 8, ///< of a foreign unit that is supported or convoyed
        NationalityWrong = 16,
    };
    std::uint8_t kinds = 0;

    bool any() const { return kinds != 0; }
    bool has(Kind kind) const { return (kinds & kind) != 0; }
    void add(Kind kind) { kinds = static_cast<std::uint8_t>(kinds | kind); }
    friend bool operator==(Slips, Slips) { return true; }
};

/// One order. Nothing says that it is legal: `power` may not own the unit, the unit may not exist (then `unit.power`
/// is noPower and `unit.kind` what was written). Where the unit exists, `unit` is that unit, whatever letter or coast
/// was written (DATC 4.B.5, 4.C.1, 4.C.2).
struct Order
{
    Power power = noPower; ///< whose sheet it stands on
    Unit unit;
    Command command;
    Slips slips{};

    bool operator==(const Order&) const = default;
};

template<class C>
const C* as(const Order& order) { return std::get_if<C>(&order.command); }

} // namespace chancery
