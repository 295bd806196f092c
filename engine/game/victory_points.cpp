// SPDX-License-Identifier: GPL-3.0-or-later
// Adds up points, phase by phase. Only those of a goal can cease to apply.
#include "engine/game/victory_points.h"

#include "engine/adjudicate/insurrection.h"
#include "engine/committee/goals.h"
#include "engine/game/seats.h"

namespace chancery {

void addPoints(const Game& game, const PhaseRecord& record, std::vector<VictoryPoints>& points)
{
    for (const Award& award : record.awards) points[index(award.power)].awarded += award.points;
    for (const Power power : game.map->everyPower())
        points[index(power)].awarded += goalPoints(game.committee, power, record.phase);
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
