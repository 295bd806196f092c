// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of a race chart: the centres of each power by year, with lines at the same height kept apart.
#pragma once

#include "ui/scene/slide.h"

namespace chancery {

/// One power's centres at the end of one year.
struct RacePoint
{
    std::size_t year = 0; ///< index into RaceSlide::years
    int centres = 0;      ///< the number of centres
    /// How far the point is shifted, in line widths, so that all powers with the same number can be seen.
    double lane = 0;
    bool operator==(const RacePoint&) const = default;
};

/// The line of one power, or of a player with several.
struct RaceLine
{
    Power power = noPower;         ///< the power, or the first of the player's
    std::vector<RacePoint> points; ///< one for each year, up to the one in which the last centre was lost
    bool out = false;              ///< whether the power has lost its last centre
    std::size_t course = 0;        ///< index into RaceSlide::centres
    bool operator==(const RaceLine&) const = default;
};

/// Returns the lines of all powers that ever had a centre.
std::vector<RaceLine> raceLinesOf(const RaceSlide& race);

/// Returns positions for labels, as near to the wanted ones as possible. They keep their order and are at
/// least `gap` apart.
std::vector<double> spreadOut(const std::vector<double>& wanted, double gap);

} // namespace chancery
