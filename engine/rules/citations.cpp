// SPDX-License-Identifier: GPL-3.0-or-later
// The clauses of DATC 3.2 and of the 1971 rules, by rule.
#include "engine/rules/citations.h"

namespace chancery {

std::string_view citation(Rule rule)
{
    switch (rule) {
    case Rule::None:
        return {};
    case Rule::MoveUnopposed:
    case Rule::MoveAdvances:
        return "DATC 5.B.1, 5.B.4";
    case Rule::MoveRotates:
        return "DATC 5.B.9";
    case Rule::MoveStandsOff:
        return "DATC 5.B.6";
    case Rule::MoveHeld:
        return "DATC 5.B.5";
    case Rule::MoveHeadToHead:
        return "DATC 5.B.7, 5.B.10";
    case Rule::MoveSelfDislodge:
        return "DATC 5.B.4; 1971 IX.3";
    case Rule::MoveConvoyDisrupted:
        return "DATC 4.A.1, 5.B.8";
    case Rule::MoveNoConvoy:
        return "DATC 5.B.8";
    case Rule::MoveParadox:
        return "DATC 4.A.2";
    case Rule::SupportGiven:
        return "DATC 5.B.2; 1971 IX.2";
    case Rule::SupportCut:
        return "DATC 5.B.2; 1971 X";
    case Rule::SupportDislodged:
        return "DATC 5.B.2, 5.B.3; 1971 X";
    case Rule::SupportUnmatched:
        return "DATC 4.E.2; 1971 IX.6";
    case Rule::ConvoyAvailable:
        return "DATC 5.B.8; 1971 XII.1";
    case Rule::ConvoyDislodged:
        return "DATC 5.B.8; 1971 XII.3";
    case Rule::ConvoyUnmatched:
        return "DATC 4.E.2; 1971 XII.1";
    case Rule::ConvoyParadox:
        return "DATC 4.A.2";
    case Rule::HoldStands:
        return "DATC 5.B.3, 5.B.5";
    case Rule::HoldBeleaguered:
        return "DATC 5.B.3; 1971 IX.5";
    case Rule::HoldDislodged:
        return "DATC 5.B.3; 1971 IX.2";
    case Rule::IllegalNoSuchUnit:
        return "DATC 4.E.1";
    case Rule::IllegalNotYours:
        return "DATC 4.E.1, 6.A.6";
    case Rule::IllegalDestination:
        return "DATC 4.E.1; 1971 VII.1";
    case Rule::IllegalCoast:
        return "DATC 4.B.1, 4.B.3; 1971 VII.3.b";
    case Rule::IllegalSelfSupport:
        return "DATC 4.E.1, 6.A.8";
    case Rule::IllegalSupport:
        return "DATC 4.E.1; 1971 IX.1";
    case Rule::IllegalConvoy:
        return "DATC 4.E.1; 1971 XII.1";
    case Rule::IllegalDuplicate:
        return "DATC 4.D.3";
    case Rule::IllegalWrongPhase:
        return "DATC 4.E.1, 6.H.1";
    case Rule::RetreatMade:
        return "DATC 5.B.11; 1971 XI";
    case Rule::RetreatClash:
        return "DATC 6.H.7; 1971 XI.2";
    case Rule::RetreatNotOpen:
        return "DATC 5.B.11; 1971 XI";
    case Rule::Disbanded:
    case Rule::NoRetreatOrdered:
        return "1971 XI.2";
    case Rule::Built:
        return "1971 XIII.2";
    case Rule::BuildNotOwned:
    case Rule::BuildNotHome:
    case Rule::BuildOccupied:
        return "DATC 6.I; 1971 XIII.2";
    case Rule::BuildTerrain:
        return "DATC 4.C.4";
    case Rule::BuildNoCoast:
        return "DATC 4.B.7; 1971 XIII.2";
    case Rule::BuildTooMany:
        return "DATC 4.D.4";
    case Rule::Removed:
        return "1971 XIII.2";
    case Rule::RemoveTooMany:
        return "DATC 4.D.6";
    case Rule::RemovedByRule:
        return "DATC 4.D.8";
    case Rule::Waived:
        return "DATC 4.D.7";
    }
    return {};
}

} // namespace chancery
