// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the stages of a phase.
#include "engine/game/timetable.h"

namespace chancery {

namespace {

int diplomacyOf(const ClockRules& clock, Season season, bool first)
{
    if (first && clock.firstDiplomacy > 0) return clock.firstDiplomacy;
    return season == Season::Fall && clock.fallDiplomacy > 0 ? clock.fallDiplomacy : clock.diplomacy;
}

} // namespace

std::vector<TimedStage> timetable(const ClockRules& clock, const Phase& phase, const TurnOpening& opening)
{
    if (phase.kind == PhaseKind::Retreat) return {{TurnStage::Retreats, clock.retreats}};
    if (phase.kind == PhaseKind::Adjustment) return {{TurnStage::Adjustments, clock.adjustments}};
    std::vector<TimedStage> stages;
    if (opening.speeches) stages.push_back({TurnStage::Speeches});
    if (!opening.negotiated)
        stages.push_back({TurnStage::Diplomacy, diplomacyOf(clock, phase.season, opening.first)});
    stages.push_back({TurnStage::Writing, clock.writing});
    return stages;
}

} // namespace chancery
