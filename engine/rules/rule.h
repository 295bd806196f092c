// SPDX-License-Identifier: GPL-3.0-or-later
// The reasons why orders end as they do.
#pragma once

#include <cstdint>

namespace chancery {

/// The reason why an order ends as it does. Each names one cause; ui/words has a sentence for each, and
/// rulebooks a clause.
enum class Rule : std::uint8_t {
    None, ///< no reason
    // moves that succeed
    MoveUnopposed,     ///< the province is empty, and no other unit moves there
    MoveFollows,       ///< the unit there leaves
    MoveRivalVoid,     ///< units that move there as well are dislodged from there and have no effect on it
    MoveRivalStranded, ///< units that move there as well have no convoy
    MoveExchanges,     ///< changes places with the unit there, one of them by convoy
    MoveDislodges,     ///< stronger than the unit there, which does not leave
    MoveBreaksThrough, ///< stronger than the unit that comes the opposite way
    MoveOutdoes,       ///< stronger than the other units that move there
    MoveOutdoesOwn,    ///< stronger than another unit of its own power that moves there
    MoveRotates,       ///< part of a circular movement (DATC 5.B.9)
    // moves that fail
    MoveStandsOff,       ///< as strong as another unit that moves there
    MoveStandsOffOwn,    ///< as strong as another unit of its own power that moves there
    MoveStandsOffLoser,  ///< as strong as another unit that moves there and is dislodged from elsewhere
    MoveOutdone,         ///< weaker than another unit that moves there
    MoveOutdoneOwn,      ///< weaker than another unit of its own power that moves there
    MoveVoidAhead,       ///< as strong as another unit that moves there, but dislodged from there itself
    MoveHeld,            ///< no stronger than the unit there, which did not move
    MoveBlocked,         ///< no stronger than the unit there, whose own move failed
    MoveHeadToHead,      ///< as strong as the unit that comes the opposite way
    MoveHeadToHeadLost,  ///< weaker than the unit that comes the opposite way
    MoveSelfDislodge,    ///< would dislodge a unit of its own power
    MoveConvoyDisrupted, ///< the only convoy route lost a fleet
    MoveRoutesDisrupted, ///< each of several convoy routes lost a fleet
    MoveRouteDisrupted,  ///< one of several convoy routes lost a fleet, which is enough (1971 XII.4)
    MoveWayDisrupted,    ///< the convoy route that it wrote lost a fleet (Twenty 14)
    MoveParadox,         ///< its convoy was part of a paradox and failed
    MoveAllHold,         ///< it was part of a paradox in which every unit holds
    // moves that never began
    MoveNoConvoy,       ///< no fleet was ordered to convoy it
    MoveNoRoute,        ///< the fleets ordered to convoy it form no route
    MoveWayNotOrdered,  ///< fleets of the route that it wrote were not ordered to convoy it
    MoveWayScrambled,   ///< the route that it wrote is in the wrong order (Twenty 6.c.2)
    MoveRouteUnwritten, ///< it had to say which convoy route it takes (DATC 4.A.6)
    // supports that are given
    SupportGiven,           ///< not attacked
    SupportFromTarget,      ///< attacked from its target, which cuts only by dislodging
    SupportFromTargetNever, ///< attacked from its target, which does not cut it at all (Twenty 13)
    SupportUnbent,          ///< dislodged from its target, which does not cut it (Twenty 13)
    SupportOwnAttack,       ///< attacked by its own power alone
    SupportConvoyFailed,    ///< attacked by an army whose convoy failed
    SupportSpared,          ///< attacked by a convoyed army that may not cut it (DATC 4.A.2)
    SupportSparedAtSea, ///< attacked by a convoyed army, and for an action where a fleet convoys (1982 XII.5)
    // supports that are cut
    SupportCut,        ///< attacked from elsewhere than its target
    SupportCutByLoser, ///< attacked from elsewhere than its target by a unit that is dislodged itself
    SupportCutByRoute, ///< attacked by a convoyed army that has another route (2000, page 16)
    SupportDislodged,  ///< dislodged from its target
    // supports that match no order
    SupportOtherMove,     ///< the supported unit was ordered to move elsewhere
    SupportOtherCoast,    ///< the supported fleet was ordered to another coast
    SupportOfUnmoved,     ///< the supported unit was not ordered to move
    SupportOfMover,       ///< the unit supported in holding was ordered to move
    SupportOfIllegal,     ///< the order of the supported unit is illegal, so that it holds
    SupportOfIllegalMove, ///< the unit supported in holding was ordered to move, which is illegal
    SupportOfDisorder,    ///< the supported unit's power gave no orders
    // convoys
    ConvoyAvailable,     ///< not attacked
    ConvoyWithstands,    ///< not dislodged by any attack
    ConvoyBeleaguered,   ///< one attack was stronger, but the attackers stopped one another
    ConvoyOwnAttack,     ///< attacked by its own power alone, which cannot dislodge it
    ConvoyUnused,        ///< the army wrote a route without this fleet
    ConvoyWayNotOrdered, ///< other fleets of the route that the army wrote were not ordered to convoy it
    ConvoyDecreed,   ///< dislodged, but the army arrives by the rulebook's paradox rule (Alexander IV.5.f)
    ConvoyDislodged, ///< dislodged
    ConvoyParadox,   ///< a paradox rule stopped the convoy
    ConvoyOtherMove, ///< the army was ordered to move elsewhere
    ConvoyOfUnmoved, ///< the army was not ordered to move
    ConvoyOfIllegal, ///< the order of the army is illegal
    ConvoyRouteUnwritten, ///< the army had to say which route it takes
    // holds
    HoldStands,       ///< not attacked
    HoldWithstands,   ///< no attack was stronger
    HoldOwnAttack,    ///< attacked by its own power alone, which cannot dislodge it
    HoldConvoyFailed, ///< attacked by armies alone whose convoys failed
    HoldBeleaguered,  ///< one attack was stronger, but the attackers stopped one another
    HoldDislodged,    ///< the unit was dislodged
    HoldUnplayed,     ///< dislodged, and may not retreat because its power has no player (1971 XIV.2)
    HoldAbandoned,    ///< dislodged, and may not retreat because its power gave no orders (1971 XIV.3)
    // illegal orders: any
    IllegalNoSuchUnit,   ///< no unit is there
    IllegalNotYours,     ///< the unit belongs to another power
    IllegalNotPermitted, ///< the unit belongs to another power, whose player has not allowed the order
    IllegalUnplayed,     ///< the power has no player, so that its units get no orders (1971 XIV.2)
    IllegalProxyYields,  ///< the unit belongs to another power, whose player has ordered it (Alexander VII.2)
    IllegalDuplicate,    ///< another order of this unit counts
    IllegalTwoMeanings,  ///< the unit has two different orders, of which none is followed
    IllegalWriting,      ///< written in a way that the rulebook does not forgive
    IllegalWrongPhase,   ///< an order for another kind of phase
    IllegalNotDislodged, ///< a unit that was not dislodged does not retreat
    // illegal orders: moves
    IllegalOwnPlace,      ///< the unit is there already
    IllegalNotAdjacent,   ///< the province is not next to the unit's
    IllegalNoRoute,       ///< an army to a coast that is not next to it, without fleets in between
    IllegalNoFleets,      ///< by convoy to a province next to it, without fleets to convoy it
    IllegalAtSea,         ///< an army cannot be in a sea province
    IllegalInland,        ///< a fleet cannot be inland
    IllegalOverLand,      ///< next to a fleet's province, but not along the coast
    IllegalFromCoast,     ///< next to another coast of the fleet's province
    IllegalClosed,        ///< no unit may enter the province in this game (1971 XIV.2)
    IllegalFleetConvoyed, ///< a fleet cannot be convoyed
    IllegalNoConvoy,      ///< over water, and no fleet was ordered to convoy it
    IllegalConvoyBroken,  ///< over water, and the fleets ordered to convoy it form no route
    IllegalWayAstray,     ///< the convoy route that it wrote does not lead to its destination
    IllegalWayNoFleet,    ///< no fleet is in a sea province of the convoy route that it wrote
    IllegalWayNotOrdered, ///< a fleet of the convoy route that it wrote was not ordered to convoy it
    IllegalCoastMissing,  ///< it must say which coast
    IllegalCoast,         ///< the fleet cannot reach that coast
    IllegalCoastNeedless, ///< a wrong coast where none is needed
    // illegal orders: supports
    IllegalSelfSupport,         ///< a unit cannot support itself
    IllegalSupportNobody,       ///< no unit is there to be supported
    IllegalSupportReach,        ///< the province is not next to the supporter's
    IllegalSupportOwnPlace,     ///< a unit cannot support a move into its own province
    IllegalSupportOverSea,      ///< an army reaches the province by convoy alone, which is no way for support
    IllegalSupportAtSea,        ///< an army cannot support into a sea province
    IllegalSupportInland,       ///< a fleet cannot support inland
    IllegalSupportOverLand,     ///< next to the fleet's province, but not along the coast
    IllegalSupportFromCoast,    ///< next to another coast of the fleet's province
    IllegalSupportedMove,       ///< the supported unit cannot make that move
    IllegalSupportOwnConvoy,    ///< the supported army could make that move only by the supporter's convoy
    IllegalSupportCoast,        ///< the supported fleet cannot reach the coast that is named
    IllegalSupportCoastMissing, ///< it must say to which coast the supported fleet goes
    // illegal orders: convoys
    IllegalConvoyByArmy,   ///< an army cannot convoy
    IllegalConvoyAshore,   ///< a fleet convoys only in a sea province
    IllegalConvoyNoArmy,   ///< no army is there to be convoyed
    IllegalConvoyOwnPlace, ///< the army is there already
    IllegalConvoyInland,   ///< a convoy ends on a coast
    IllegalConvoyNeedless, ///< the fleet is on a way of that army, but no route needs it (DATC 4.E.1)
    IllegalConvoyRoute,    ///< the fleet is on no way of that army
    // retreats
    RetreatMade,        ///< the unit retreated
    RetreatClash,       ///< two units retreat to one province
    RetreatNotAdjacent, ///< the unit could not move there
    RetreatOccupied,    ///< a unit is there
    RetreatToAttacker,  ///< the attacker came from there
    RetreatContested,   ///< left empty by a standoff
    RetreatNotOpen,     ///< the province is closed to this retreat
    Disbanded,          ///< disbanded as ordered
    NoRetreatOrdered,   ///< disbanded without an order
    // adjustments
    Built,            ///< the unit is built
    BuildNotOwned,    ///< the power does not own the centre
    BuildNotHome,     ///< the map does not let the power build there
    BuildOccupied,    ///< a unit is in the province
    BuildTwice,       ///< another build in the province counts (DATC 4.D.5)
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
    // what a reason adds: see rulesBehind
    NoteHelpBarred,    ///< supports are given, but no power helps to dislodge its own unit
    NoteAttackBarred,  ///< supports of the attack are given, but no power helps to dislodge its own unit
    NoteHelpIdle,      ///< supports are given, but the army has no convoy
    NoteDislodges,     ///< the move dislodges a unit as well
    NoteOwnUnit,       ///< the unit in the destination is of the same power and does not leave
    NoteRivalVoid,     ///< another unit that moves there is dislodged from there and has no effect on it
    NoteExchanges,     ///< the move changes places with another, one of them by convoy
    NoteConvoyed,      ///< a fleet carries the army
    NoteConvoyedFar,   ///< several fleets carry the army
    NoteConvoyInVain,  ///< the army had a convoy, but its move failed
    NoteRouteLeft,     ///< a fleet that convoys the army is dislodged, but another route is left
    NoteBySea,         ///< the army goes by convoy, although it could go by land
    NoteByLand,        ///< the army goes by land, although a fleet offers a convoy
    NoteByLandUnmet,   ///< so it does because no unit comes the opposite way (DATC 4.A.3 for 1971)
    NoteLandInstead,   ///< the army goes by land because its convoy failed
    NoteLandUnordered, ///< the army goes by land because no fleet was ordered to convoy it
    NoteLandNoRoute, ///< the army goes by land because the fleets form no route, or not the one that it wrote
    NoteUndeterred,  ///< an army whose convoy is disrupted cuts and bounces all the same (Twenty 13, 14)
    NoteAsIfPowerless, ///< whether the fleets are dislodged was decided as if the army had no effect
                       ///< (Alexander IV.5.f)
    NoteNotHeadToHead, ///< the unit there was ordered to come the opposite way, one of them by convoy
    NoteRoutesWhole,   ///< the army has several convoy routes, and none lost a fleet
    NoteOnlyCoast,     ///< the move names no coast, and the fleet can reach only one
    NoteHelpsInPlace,  ///< the supported unit was ordered otherwise than to hold, but not to move
    NoteHelpsIllegal,  ///< the order of the supported unit is illegal, so that it holds
    NoteUnordered,     ///< the unit has no order
    NoteDisorder,      ///< the unit has no order because its power gave none (1971 XIV.3)
    NoteUnplayed,      ///< the unit has no order because its power has no player (1971 XIV.2)
    NotePermitted,     ///< another power orders the unit with permission (Alexander VII.2)
    NoteRepeated,      ///< the order is repeated from the turn before (Alexander VII.1, DATC 4.E.4)
    NoteIllegalHolds,  ///< the order of the unit is illegal, so it holds
    NoteCoastBeyond,   ///< the supporter can reach the province, but not the coast of the supported fleet
    NoteAnyCoast,      ///< the support names another coast than the order, which does not matter
    NoteCoastLeftOut,  ///< the support does not name the coast, which is enough
    NoteDestroyed,     ///< the unit is dislodged and cannot retreat
};

/// The last value of Rule.
constexpr Rule lastRule = Rule::NoteDestroyed;

/// Returns whether a result is that a unit is removed without an order (DATC 4.D.8, 4.E.6).
constexpr bool removesByRule(Rule rule)
{
    return rule == Rule::RemovedByRule || rule == Rule::RemovedForNow || rule == Rule::RemovedDutchman;
}

} // namespace chancery
