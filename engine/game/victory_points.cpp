// SPDX-License-Identifier: GPL-3.0-or-later
// Adds up points, phase by phase. Only those of a goal can cease to apply.
#include "engine/game/victory_points.h"

#include "engine/adjudicate/insurrection.h"
#include "engine/base/phase_order.h"
#include "engine/game/attendance.h"
#include "engine/game/seats.h"

namespace chancery {

namespace {

/// Returns whether what the officers noted in the phase `when` counts with this phase: with the first one of
/// the game that is not before it. A game may begin later than its Committee.
bool countsWith(const Game& game, const PhaseRecord& record, const std::optional<Phase>& when)
{
    if (!when || isBefore(record.phase, *when)) return false;
    return &record == &game.phases.front() || isBefore((&record)[-1].phase, *when);
}

} // namespace

std::vector<int> awardsOf(const Game& game)
{
    std::vector<int> awards(game.map->powers.size());
    for (const PhaseRecord& record : game.phases)
        for (const Award& award : record.awards) awards[index(award.power)] += award.points;
    return awards;
}

void addPoints(const Game& game, const PhaseRecord& record, std::vector<VictoryPoints>& points)
{
    for (const Award& award : record.awards) points[index(award.power)].awarded += award.points;
    for (const Goal& goal : game.committee.goals) {
        if (countsWith(game, record, goal.achieved)) points[index(goal.power)].awarded += goal.points;
        if (countsWith(game, record, goal.lapsed)) points[index(goal.power)].awarded -= goal.points;
    }
    if (!record.outcome) return;
    for (const auto& [who, units] : unitsInvested(*record.outcome))
        if (units >= unitsForPoint) ++points[index(who.first)].insurrections;
    const int enough = enoughToWin(*game.map, game.rulebook.options, seatingOf(game, record.phase));
    for (const Power power : game.map->everyPower())
        if (centresOf(record.outcome->after, power) >= enough)
            points[index(power)].control = pointsForControl;
}

std::vector<VictoryPoints> victoryPoints(const Game& game, const PhaseRecord& until)
{
    std::vector<VictoryPoints> points(game.map->powers.size());
    for (const PhaseRecord& record : game.phases) {
        addPoints(game, record, points);
        if (&record == &until) break;
    }
    return points;
}

} // namespace chancery
