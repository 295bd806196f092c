// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the results that a game file records with those by the rules: one error for each
// difference, which names its phase itself.
#pragma once

#include "engine/game/game.h"
#include "engine/orders/position_faults.h"

#include <string>
#include <vector>

namespace chancery {

/// One row of `results` in a game file.
struct SavedResult
{
    std::string power, order, result; ///< as written in the file
    bool operator==(const SavedResult&) const = default;
};

/// Returns that a phase is not resolved because of a fault of its position.
Error notResolved(const Map& map, const Phase& phase, const PositionFault& fault);

/// Returns what a file records of each result of a resolved phase, in the same order.
std::vector<SavedResult> savedResultsOf(const Map& map, const PhaseRecord& record);

/// Adds an error for each difference between the saved results and those of the resolved phase `record`.
void compareResults(const Map& map, const PhaseRecord& record, const std::vector<SavedResult>& saved,
                    std::vector<Error>& differences);
/// What of a position is compared: the units of games of other programs are by compareSaid(), which says why.
enum class Compared : std::uint8_t { All, AllButUnits };

/// Adds an error for each difference between `saved` and the beginning of the phase that follows the resolved
/// current phase of `game`.
void compareStart(const Game& game, const PhaseRecord& saved, Compared which,
                  std::vector<Error>& differences);
/// Adds an error for each difference between the saved position and the end of the resolved phase `record`.
void compareAfter(const Map& map, const PhaseRecord& record, const Position& saved, Compared which,
                  std::vector<Error>& differences);

} // namespace chancery
