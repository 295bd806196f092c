// SPDX-License-Identifier: GPL-3.0-or-later
// Who plays which power: lots, replacements, and absences, during which a power is in civil disorder.
#pragma once

#include "engine/base/ids.h"
#include "engine/base/phase.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace chancery {

struct Game;

/// A player who takes over a power.
struct Replacement
{
    Power power = noPower; ///< the power taken over
    Phase from;            ///< the first phase that the player orders
    std::string player;    ///< the new player's name

    bool operator==(const Replacement&) const = default;
};

/// A time in which a power has no player and is in civil disorder.
struct Absence
{
    Power power = noPower;        ///< the power without a player
    Phase from;                   ///< the first phase of the absence
    std::optional<Phase> until{}; ///< the first phase with a player again, if there is one

    bool operator==(const Absence&) const = default;
};

/// The lots by which players got their powers.
struct LotDraw
{
    /// One power drawn by a player. A player with several powers has several lots.
    struct Lot
    {
        std::string player;    ///< the player's name
        Power power = noPower; ///< the power drawn

        bool operator==(const Lot&) const = default;
    };

    std::uint64_t seed = 0; ///< what the lots were drawn with, see drawLots
    std::vector<Lot> drawn; ///< in the order of the draw

    bool operator==(const LotDraw&) const = default;
};

/// The changes of players during a game, and the lots before it.
struct Attendance
{
    std::vector<Replacement> replacements; ///< the one with the latest phase counts
    std::vector<Absence> absences;         ///< they may overlap
    std::optional<LotDraw> lots;           ///< how the powers were drawn, if they were

    bool operator==(const Attendance&) const = default;
};
inline constexpr std::size_t mostReplacements = 1000; ///< in a game; the limit for absences too

/// Returns the player of a power in a phase; empty if no name is known. A power that has joined another one
/// by the toss of a coin has that one's player.
std::string playerOf(const Game& game, Power power, const Phase& phase);
/// Returns whether a power is in civil disorder in a phase because its player is absent.
bool inCivilDisorder(const Attendance& attendance, Power power, const Phase& phase);
/// Returns `attendance` with a power absent, or present again, from a phase on; earlier phases do not change.
Attendance withAbsence(Attendance attendance, Power power, const Phase& from, bool absent);

/// Draws the seats of the current phase for these players, one seat each. The result depends on the names and
/// the seed, not on the order of the names. With fewer names than seats, some seats stay free.
LotDraw drawPowers(const Game& game, std::vector<std::string> players, std::uint64_t seed);

} // namespace chancery
