// SPDX-License-Identifier: GPL-3.0-or-later
// A resolved phase as text for a terminal.
#pragma once

#include "app/cli/command_line.h"
#include "engine/explain/said_results.h"
#include "engine/game/game.h"

#include <string>

namespace chancery::cli {

/// Whether the reasons are given as well, and how they are worded.
enum class Explain { No, Plain, Judge };

/// Returns what --explain asks for. The error says which values there are.
Result<Explain> chosenExplanation(const Arguments& arguments);

/// Returns the report of a resolved phase: orders with their results by power, dislodged units, the position
/// and, if the game ended, the winners.
std::string phaseText(const Game& game, const PhaseRecord& record, Explain explain);

/// Returns what the source says of the results of a resolved phase, compared with ours: which differ, why
/// ours are as they are, and by which rulebooks the others would be right; empty if it says nothing of them.
std::string saidText(const Game& game, const SaidComparison& said, Explain explain);

/// Returns who has won or how else the game ended, and each player's score; empty while the game goes on.
std::string endReport(const Game& game);

/// Returns how an order ended: "fails, dislodged"; "disbanded by rule" where there was no order; "does not
/// count" of an order beside the one that counts for its unit, as of the same order twice.
std::string resultText(const OrderResult& result);
/// Returns what decided a result: the numbers and, for Explain::Judge, the clause of the rulebook or the
/// house rule.
std::string explanation(const Map& map, const Rulebook& rules, const PhaseRecord& record,
                        const OrderResult& result, Explain how = Explain::Judge);
/// Returns the orders of a resolved phase with their results, in the order given, and below each its reason,
/// both indented: "    England F LON H: stands".
std::string resultsText(const Map& map, const Rulebook& rules, const PhaseRecord& record, Explain how);
/// Returns every paradox of a resolved phase, one on a line: its orders, and the rule that settled it. With
/// Explain::No it returns only those that the rulebook leaves open.
std::string paradoxText(const Map& map, const Rulebook& rules, const PhaseRecord& record, Explain explain);

} // namespace chancery::cli
