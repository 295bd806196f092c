// SPDX-License-Identifier: GPL-3.0-or-later
// A resolved phase as text for a terminal.
#pragma once

#include "engine/game/game.h"

#include <string>

namespace chancery::cli {

enum class Explain : bool { No, Yes };

/// Orders with their results by power, dislodged units, the position and, where it follows, who has won.
std::string phaseReport(const Game& game, const PhaseRecord& record, Explain explain);

/// Who has won or how else the game has ended, and what that is worth to each player; empty while it goes on.
std::string endReport(const Game& game);

/// For a result: what decided it, the numbers, and the clause of the rulebook or the house rule.
std::string explanation(const Map& map, const Rulebook& rules, const PhaseRecord& record,
                        const OrderResult& result);
/// Every paradox of a resolved phase: the circle of its orders, and which rule settled it. Without
/// explanations only those that the rulebook leaves open. One a line.
std::string paradoxText(const Map& map, const Rulebook& rules, const PhaseRecord& record, Explain explain);

} // namespace chancery::cli
