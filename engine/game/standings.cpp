// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/standings.h"

#include "engine/adjudicate/insurrection.h"
#include "engine/base/phase.h"
#include "engine/game/attendance.h"
#include "engine/game/seats.h"

#include <algorithm>
#include <functional>

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

namespace {

void addAwards(const Game& game, const PhaseRecord& record, std::vector<VictoryPoints>& points)
{
    for (const Award& award : record.awards) points[index(award.power)].awarded += award.points;
    for (const Goal& goal : game.committee.goals) {
        if (countsWith(game, record, goal.achieved)) points[index(goal.power)].awarded += goal.points;
        if (countsWith(game, record, goal.lapsed)) points[index(goal.power)].awarded -= goal.points;
    }
}

} // namespace

void addPoints(const Game& game, const PhaseRecord& record, std::vector<VictoryPoints>& points)
{
    addAwards(game, record, points);
    if (!record.outcome) return;
    for (const auto& [who, units] : unitsInvested(*record.outcome))
        if (units >= unitsForPoint) ++points[index(who.first)].insurrections;
    const int enough = enoughToWin(*game.map, game.rulebook.options, seatingOf(game, record.phase));
    for (const Power power : game.map->everyPower())
        if (centresOf(record.outcome->after, power) >= enough)
            points[index(power)].control = pointsForControl;
}

std::vector<VictoryPoints> victoryPoints(const Game& game, const PhaseRecord& until, LastPhase counted)
{
    std::vector<VictoryPoints> points(game.map->powers.size());
    for (const PhaseRecord& record : game.phases) {
        const bool last = &record == &until;
        (last && counted == LastPhase::Awards ? addAwards : addPoints)(game, record, points);
        if (last) break;
    }
    return points;
}

std::vector<RankedPower> standingsOf(const Game& game)
{
    const PhaseRecord& last = game.current();
    const Position& position = last.position();
    const std::vector<VictoryPoints> points = victoryPoints(game, last);
    std::vector<int> scores;
    for (const Power power : game.map->everyPower())
        scores.push_back(centresOf(position, power) + points[index(power)].total());
    std::vector<RankedPower> rows;
    for (const Power power : ranked(scores)) {
        RankedPower row{power, centresOf(position, power), points[index(power)]};
        const bool level = !rows.empty() && rows.back().score() == row.score();
        row.place = level ? rows.back().place : static_cast<int>(rows.size()) + 1;
        rows.push_back(row);
    }
    return rows;
}

std::vector<Power> ranked(const std::vector<int>& counts)
{
    std::vector<Power> powers;
    for (std::size_t p = 0; p < counts.size(); ++p) powers.push_back(static_cast<Power>(p));
    std::ranges::stable_sort(powers, std::ranges::greater{},
                             [&](Power power) { return counts[index(power)]; });
    return powers;
}

std::vector<Seat> inMapSequence(std::vector<Seat> seats)
{
    std::ranges::stable_sort(seats, {}, [](const Seat& seat) { return *std::ranges::min_element(seat); });
    return seats;
}

} // namespace chancery
