// SPDX-License-Identifier: GPL-3.0-or-later
// Victory points besides the centres (Committee): awards, insurrections, and the control of Europe; and the
// ranking that centres and points make together (Object of the committee).
#pragma once

#include "engine/game/game.h"
#include "engine/game/seats.h"

#include <vector>

namespace chancery {

inline constexpr int pointsForControl = 5; ///< once, for owning enough centres to win elsewhere
inline constexpr int unitsForPoint = 2; ///< units that a power must give up in one insurrection for a point

/// Returns what counts for victory by these rules: with fewer than seven players what the rulebook says of
/// their number, unless the option is a house rule.
VictoryBy countedForVictory(const Rulebook& rulebook);
/// Returns whether centres with points make the score, so that no game is won on the board.
inline bool pointsCount(const RuleOptions& options)
{
    return options.victoryBy == VictoryBy::Points;
}

/// The victory points of one power, by their source.
struct VictoryPoints
{
    int awarded = 0, insurrections = 0, control = 0; ///< goals count as awarded, see constants above
    int total() const { return awarded + insurrections + control; } ///< their sum
    bool operator==(const VictoryPoints&) const = default;
};

/// Returns the points that each power was awarded besides those of goals, insurrections and control.
std::vector<int> awardsOf(const Game& game);

/// Adds the points that each power gained in a phase, which must be one of the game's; `points` has an entry
/// for each power. Goals of phases that the game does not have count with the next one that it has.
void addPoints(const Game& game, const PhaseRecord& record, std::vector<VictoryPoints>& points);
/// Which points of the last phase count: all, or only what the officers have awarded, for those who have not
/// seen how it ended.
enum class LastPhase : std::uint8_t { Whole, Awards };
/// Returns the points of each power at the end of `until`, which must be one of the game's phases, whether or
/// not the rulebook counts points.
std::vector<VictoryPoints> victoryPoints(const Game& game, const PhaseRecord& until,
                                         LastPhase counted = LastPhase::Whole);

/// The score of one delegation and its place.
struct RankedPower
{
    Power power = noPower; ///< whose it is
    int centres = 0;       ///< that it owns now
    VictoryPoints points;  ///< so far
    int place = 1;         ///< counted from 1; powers with equal scores share a place

    /// Returns the score.
    int score() const { return centres + points.total(); }
    bool operator==(const RankedPower&) const = default;
};

/// Returns the standings of all powers after the current phase, the highest score first. A power that has
/// lost its country keeps its points and its place.
std::vector<RankedPower> standingsOf(const Game& game);

/// Returns all powers, the highest count first; powers with equal counts are in the order of the map.
/// `counts` has an entry for each power.
std::vector<Power> ranked(const std::vector<int>& counts);

/// Returns the seats in the order of the map, each by its first power there. Lists that do not go by counts
/// use this order, and so do seats with equal counts.
std::vector<Seat> inMapSequence(std::vector<Seat> seats);

} // namespace chancery
