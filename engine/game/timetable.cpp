// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/timetable.h"

#include "engine/game/lots.h"

namespace chancery {

std::vector<TimedStage> timetable(const ClockRules& clock, PhaseKind kind, bool first)
{
    if (kind == PhaseKind::Retreat) return {{Stage::Retreats, clock.retreats}};
    if (kind == PhaseKind::Adjustment) return {{Stage::Adjustments, clock.adjustments}};
    std::vector<TimedStage> stages;
    if (clock.speeches > 0) stages.push_back({Stage::Speeches, clock.speeches});
    stages.push_back({Stage::Diplomacy, first ? clock.firstDiplomacy : clock.diplomacy});
    stages.push_back({Stage::Writing, clock.writing});
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
