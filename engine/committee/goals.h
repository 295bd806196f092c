// SPDX-License-Identifier: GPL-3.0-or-later
// Goals that are worth points (Committee, Non-territorial victory points).
#pragma once

#include "engine/committee/committee.h"
#include "engine/committee/objection.h"
#include "engine/map/position.h"

namespace chancery {

/// The section of the Committee's document about achievements.
inline constexpr const char* pointsRule = "Non-territorial victory points";

/// Returns which rules a goal breaks by what is written down of it. No form files it, and a file with it is
/// refused.
Objections brokenRules(const Goal& goal);
/// The points that each power was awarded besides those of goals, by power; empty for none. They count for
/// the limit.
using OtherAwards = std::vector<int>;

/// Returns the rules that forbid allowing proposal number `goal` with these points. A denial needs a reason
/// only.
Objections objectionsToVerdict(const Committee& committee, std::size_t goal, GoalVerdict verdict, int points,
                               const std::string& reason, const OtherAwards& awards = {});
/// Returns the rules that forbid this limit for the extra points of each power; 0 is no limit.
Objections objectionsToLimit(const Committee& committee, PowerSet powers, int limit,
                             const OtherAwards& awards = {});
/// Returns the rules that forbid awarding the points of goal number `which`.
Objections objectionsToAchievement(const Committee& committee, std::size_t which, const std::string& reason,
                                   const OtherAwards& awards = {});
/// Returns the rules that forbid awarding a power these points for something that is no goal.
Objections objectionsToAward(const Committee& committee, Power power, int points, const OtherAwards& awards);
/// Returns the rules that forbid saying that the points of a goal no longer apply.
Objections objectionsToLapse(const Goal& goal, const Position& position, const std::string& reason);

/// Returns that the power of a goal is not conquered and can lose no points.
Objection stillHasCountry(const Goal& goal);

/// Returns the points of the allowed proposals of a power.
int allowedPoints(const Committee& committee, Power power);

} // namespace chancery
