// SPDX-License-Identifier: GPL-3.0-or-later
// The names of the rules by which an order ends as it does.
#pragma once

#include <cstdint>

namespace chancery {

/// What happened to an order. One name each; ui/text/words turns them into sentences.
enum class Rule : std::uint8_t {
    None,
    // moves
    MoveUnopposed,       ///< nobody resisted
    MoveAdvances,        ///< stronger than all that resisted
    MoveRotates,         ///< part of a circular movement (DATC 5.B.9)
    MoveStandsOff,       ///< no stronger than another unit that wants the space
    MoveHeld,            ///< no stronger than the unit that stays there
    MoveHeadToHead,      ///< lost or tied against the unit coming the opposite way
    MoveSelfDislodge,    ///< would dislodge a unit of its own power
    MoveConvoyDisrupted, ///< no convoy route survived
    MoveNoConvoy,        ///< no route of fleets was ordered to carry it
    MoveRouteUnwritten,  ///< there are several convoy routes, and the rulebook wants one written (DATC 4.A.6)
    MoveParadox,         ///< its convoy stood in a paradox and failed
    MoveAllHold,         ///< it stood in a paradox in which everyone holds
    // supports
    SupportGiven,
    SupportSpared,       ///< stands although a convoyed army attacks: the rulebook's paradox rule says so
    SupportCut,          ///< attacked from elsewhere than its target
    SupportDislodged,    ///< cut by the attack that dislodged it
    SupportUnmatched,    ///< the supported unit was not so ordered
    // convoys
    ConvoyAvailable,
    ConvoyDislodged,
    ConvoyUnmatched,
    ConvoyRouteUnwritten, ///< the army was to say which of several routes it takes
    ConvoyParadox,
    // holds
    HoldStands,
    HoldDislodged,
    HoldAbandoned,       ///< dislodged, and may not retreat because its power handed in nothing (1971 XIV.3)
    HoldBeleaguered,     ///< one attack was stronger, but the attackers stopped one another
    // legality
    IllegalNoSuchUnit,
    IllegalNotYours,
    IllegalDestination,
    IllegalNoConvoy,     ///< over water, and no fleet was ordered to carry it
    IllegalCoast,
    IllegalSelfSupport,
    IllegalSupport,      ///< cannot reach the space it would support into, or what it supports is itself illegal
    IllegalConvoy,
    IllegalDuplicate,    ///< another order of this unit counts
    IllegalTwoMeanings,  ///< the unit has two different orders, none of which is followed
    IllegalWriting,      ///< written in a way that the rulebook does not forgive
    IllegalWrongPhase,
    // retreats
    RetreatMade,
    RetreatClash,        ///< two units to one space
    RetreatNotOpen,
    Disbanded,
    NoRetreatOrdered,
    // adjustments
    Built,
    BuildNotOwned, BuildNotHome, BuildOccupied, BuildTerrain, BuildNoCoast,
    BuildTooMany,        ///< all builds due are taken by others
    BuildNoneCounts,     ///< more were ordered than can be made, and so none is
    Removed,
    RemoveTooMany,       ///< all removals due are taken by others
    RemoveNoneCounts,    ///< more were ordered than are due, and so none is made
    RemovedByRule,       ///< civil disorder (DATC 4.D.8)
    RemovedForNow,       ///< the rulebook leaves the choice to the table (Twenty 19.e): until it is made
    RemovedDutchman,     ///< more units than centres, seen after the winter (DATC 4.E.6)
    Waived,
    WaiveNotAllowed,
    // insurrections (Committee)
    IllegalInsurrection,    ///< the rulebook knows none
    IllegalNotLost,         ///< the power has a country
    InsurrectionRaised,     ///< the unit is given up for it
    InsurrectionUnanswered, ///< given up, but the power filed nothing valid
    InsurrectionTooSmall,   ///< given up, but it takes more of them
    InsurrectionDeserted,   ///< given up, but another promised unit was dislodged
    InsurrectionDislodged,  ///< the promised unit was dislodged
    RevivalAwaited,         ///< decided once the retreats are made
    RevivalBuilt,           ///< the centre is regained, and the unit stands there
    RevivalMade,            ///< the centre is regained
    RevivalTooFew,          ///< not enough units rose for it
    RevivalDeserted,        ///< a promised unit was dislodged
    // any order
    Ruled, ///< by the gamemaster, of this order or of the one of `against`
};

constexpr Rule lastRule = Rule::Ruled;

} // namespace chancery
