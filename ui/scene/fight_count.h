// SPDX-License-Identifier: GPL-3.0-or-later
// How the supports of fights are counted, one after another, before units meet.
#pragma once

#include "ui/scene/story_writer.h"

#include <vector>

namespace chancery {

/// A support that arrives in a fight.
struct Arrival
{
    std::size_t support = 0;      ///< index into Outcome::results
    Province helped = noProvince; ///< where the unit is that it is for
    bool holds = false;           ///< whether it is for holding
    bool counts = false;          ///< whether a strength climbs by it
    bool operator==(const Arrival&) const = default;
};

/// Returns the supports that arrive in each fight: those among its results, and those that count for it
/// if no other fight tells them. They take turns by the units that they are for, in the order of the map, so
/// that their order says nothing of the result.
std::vector<std::vector<Arrival>> arrivalsIn(const StoryPhase& phase, const std::vector<Fight>& fights);

/// Returns strengths as they are when only the first `arrived` of these supports have arrived.
std::vector<Badge> countedUp(std::vector<Badge> badges, const std::vector<Arrival>& arrivals,
                             std::size_t arrived);

} // namespace chancery
