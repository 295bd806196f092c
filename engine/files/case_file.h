// SPDX-License-Identifier: GPL-3.0-or-later
// Test cases: situations with everything that must result from them. resources/cases/datc-3.2.toml describes
// the format.
#pragma once

#include "engine/base/result.h"
#include "engine/map/position.h"
#include "engine/rules/rule.h"

#include <string>
#include <string_view>
#include <vector>

namespace chancery {

/// One order of a case and how it must end.
struct CaseOrder
{
    Power power = noPower;  ///< the power on whose sheet it is
    std::string text;       ///< as printed
    std::string std;        ///< in canonical form
    std::string expect;     ///< "fails, dislodged": the words of DATC 4.E.2
    Rule rule = Rule::None; ///< the reason for it; None if the case does not say
};

/// The destinations of a dislodged unit: exactly these must be open.
struct CaseRetreat
{
    Unit unit;      ///< the dislodged unit
    LocationSet to; ///< where it may retreat
};

/// The results of a case by other rules.
struct CaseAlternative
{
    std::vector<std::string> rules;  ///< the rulebooks, or the other choice of the issue, for people
    std::string issue, status, note; ///< DATC's issue; "defined", "same", "undefined", ...; a remark
    std::vector<std::string> when;   ///< "paradox=1971|2000": conditions that must all hold for it to apply
    std::vector<std::string> expect, expectRetreats; ///< words for each order; empty if nothing changes
    std::vector<Unit> automatic;                     ///< removed by rule; empty if nothing changes
};

/// One test case: a situation and everything that must result from it under its rulebook.
struct Case
{
    std::string id, title, comment, note, erratum; ///< texts for people; see the format
    std::string clauses;                           ///< the clauses that it is an instance of: "IX.3"
    std::string unexplained;                       ///< why no reason can cite any of them; empty if one does
    std::string rulebook;                          ///< the rulebook that it is stated for
    std::vector<std::string> set;                  ///< "option=value": house rules that it needs
    PhaseKind phase = PhaseKind::Movement;     ///< movement, perhaps with retreats after it, or adjustment
    Position before;                           ///< the position at the beginning
    std::vector<CaseOrder> orders, retreats;   ///< in the order handed in
    std::vector<Unit> after;                   ///< after the movement or the adjustments, sorted by province
    std::vector<Unit> dislodged;               ///< sorted by province
    std::vector<Unit> afterRetreats;           ///< sorted by province
    std::vector<Unit> automatic;               ///< removed by rule, sorted by province
    std::vector<CaseRetreat> retreatOptions;   ///< of the dislodged units that have any
    bool retreatOptionsStated = true;          ///< whether retreatOptions must match
    std::vector<CaseAlternative> alternatives; ///< the results by other rules
};

/// Reads a file of cases; on failure names the fault and its place. Every order of a case must say how it
/// ends. `name` is what messages call the file.
Result<std::vector<Case>> readCases(const Map& map, std::string_view toml, const std::string& name);

} // namespace chancery
