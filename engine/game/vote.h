// SPDX-License-Identifier: GPL-3.0-or-later
// What players may agree upon, and the record of a vote on it, which never says who cast which vote.
#pragma once

#include "engine/base/ids.h"

#include <optional>

namespace chancery {

/// An end of the game that the players may vote on.
struct Proposal
{
    Power victor = noPower; ///< who is conceded the victory; noPower for a draw of all that may share one

    bool operator==(const Proposal&) const = default;
};

/// The result of a vote as it is announced.
struct VoteResult
{
    bool passed = false;            ///< unanimously
    std::optional<int> yes{}, no{}; ///< without values if the ballot is secret and the vote failed

    bool operator==(const VoteResult&) const = default;
};

/// A vote as it is recorded.
struct Vote
{
    Proposal proposal; ///< what was voted on
    VoteResult result; ///< with numbers only from an open ballot

    bool operator==(const Vote&) const = default;
};
inline constexpr std::size_t mostVotes = 1000; ///< the most votes in a phase

} // namespace chancery
