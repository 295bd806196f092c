// SPDX-License-Identifier: GPL-3.0-or-later
// Points beside the centres (Committee): awarded by the officers, for insurrections, and for the control of Europe.
#pragma once

#include "engine/game/game.h"

namespace chancery {

inline constexpr int pointsForControl = 5;      ///< once, as soon as a power owns enough centres to win elsewhere
inline constexpr int unitsForPoint = 2;         ///< put into one insurrection by one power: a point

/// What is counted for victory.
inline VictoryBy countedForVictory(const RuleOptions& options) { return options.victoryBy; }
inline bool pointsCount(const RuleOptions& options) { return countedForVictory(options) == VictoryBy::Points; }

struct VictoryPoints
{
    int awarded = 0, insurrections = 0, control = 0;
    int total() const { return awarded + insurrections + control; }
    bool operator==(const VictoryPoints&) const = default;
};

/// Adds what a phase has brought to each power.
void addPoints(const Game& game, const PhaseRecord& record, std::vector<VictoryPoints>& points);
/// [power] Until the end of a phase, which is one of the game's, whether the rulebook counts points or not.
std::vector<VictoryPoints> victoryPoints(const Game& game, const PhaseRecord& until);

} // namespace chancery
