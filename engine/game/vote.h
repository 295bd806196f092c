// SPDX-License-Identifier: GPL-3.0-or-later
// What players may agree upon, and what is kept of a vote on it: never who cast which.
#pragma once

#include "engine/base/ids.h"

#include <optional>

namespace chancery {

/// What the players may be asked to agree upon.
struct Proposal
{
    Power victor = noPower; ///< to whom the victory is conceded; noPower proposes a draw of all who share one

    bool operator==(const Proposal&) const = default;
};

/// What is told of a vote.
struct VoteResult
{
    bool passed = false;
    std::optional<int> yes{}, no{}; ///< unless the ballot is secret and the vote has failed

    bool operator==(const VoteResult&) const = default;
};

/// What is kept of one.
struct Vote
{
    Proposal proposal;
    VoteResult result; ///< with numbers only from an open ballot

    bool operator==(const Vote&) const = default;
};
inline constexpr std::size_t mostVotes = 1000; ///< in a phase

} // namespace chancery
