// SPDX-License-Identifier: GPL-3.0-or-later
// Compares what a game file says happened with what the rules say: one line for a person for each difference.
#pragma once

#include "engine/game/game.h"

#include <string>
#include <vector>

namespace chancery {

struct SavedResult
{
    std::string power, order, result;
    bool operator==(const SavedResult&) const = default;
};

/// What a file says of each result of a resolved phase, in the same sequence.
std::vector<SavedResult> resultsOf(const Map& map, const PhaseRecord& record);

void compareResults(const Map& map, const PhaseRecord& record, const std::vector<SavedResult>& saved,
                    std::vector<std::string>& differences);
/// Whether `saved` begins as the resolved phase `last` before it ends.
void compareStart(const Map& map, const PhaseRecord& last, const PhaseRecord& saved,
                  std::vector<std::string>& differences);
/// Whether a resolved phase ends as saved.
void compareAfter(const Map& map, const PhaseRecord& record, const Position& saved,
                  std::vector<std::string>& differences);

} // namespace chancery
