// SPDX-License-Identifier: GPL-3.0-or-later
// What would turn a result, found by trying everything: simple code to compare the search with.
#pragma once

#include "engine/explain/flip.h"
#include "tests/support/phase_lines.h"

#include <set>
#include <string>

namespace chancery {

/// The phase of a line of orders on the standard map.
PhaseInput inputFrom(const OrderedPhase& phase, const RuleOptions& options = {});
/// The province of the unit that an order is for.
Province unitOf(const PhaseInput& phase, std::size_t order);

/// A flip as a line: "A PAR H, A MAR - GAS: fails".
std::string lineOf(const Flip& flip, const PhaseInput& phase);
std::set<std::string> linesOf(const FlipAnswer& answer, const PhaseInput& phase);
/// Names a flip that only the search or only trying everything has found; empty if there is none. If not all
/// are shown, those shown must be right.
std::string firstDifference(const FlipAnswer& answer, const PhaseInput& phase,
                            const std::set<std::string>& expected);
/// What a set does, in codes: "CutsSupport YOR", "Bounces NWY NTH".
std::string told(const FlipEffects& effects);

/// What trying everything has found.
struct BruteForced
{
    std::set<std::string> flips; ///< a line each
    std::size_t changes = 0;     ///< how many single changes there were
};

/// Tries every order that can be written at all, alone and in pairs. It shares nothing with the search but
/// `illegality` and `resolveMovement`. The result of the order with index `asked` is looked at.
BruteForced byBruteForce(const PhaseInput& phase, std::size_t asked);
/// Tries what legalOrders lists, alone and in pairs, through the whole outcome; for sheets of any kind.
std::set<std::string> byTrying(const PhaseInput& phase, const Unit& asked);

} // namespace chancery
