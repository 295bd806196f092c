// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of a race chart: which years and how many centres, and how lines that run together are kept apart.
#pragma once

#include "ui/story/slide.h"

namespace chancery {

struct RacePoint
{
    std::size_t year = 0; ///< index into RaceSlide::years
    int centres = 0;
    double lane = 0; ///< how many widths of a line it lies above its place, so that all that are level can be seen
    bool operator==(const RacePoint&) const = default;
};

struct RaceLine
{
    Power power = noPower;
    std::vector<RacePoint> points; ///< until the year in which the last centre was lost
    bool out = false;              ///< it was
    bool operator==(const RaceLine&) const = default;
};

/// Of all powers that ever had a centre.
std::vector<RaceLine> linesOf(const RaceSlide& race);

/// Places for labels: as near to those wanted as can be, in the same sequence, none nearer to another than `gap`.
std::vector<double> spreadOut(const std::vector<double>& wanted, double gap);

} // namespace chancery
