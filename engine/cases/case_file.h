// SPDX-License-Identifier: GPL-3.0-or-later
// Test cases: situations with everything that must come of them. resources/cases/datc-3.2.toml tells the
// format.
#pragma once

#include "engine/base/result.h"
#include "engine/position/position.h"
#include "engine/rules/rule.h"

#include <string>
#include <string_view>
#include <vector>

namespace chancery {

/// One order of a case and how it must end.
struct CaseOrder
{
    Power power = noPower;
    std::string text;   ///< as printed
    std::string std;    ///< the same in canonical form
    std::string expect; ///< "fails, dislodged": the words of DATC 4.E.2
    Rule rule = Rule::None; ///< the reason that decided it; None if the case does not say
};

/// Where a dislodged unit must be able to go, and nowhere else.
struct CaseRetreat
{
    Unit unit;
    LocationSet to;
};

/// What comes of a case by other rules.
struct CaseAlternative
{
    std::vector<std::string> rules;
    std::string issue, status, note;
    std::vector<std::string> when; ///< "paradox=1971|2000": the options by which it comes so, all of which must hold
    std::vector<std::string> expect, expectRetreats; ///< empty if nothing changes
    std::vector<Unit> automatic;
};

struct Case
{
    std::string id, title, comment, note, erratum;
    std::string clauses;          ///< where its rulebook says so: "IX.3"
    std::string rulebook;         ///< the rulebook it is stated for
    std::vector<std::string> set; ///< "option=value": house rules that it needs
    PhaseKind phase = PhaseKind::Movement;
    Position before;
    std::vector<CaseOrder> orders, retreats;
    std::vector<Unit> after;     ///< of the movement or the adjustments, sorted by province
    std::vector<Unit> dislodged; ///< sorted by province
    std::vector<Unit> afterRetreats;
    std::vector<Unit> automatic;             ///< removed by rule, sorted by province
    std::vector<CaseRetreat> retreatOptions; ///< of those that have any
    bool retreatOptionsStated = true;
    std::vector<CaseAlternative> alternatives;
};

/// Refuses a case that does not say how every order ends. `name` is what messages call the file.
Result<std::vector<Case>> readCases(const Map& map, std::string_view toml, const std::string& name);

} // namespace chancery
