// SPDX-License-Identifier: GPL-3.0-or-later
// What a finding adds to its reason.
#include "engine/adjudicate/finding.h"

namespace chancery {

namespace {

/// Whether a convoy brings the unit to its destination, or to a standoff there.
bool isConvoyed(const Finding& finding)
{
    const bool bySea = finding.passage == Passage::Sea || finding.passage == Passage::SeaByOrder;
    return bySea && finding.mineKind == StrengthKind::Attack;
}

bool hasMoved(Rule rule)
{
    return rule >= Rule::MoveUnopposed && rule <= Rule::MoveRotates;
}

Rule noteOnConvoy(const Finding& finding)
{
    if (!isConvoyed(finding)) return Rule::None;
    if (!hasMoved(finding.rule)) return Rule::NoteConvoyInVain;
    return finding.fleets.size() > 1 ? Rule::NoteConvoyedFar : Rule::NoteConvoyed;
}

Rule noteOn(Passage passage)
{
    switch (passage) {
    case Passage::SeaByOrder:
        return Rule::NoteBySea;
    case Passage::LandByOrder:
    case Passage::LandByIntent:
        return Rule::NoteByLand;
    case Passage::LandUnmet:
        return Rule::NoteByLandUnmet;
    case Passage::LandInstead:
        return Rule::NoteLandInstead;
    case Passage::LandUnordered:
        return Rule::NoteLandUnordered;
    case Passage::LandNoRoute:
        return Rule::NoteLandNoRoute;
    case Passage::None:
    case Passage::Land:
    case Passage::Sea:
        break;
    }
    return Rule::None;
}

} // namespace

std::vector<Rule> rulesBehind(const Finding& finding)
{
    std::vector<Rule> rules{finding.rule};
    const auto note = [&rules](bool holds, Rule rule) {
        if (holds && rule != Rule::None) rules.push_back(rule);
    };
    const bool told = finding.dislodges == finding.against;
    note(finding.dislodges != noProvince && !told, Rule::NoteDislodges);
    note(finding.powerless != noProvince && finding.rule != Rule::MoveRivalVoid, Rule::NoteRivalVoid);
    note(finding.exchanges != noProvince && finding.rule != Rule::MoveExchanges, Rule::NoteExchanges);
    note(finding.ownUnit, Rule::NoteOwnUnit);
    note(finding.undeterred != noProvince, Rule::NoteUndeterred);
    note(finding.asIfPowerless, Rule::NoteAsIfPowerless);
    note(true, noteOn(finding.passage));
    note(true, noteOnConvoy(finding));
    note(finding.routeLeft, Rule::NoteRouteLeft);
    note(finding.routesWhole, Rule::NoteRoutesWhole);
    note(finding.notHeadToHead && finding.exchanges == noProvince, Rule::NoteNotHeadToHead);
    note(true, finding.inPlace);
    note(finding.coast == CoastNote::OnlyOne, Rule::NoteOnlyCoast);
    note(finding.coast == CoastNote::Beyond, Rule::NoteCoastBeyond);
    note(finding.coast == CoastNote::Other, Rule::NoteAnyCoast);
    note(finding.coast == CoastNote::LeftOut, Rule::NoteCoastLeftOut);
    note(!finding.barred.empty(), Rule::NoteHelpBarred);
    note(!finding.opposedBarred.empty(), Rule::NoteAttackBarred);
    note(!finding.idle.empty(), Rule::NoteHelpIdle);
    return rules;
}

Rule citedFor(Rule rule, const Finding& finding)
{
    if (rule == Rule::NoteHelpIdle) return finding.rule;
    return rule == finding.rule && finding.cause != Rule::None ? finding.cause : rule;
}

} // namespace chancery
