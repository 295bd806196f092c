// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the stages of a phase, and draws the speakers.
#include "engine/game/timetable.h"

#include "engine/game/lots.h"

namespace chancery {

namespace {

int diplomacyOf(const ClockRules& clock, Season season, bool first)
{
    if (first && clock.firstDiplomacy > 0) return clock.firstDiplomacy;
    return season == Season::Fall && clock.fallDiplomacy > 0 ? clock.fallDiplomacy : clock.diplomacy;
}

} // namespace

std::vector<TimedStage> timetable(const ClockRules& clock, const Phase& phase, bool first)
{
    if (phase.kind == PhaseKind::Retreat) return {{TurnStage::Retreats, clock.retreats}};
    if (phase.kind == PhaseKind::Adjustment) return {{TurnStage::Adjustments, clock.adjustments}};
    std::vector<TimedStage> stages;
    if (clock.speeches > 0) stages.push_back({TurnStage::Speeches, clock.speeches});
    stages.push_back({TurnStage::Diplomacy, diplomacyOf(clock, phase.season, first)});
    stages.push_back({TurnStage::Writing, clock.writing});
    return stages;
}

std::vector<Power> speakers(const Game& game, std::uint64_t seed)
{
    const Position& position = game.current().before;
    std::vector<Power> order;
    for (std::size_t lot : drawLots(game.map->powers.size(), seed)) {
        const auto power = static_cast<Power>(lot);
        if (unitsOf(position, power) + centresOf(position, power) > 0) order.push_back(power);
    }
    return order;
}

} // namespace chancery
