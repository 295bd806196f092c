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
    {Rule::MoveAdvances, "MoveAdvances"},
    {Rule::MoveRotates, "MoveRotates"},
    {Rule::MoveStandsOff, "MoveStandsOff"},
    {Rule::MoveHeld, "MoveHeld"},
    {Rule::MoveHeadToHead, "MoveHeadToHead"},
    {Rule::MoveSelfDislodge, "MoveSelfDislodge"},
    {Rule::MoveConvoyDisrupted, "MoveConvoyDisrupted"},
    {Rule::MoveNoConvoy, "MoveNoConvoy"},
    {Rule::MoveRouteUnwritten, "MoveRouteUnwritten"},
    {Rule::MoveParadox, "MoveParadox"},
    {Rule::MoveAllHold, "MoveAllHold"},
    {Rule::SupportGiven, "SupportGiven"},
    {Rule::SupportSpared, "SupportSpared"},
    {Rule::SupportCut, "SupportCut"},
    {Rule::SupportDislodged, "SupportDislodged"},
    {Rule::SupportUnmatched, "SupportUnmatched"},
    {Rule::ConvoyAvailable, "ConvoyAvailable"},
    {Rule::ConvoyDislodged, "ConvoyDislodged"},
    {Rule::ConvoyUnmatched, "ConvoyUnmatched"},
    {Rule::ConvoyRouteUnwritten, "ConvoyRouteUnwritten"},
    {Rule::ConvoyParadox, "ConvoyParadox"},
    {Rule::HoldStands, "HoldStands"},
    {Rule::HoldDislodged, "HoldDislodged"},
    {Rule::HoldAbandoned, "HoldAbandoned"},
    {Rule::HoldBeleaguered, "HoldBeleaguered"},
    {Rule::IllegalNoSuchUnit, "IllegalNoSuchUnit"},
    {Rule::IllegalNotYours, "IllegalNotYours"},
    {Rule::IllegalDestination, "IllegalDestination"},
    {Rule::IllegalNoConvoy, "IllegalNoConvoy"},
    {Rule::IllegalCoast, "IllegalCoast"},
    {Rule::IllegalSelfSupport, "IllegalSelfSupport"},
    {Rule::IllegalSupport, "IllegalSupport"},
    {Rule::IllegalConvoy, "IllegalConvoy"},
    {Rule::IllegalDuplicate, "IllegalDuplicate"},
    {Rule::IllegalTwoMeanings, "IllegalTwoMeanings"},
    {Rule::IllegalWriting, "IllegalWriting"},
    {Rule::IllegalWrongPhase, "IllegalWrongPhase"},
    {Rule::RetreatMade, "RetreatMade"},
    {Rule::RetreatClash, "RetreatClash"},
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
