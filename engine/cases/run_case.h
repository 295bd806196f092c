// SPDX-License-Identifier: GPL-3.0-or-later
// Resolves a test case and says what differs from what it expects.
#pragma once

#include "engine/adjudicate/outcome.h"
#include "engine/cases/case_file.h"
#include "engine/rules/rulebooks.h"

namespace chancery {

struct CaseReport
{
    std::string id;
    std::vector<Order> orders, retreats;   ///< as understood
    Outcome outcome;                       ///< of the movement or the adjustments
    std::optional<Outcome> retreatOutcome; ///< if the case has retreat orders
    bool applies = true;                   ///< false if this rulebook does not know what the case is about
    std::vector<std::string> mismatches;   ///< a line each; empty if the case is passed

    bool passed() const { return mismatches.empty(); }
};

/// Under any rulebook: the alternative that belongs to it is what counts.
CaseReport runCase(const Map& map, const Rulebook& rulebook, const Case& testCase);

} // namespace chancery
