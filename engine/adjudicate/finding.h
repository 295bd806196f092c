// SPDX-License-Identifier: GPL-3.0-or-later
// Why an order ended as it did: derived from the settled decisions, never logged while deciding.
#pragma once

#include "engine/base/index_set.h"

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
    MoveNoConvoy,        ///< no fleets were ordered to carry it
    MoveParadox,         ///< its convoy stood in a paradox (Szykman)
    // supports
    SupportGiven,
    SupportCut,          ///< attacked from elsewhere than its target
    SupportDislodged,    ///< cut by the attack that dislodged it
    SupportUnmatched,    ///< the supported unit was not so ordered
    // convoys
    ConvoyAvailable,
    ConvoyDislodged,
    ConvoyUnmatched,
    ConvoyParadox,
    // holds
    HoldStands,
    HoldDislodged,
    HoldBeleaguered,     ///< one attack was stronger, but the attackers stopped one another
    // legality
    IllegalNoSuchUnit,
    IllegalNotYours,
    IllegalDestination,
    IllegalCoast,
    IllegalSelfSupport,
    IllegalSupport,      ///< cannot reach the space it would support into, or what it supports is itself illegal
    IllegalConvoy,
    IllegalDuplicate,    ///< another order of this unit counts
    IllegalWrongPhase,
    // retreats
    RetreatMade,
    RetreatClash,        ///< two units to one space
    RetreatNotOpen,
    Disbanded,
    NoRetreatOrdered,
    // adjustments
    Built,
    BuildNotOwned, BuildNotHome, BuildOccupied, BuildTerrain, BuildNoCoast, BuildTooMany,
    Removed, RemoveTooMany,
    RemovedByRule,       ///< civil disorder (DATC 4.D.8)
    Waived,
};

/// A chain of reasons is a walk from finding to finding along `against` and `discounted`.
struct Finding
{
    Rule rule = Rule::None;
    Province against = noProvince; ///< the unit (by its starting province) whose order decided it
    std::uint8_t mine = 0, theirs = 0; ///< the two strengths compared, supports included; 0 and 0 if none were
    ProvinceSet counted;    ///< supporters that counted for it
    ProvinceSet discounted; ///< supporters that matched but did not count: their own findings say why

    bool operator==(const Finding&) const = default;
};

} // namespace chancery
