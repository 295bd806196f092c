// SPDX-License-Identifier: GPL-3.0-or-later
// A resolved phase as text for a terminal.
#pragma once

#include "engine/game/game.h"

#include <string>

namespace chancery::cli {

/// Whether the reasons are given as well.
enum class Explain : bool { No, Yes };

/// Returns the report of a resolved phase: orders with their results by power, dislodged units, the position
/// and, if the game ended, the winners.
std::string phaseReport(const Game& game, const PhaseRecord& record, Explain explain);

/// Returns who has won or how else the game ended, and each player's score; empty while the game goes on.
std::string endReport(const Game& game);

/// Returns what decided a result: the numbers, and the clause of the rulebook or the house rule.
std::string explanation(const Map& map, const Rulebook& rules, const PhaseRecord& record,
                        const OrderResult& result);
/// Returns every paradox of a resolved phase, one on a line: its orders, and the rule that settled it. With
/// Explain::No it returns only those that the rulebook leaves open.
std::string paradoxText(const Map& map, const Rulebook& rules, const PhaseRecord& record, Explain explain);

} // namespace chancery::cli
