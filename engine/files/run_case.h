// SPDX-License-Identifier: GPL-3.0-or-later
// Resolves a test case and reports how the result differs from what it expects.
#pragma once

#include "engine/adjudicate/outcome.h"
#include "engine/files/case_file.h"
#include "engine/rules/rulebooks.h"

namespace chancery {

/// The result of running one case.
struct CaseReport
{
    std::string id;                        ///< of the case
    std::vector<Order> orders, retreats;   ///< as understood
    Outcome outcome;                       ///< of the movement or the adjustments
    std::optional<Outcome> retreatOutcome; ///< if the case has retreat orders
    bool applies = true;                   ///< false if this rulebook does not have what the case is about
    std::vector<std::string> mismatches;   ///< one line each; empty if the case passes

    /// Returns whether everything is as expected.
    bool passed() const { return mismatches.empty(); }
};

/// Runs a case under a rulebook and compares everything that caseUnder expects.
CaseReport runCase(const Map& map, const Rulebook& rulebook, const Case& testCase);

} // namespace chancery
