// SPDX-License-Identifier: GPL-3.0-or-later
// How a game ends: by victory, after its years, or by agreement.
#pragma once

#include "engine/game/seats.h"

#include <optional>
#include <vector>

namespace chancery {

/// The end of a game.
struct Ending
{
    /// How a game ended.
    enum class Kind : std::uint8_t {
        Victory,   ///< one seat has enough centres
        Stalled,   ///< a draw, since no centre was gained for years
        YearsOver, ///< the agreed number of years has been played
        Drawn,     ///< by agreement
        Conceded,  ///< by agreement, to one player
        TimeUp     ///< the agreed time of day has come
    };

    Kind kind = Kind::Victory;  ///< how it ended
    std::vector<Power> winners; ///< the powers of the winning seats, or of all that share a draw

    bool operator==(const Ending&) const = default;
};

/// Returns whether a vote on an end has passed in the current phase, or the agreed time of day has come in
/// it; nothing is then resolved, and no further phase begins.
bool endedByAgreement(const Game& game);

/// Returns how the game ended, by the end of its current phase or by a vote in it; nothing while it goes on.
std::optional<Ending> endingOf(const Game& game);

/// Returns the powers that would share a draw now: those with units on the board (1971 II) or with a centre
/// (Twenty 20), and the other powers of their seats. Where points count, those with the highest score
/// (Committee).
std::vector<Power> sharersOfADraw(const Game& game);

/// Why the players must not vote on a proposal.
enum class Obstacle : std::uint8_t {
    None,          ///< they may vote on it
    NoConcessions, ///< the rulebook knows only draws
    NoShare        ///< the power conceded to would not share a draw
};

/// Returns why a proposal must not be put to the vote. A draw includes all that may share it, and only one of
/// these can be conceded to (Twenty 20).
Obstacle obstacleTo(const Game& game, const Proposal& proposal);

/// Returns the seats that have a vote, without absent players: those with a centre (Twenty 20), or where
/// units share a draw all that have a unit or a centre, since the game ends by agreement of its players (1971
/// II). Where points count, all delegations have one.
std::vector<Seat> votersOf(const Game& game);

/// Returns whether the ballot is open, so that the numbers of votes are announced and recorded.
bool tellsNumbers(const Game& game);

/// Returns the result of a vote, which passes if it is unanimous; numbers are left out of a secret ballot
/// that fails. `votes` has one vote for each voter and is not empty.
VoteResult countVotes(const Game& game, const std::vector<bool>& votes);

/// Returns a vote as it is recorded: of a secret ballot only whether it passed.
Vote voteOf(const Game& game, const Proposal& proposal, const std::vector<bool>& votes);

/// Returns the end that a passed proposal makes. Where points count, a single highest score has won.
Ending agreedEnding(const Game& game, const Proposal& proposal);

} // namespace chancery
