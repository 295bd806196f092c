// SPDX-License-Identifier: GPL-3.0-or-later
// The reasons why orders end as they do.
#pragma once

#include <cstdint>

namespace chancery {

/// The reason why an order ends as it does; ui/text turns each into sentences.
enum class Rule : std::uint8_t {
    None, ///< no reason
    // moves
    MoveUnopposed,       ///< no unit resisted
    MoveAdvances,        ///< stronger than all units that resisted
    MoveRotates,         ///< part of a circular movement (DATC 5.B.9)
    MoveStandsOff,       ///< no stronger than another unit that moves to the same province
    MoveHeld,            ///< no stronger than the unit that stays there
    MoveHeadToHead,      ///< lost or tied against the unit coming the opposite way
    MoveSelfDislodge,    ///< would dislodge a unit of its own power
    MoveConvoyDisrupted, ///< no convoy route survived
    MoveNoConvoy,        ///< no route of fleets was ordered to convoy it
    MoveRouteUnwritten,  ///< it had to say which of several convoy routes it takes (DATC 4.A.6)
    MoveParadox,         ///< its convoy was part of a paradox and failed
    MoveAllHold,         ///< it was part of a paradox in which every unit holds
    // supports
    SupportGiven,     ///< it counts
    SupportSpared,    ///< given although a convoyed army attacks, by the rulebook's paradox rule
    SupportCut,       ///< attacked from elsewhere than its target
    SupportDislodged, ///< cut by the attack that dislodged it
    SupportUnmatched, ///< the supported unit was ordered otherwise
    // convoys
    ConvoyAvailable,      ///< the convoy was not disrupted
    ConvoyDislodged,      ///< the fleet was dislodged
    ConvoyUnmatched,      ///< the army was ordered otherwise
    ConvoyRouteUnwritten, ///< the army had to say which of several routes it takes
    ConvoyParadox,        ///< a paradox rule stopped the convoy
    // holds
    HoldStands,      ///< the unit was not dislodged
    HoldDislodged,   ///< the unit was dislodged
    HoldAbandoned,   ///< dislodged, and may not retreat because its power gave no orders (1971 XIV.3)
    HoldBeleaguered, ///< one attack was stronger, but the attackers stopped one another
    // legality
    IllegalNoSuchUnit,  ///< no unit is there
    IllegalNotYours,    ///< the unit belongs to another power
    IllegalDestination, ///< the unit cannot go there
    IllegalNoConvoy,    ///< over water, and no fleet was ordered to convoy it
    IllegalCoast,       ///< the coast is wrong or missing
    IllegalSelfSupport, ///< a unit cannot support itself
    IllegalSupport,     ///< it cannot reach the supported province, or what it supports is itself illegal
    IllegalConvoy,      ///< this fleet cannot convoy this army there
    IllegalDuplicate,   ///< another order of this unit counts
    IllegalTwoMeanings, ///< the unit has two different orders, of which none is followed
    IllegalWriting,     ///< written in a way that the rulebook does not forgive
    IllegalWrongPhase,  ///< an order for another kind of phase
    // retreats
    RetreatMade,      ///< the unit retreated
    RetreatClash,     ///< two units retreat to one province
    RetreatNotOpen,   ///< the province is closed to this retreat
    Disbanded,        ///< disbanded as ordered
    NoRetreatOrdered, ///< disbanded without an order
    // adjustments
    Built,            ///< the unit is built
    BuildNotOwned,    ///< the power does not own the centre
    BuildNotHome,     ///< the map does not let the power build there
    BuildOccupied,    ///< a unit is in the province, or another build there counts
    BuildTerrain,     ///< an army at sea or a fleet inland (DATC 4.C.4)
    BuildNoCoast,     ///< a fleet without a coast where the coast is split (DATC 4.B.7)
    BuildTooMany,     ///< all builds due go to other orders
    BuildNoneCounts,  ///< more were ordered than can be made, so none is
    Removed,          ///< the unit is removed as ordered
    RemoveTooMany,    ///< all removals due go to other orders
    RemoveNoneCounts, ///< more were ordered than are due, so none is made
    RemovedByRule,    ///< in civil disorder (DATC 4.D.8)
    RemovedForNow,    ///< until the players choose, since the rulebook leaves it to them (Twenty 19.e)
    RemovedDutchman,  ///< a surplus unit that was found after the winter (DATC 4.E.6)
    Waived,           ///< the power declines a build
    WaiveNotAllowed,  ///< the rulebook does not let a power decline
    // insurrections (Committee)
    IllegalInsurrection,    ///< the rulebook has no insurrections
    IllegalNotLost,         ///< the power has not lost its country
    InsurrectionRaised,     ///< the unit is given up for it
    InsurrectionUnanswered, ///< given up, but the power named no valid centre
    InsurrectionTooSmall,   ///< given up, but it takes more units
    InsurrectionDeserted,   ///< given up, but another promised unit was dislodged
    InsurrectionDislodged,  ///< the promised unit was dislodged
    RevivalAwaited,         ///< decided after the retreats
    RevivalBuilt,           ///< the centre is regained and the unit is built there
    RevivalMade,            ///< the centre is regained
    RevivalTooFew,          ///< too few units were given up for it
    RevivalDeserted,        ///< a promised unit was dislodged
    // any order
    Ruled, ///< the gamemaster ruled on this order, or on that of Finding::against
};

/// The last value of Rule.
constexpr Rule lastRule = Rule::Ruled;

} // namespace chancery
