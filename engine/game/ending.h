// SPDX-License-Identifier: GPL-3.0-or-later
// How a game comes to its end: by victory, by the years, by agreement.
#pragma once

#include "engine/game/seats.h"

#include <optional>
#include <vector>

namespace chancery {

struct Ending
{
    enum class Kind : std::uint8_t {
        Victory,   ///< enough centres
        Stalled,   ///< nobody has gained a centre for years: a draw
        YearsOver, ///< as many years as were agreed have been played
        Drawn,     ///< by agreement
        Conceded   ///< by agreement, to one player
    };

    Kind kind = Kind::Victory;
    std::vector<Power> winners; ///< the powers of one seat, or all who share a draw

    bool operator==(const Ending&) const = default;
};

/// A vote on an end has passed: nothing is resolved or begun any more.
bool endedByAgreement(const Game& game);

/// Whether the game is over at the end of its current phase, or by a vote in it, and how; nothing while it goes on.
std::optional<Ending> endingOf(const Game& game);

/// Who shares a draw as things stand (1971 II: units on the board; Twenty 20: a centre).
std::vector<Power> sharersOfADraw(const Game& game);

/// Why a proposal must not be voted on.
enum class Obstacle : std::uint8_t {
    None,
    NoConcessions, ///< the rulebook knows only draws
    NoShare        ///< who would have no share in a draw cannot be conceded to
};

/// Twenty 20: a draw of fewer than all is never to be voted on, and only those who share one can be conceded to.
Obstacle obstacleTo(const Game& game, const Proposal& proposal);
bool mayPropose(const Game& game, const Proposal& proposal);

/// Who has a vote: all who would share a draw, but for those who are absent.
std::vector<Seat> votersOf(const Game& game);

/// The ballot is open.
bool tellsNumbers(const Game& game);

/// Agreement is unanimous; `votes` are of those who have a vote, and at least one.
VoteResult countVotes(const Game& game, const std::vector<bool>& votes);

/// What is kept of a vote: of a secret ballot only whether it has passed.
Vote voteOf(const Game& game, const Proposal& proposal, const std::vector<bool>& votes);

/// The end that a proposal makes which has passed.
Ending agreedEnding(const Game& game, const Proposal& proposal);

} // namespace chancery
