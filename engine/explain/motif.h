// SPDX-License-Identifier: GPL-3.0-or-later
// What a resolved phase is an example of: a convoy paradox, a beleaguered garrison, a circle.
#pragma once

#include "engine/adjudicate/outcome.h"
#include "engine/map/map.h"

#include <bitset>
#include <span>

namespace chancery {

/// Something that a phase shows, worked out from its orders and results.
enum class Motif : std::uint8_t {
    ConvoyParadox,     ///< orders decide about one another (DATC 4.A.2)
    Beleaguered,       ///< attackers stop one another, and the unit between them stays
    HelpAgainstOwn,    ///< a support does not count, because it would help to dislodge a unit of its power
    AttackOnOwn,       ///< a unit attacks one of its own power
    HeadToHead,        ///< two units move at each other
    Circle,            ///< three units or more are ordered to change places in a circle
    Exchange,          ///< two units change places, one of them by convoy
    Standoff,          ///< equal moves stop one another
    SupportCut,        ///< a support is cut
    Unmatched,         ///< a support or convoy is for an order that was not given
    PowerlessLoser,    ///< a dislodged unit has no effect on the province from which it was attacked
    Dislodgement,      ///< a unit is dislodged
    Destroyed,         ///< a dislodged unit has no retreat
    Convoy,            ///< a fleet is ordered to convoy an army
    ConvoyDisrupted,   ///< a convoy fails because a fleet is dislodged
    SeveralRoutes,     ///< an army has several convoy routes
    ConvoyToNeighbour, ///< an army could go by land and by convoy (DATC 4.A.3)
    WrittenRoute,      ///< an army wrote its route (DATC 4.A.6)
    SplitCoast,        ///< a fleet at, or ordered to, a province whose coast is split
    IllegalOrder,      ///< an order is illegal
    SeveralOrders,     ///< more orders than count: two for a unit, too many builds or removals
    Slip,              ///< an order is written otherwise than rulebooks print it
    CivilDisorder,     ///< units of a power that gives no orders
    Retreat,           ///< a retreat
    RetreatConflict,   ///< two units retreat to one province
    RetreatClosed,     ///< a retreat to where none is open
    Build,             ///< a build, or one that is declined
    Removal,           ///< a removal
    RemovalByRule,     ///< a unit that the rules remove
    Insurrection,      ///< units given up to revive a lost power (Committee)
};
/// The last value of Motif.
inline constexpr Motif lastMotif = Motif::Insurrection;

/// A set of motifs: `set[index(Motif::Circle)]`.
using MotifSet = std::bitset<static_cast<std::size_t>(lastMotif) + 1>;
/// Returns the position of a motif in a MotifSet.
constexpr std::size_t index(Motif motif)
{
    return static_cast<std::size_t>(motif);
}

/// Returns the English name of a motif in small letters, "beleaguered garrison". It is marked for translation
/// in the context chancery::MotifNames.
const char* motifName(Motif motif);

/// Returns what a resolved phase shows. `before` is its position.
MotifSet motifsOf(const Map& map, const Position& before, const Outcome& outcome);

/// Returns the most sea provinces through which fleets are ordered to convoy one army, by the shortest way; 0
/// if there is no such convoy.
int longestConvoy(const Map& map, std::span<const OrderResult> results);

} // namespace chancery
