// SPDX-License-Identifier: GPL-3.0-or-later
// The names of reasons, in the order of their enumeration.
#include "engine/rules/rule_names.h"

#include <algorithm>
#include <array>

namespace chancery {

namespace {

struct NamedRule
{
    Rule rule;
    std::string_view name;
};

constexpr auto names = std::to_array<NamedRule>({
    {Rule::MoveUnopposed, "MoveUnopposed"},
    {Rule::MoveFollows, "MoveFollows"},
    {Rule::MoveRivalVoid, "MoveRivalVoid"},
    {Rule::MoveRivalStranded, "MoveRivalStranded"},
    {Rule::MoveExchanges, "MoveExchanges"},
    {Rule::MoveDislodges, "MoveDislodges"},
    {Rule::MoveBreaksThrough, "MoveBreaksThrough"},
    {Rule::MoveOutdoes, "MoveOutdoes"},
    {Rule::MoveOutdoesOwn, "MoveOutdoesOwn"},
    {Rule::MoveRotates, "MoveRotates"},
    {Rule::MoveStandsOff, "MoveStandsOff"},
    {Rule::MoveStandsOffOwn, "MoveStandsOffOwn"},
    {Rule::MoveStandsOffLoser, "MoveStandsOffLoser"},
    {Rule::MoveOutdone, "MoveOutdone"},
    {Rule::MoveVoidAhead, "MoveVoidAhead"},
    {Rule::MoveHeld, "MoveHeld"},
    {Rule::MoveBlocked, "MoveBlocked"},
    {Rule::MoveHeadToHead, "MoveHeadToHead"},
    {Rule::MoveHeadToHeadLost, "MoveHeadToHeadLost"},
    {Rule::MoveSelfDislodge, "MoveSelfDislodge"},
    {Rule::MoveConvoyDisrupted, "MoveConvoyDisrupted"},
    {Rule::MoveRoutesDisrupted, "MoveRoutesDisrupted"},
    {Rule::MoveRouteDisrupted, "MoveRouteDisrupted"},
    {Rule::MoveWayDisrupted, "MoveWayDisrupted"},
    {Rule::MoveParadox, "MoveParadox"},
    {Rule::MoveAllHold, "MoveAllHold"},
    {Rule::MoveNoConvoy, "MoveNoConvoy"},
    {Rule::MoveNoRoute, "MoveNoRoute"},
    {Rule::MoveWayNotOrdered, "MoveWayNotOrdered"},
    {Rule::MoveWayScrambled, "MoveWayScrambled"},
    {Rule::MoveRouteUnwritten, "MoveRouteUnwritten"},
    {Rule::SupportGiven, "SupportGiven"},
    {Rule::SupportFromTarget, "SupportFromTarget"},
    {Rule::SupportUnbent, "SupportUnbent"},
    {Rule::SupportOwnAttack, "SupportOwnAttack"},
    {Rule::SupportConvoyFailed, "SupportConvoyFailed"},
    {Rule::SupportSpared, "SupportSpared"},
    {Rule::SupportCut, "SupportCut"},
    {Rule::SupportCutByLoser, "SupportCutByLoser"},
    {Rule::SupportCutByRoute, "SupportCutByRoute"},
    {Rule::SupportDislodged, "SupportDislodged"},
    {Rule::SupportOtherMove, "SupportOtherMove"},
    {Rule::SupportOtherCoast, "SupportOtherCoast"},
    {Rule::SupportOfUnmoved, "SupportOfUnmoved"},
    {Rule::SupportOfMover, "SupportOfMover"},
    {Rule::SupportOfIllegal, "SupportOfIllegal"},
    {Rule::SupportOfIllegalMove, "SupportOfIllegalMove"},
    {Rule::SupportOfDisorder, "SupportOfDisorder"},
    {Rule::ConvoyAvailable, "ConvoyAvailable"},
    {Rule::ConvoyWithstands, "ConvoyWithstands"},
    {Rule::ConvoyBeleaguered, "ConvoyBeleaguered"},
    {Rule::ConvoyOwnAttack, "ConvoyOwnAttack"},
    {Rule::ConvoyUnused, "ConvoyUnused"},
    {Rule::ConvoyDecreed, "ConvoyDecreed"},
    {Rule::ConvoyDislodged, "ConvoyDislodged"},
    {Rule::ConvoyParadox, "ConvoyParadox"},
    {Rule::ConvoyOtherMove, "ConvoyOtherMove"},
    {Rule::ConvoyOfUnmoved, "ConvoyOfUnmoved"},
    {Rule::ConvoyOfIllegal, "ConvoyOfIllegal"},
    {Rule::ConvoyRouteUnwritten, "ConvoyRouteUnwritten"},
    {Rule::HoldStands, "HoldStands"},
    {Rule::HoldWithstands, "HoldWithstands"},
    {Rule::HoldOwnAttack, "HoldOwnAttack"},
    {Rule::HoldConvoyFailed, "HoldConvoyFailed"},
    {Rule::HoldBeleaguered, "HoldBeleaguered"},
    {Rule::HoldDislodged, "HoldDislodged"},
    {Rule::HoldAbandoned, "HoldAbandoned"},
    {Rule::IllegalNoSuchUnit, "IllegalNoSuchUnit"},
    {Rule::IllegalNotYours, "IllegalNotYours"},
    {Rule::IllegalDuplicate, "IllegalDuplicate"},
    {Rule::IllegalTwoMeanings, "IllegalTwoMeanings"},
    {Rule::IllegalWriting, "IllegalWriting"},
    {Rule::IllegalWrongPhase, "IllegalWrongPhase"},
    {Rule::IllegalOwnPlace, "IllegalOwnPlace"},
    {Rule::IllegalNotAdjacent, "IllegalNotAdjacent"},
    {Rule::IllegalNoRoute, "IllegalNoRoute"},
    {Rule::IllegalAtSea, "IllegalAtSea"},
    {Rule::IllegalInland, "IllegalInland"},
    {Rule::IllegalOverLand, "IllegalOverLand"},
    {Rule::IllegalFromCoast, "IllegalFromCoast"},
    {Rule::IllegalClosed, "IllegalClosed"},
    {Rule::IllegalFleetConvoyed, "IllegalFleetConvoyed"},
    {Rule::IllegalNoConvoy, "IllegalNoConvoy"},
    {Rule::IllegalCoastMissing, "IllegalCoastMissing"},
    {Rule::IllegalCoast, "IllegalCoast"},
    {Rule::IllegalCoastNeedless, "IllegalCoastNeedless"},
    {Rule::IllegalSelfSupport, "IllegalSelfSupport"},
    {Rule::IllegalSupportNobody, "IllegalSupportNobody"},
    {Rule::IllegalSupportReach, "IllegalSupportReach"},
    {Rule::IllegalSupportAtSea, "IllegalSupportAtSea"},
    {Rule::IllegalSupportInland, "IllegalSupportInland"},
    {Rule::IllegalSupportOverLand, "IllegalSupportOverLand"},
    {Rule::IllegalSupportFromCoast, "IllegalSupportFromCoast"},
    {Rule::IllegalSupportedMove, "IllegalSupportedMove"},
    {Rule::IllegalSupportCoast, "IllegalSupportCoast"},
    {Rule::IllegalSupportCoastMissing, "IllegalSupportCoastMissing"},
    {Rule::IllegalConvoyByArmy, "IllegalConvoyByArmy"},
    {Rule::IllegalConvoyAshore, "IllegalConvoyAshore"},
    {Rule::IllegalConvoyNoArmy, "IllegalConvoyNoArmy"},
    {Rule::IllegalConvoyOwnPlace, "IllegalConvoyOwnPlace"},
    {Rule::IllegalConvoyInland, "IllegalConvoyInland"},
    {Rule::IllegalConvoyRoute, "IllegalConvoyRoute"},
    {Rule::RetreatMade, "RetreatMade"},
    {Rule::RetreatClash, "RetreatClash"},
    {Rule::RetreatNotAdjacent, "RetreatNotAdjacent"},
    {Rule::RetreatOccupied, "RetreatOccupied"},
    {Rule::RetreatToAttacker, "RetreatToAttacker"},
    {Rule::RetreatContested, "RetreatContested"},
    {Rule::RetreatNotOpen, "RetreatNotOpen"},
    {Rule::Disbanded, "Disbanded"},
    {Rule::NoRetreatOrdered, "NoRetreatOrdered"},
    {Rule::Built, "Built"},
    {Rule::BuildNotOwned, "BuildNotOwned"},
    {Rule::BuildNotHome, "BuildNotHome"},
    {Rule::BuildOccupied, "BuildOccupied"},
    {Rule::BuildTerrain, "BuildTerrain"},
    {Rule::BuildNoCoast, "BuildNoCoast"},
    {Rule::BuildTooMany, "BuildTooMany"},
    {Rule::BuildNoneCounts, "BuildNoneCounts"},
    {Rule::Removed, "Removed"},
    {Rule::RemoveTooMany, "RemoveTooMany"},
    {Rule::RemoveNoneCounts, "RemoveNoneCounts"},
    {Rule::RemovedByRule, "RemovedByRule"},
    {Rule::RemovedForNow, "RemovedForNow"},
    {Rule::RemovedDutchman, "RemovedDutchman"},
    {Rule::Waived, "Waived"},
    {Rule::WaiveNotAllowed, "WaiveNotAllowed"},
    {Rule::IllegalInsurrection, "IllegalInsurrection"},
    {Rule::IllegalNotLost, "IllegalNotLost"},
    {Rule::InsurrectionRaised, "InsurrectionRaised"},
    {Rule::InsurrectionUnanswered, "InsurrectionUnanswered"},
    {Rule::InsurrectionTooSmall, "InsurrectionTooSmall"},
    {Rule::InsurrectionDeserted, "InsurrectionDeserted"},
    {Rule::InsurrectionDislodged, "InsurrectionDislodged"},
    {Rule::RevivalAwaited, "RevivalAwaited"},
    {Rule::RevivalBuilt, "RevivalBuilt"},
    {Rule::RevivalMade, "RevivalMade"},
    {Rule::RevivalTooFew, "RevivalTooFew"},
    {Rule::RevivalDeserted, "RevivalDeserted"},
    {Rule::Ruled, "Ruled"},
    {Rule::NoteHelpBarred, "NoteHelpBarred"},
    {Rule::NoteHelpIdle, "NoteHelpIdle"},
    {Rule::NoteDislodges, "NoteDislodges"},
    {Rule::NoteRivalVoid, "NoteRivalVoid"},
    {Rule::NoteExchanges, "NoteExchanges"},
    {Rule::NoteConvoyed, "NoteConvoyed"},
    {Rule::NoteConvoyedFar, "NoteConvoyedFar"},
    {Rule::NoteConvoyInVain, "NoteConvoyInVain"},
    {Rule::NoteRouteLeft, "NoteRouteLeft"},
    {Rule::NoteBySea, "NoteBySea"},
    {Rule::NoteByLand, "NoteByLand"},
    {Rule::NoteLandInstead, "NoteLandInstead"},
    {Rule::NoteAnyCoast, "NoteAnyCoast"},
    {Rule::NoteCoastLeftOut, "NoteCoastLeftOut"},
    {Rule::NoteDestroyed, "NoteDestroyed"},
});
static_assert(names.size() == static_cast<std::size_t>(lastRule), "a reason without a name");

} // namespace

std::string_view ruleName(Rule rule)
{
    const auto found =
        std::find_if(names.begin(), names.end(), [rule](const NamedRule& one) { return one.rule == rule; });
    return found == names.end() ? std::string_view() : found->name;
}

Rule ruleNamed(std::string_view name)
{
    const auto found =
        std::find_if(names.begin(), names.end(), [name](const NamedRule& one) { return one.name == name; });
    return found == names.end() ? Rule::None : found->rule;
}

} // namespace chancery
