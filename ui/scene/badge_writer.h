// SPDX-License-Identifier: GPL-3.0-or-later
// Writes when the strengths of units appear beside their tokens, change and fade.
#pragma once

#include "ui/scene/badges.h"
#include "ui/scene/story_writer.h"

#include <map>
#include <utility>

namespace chancery {

/// Writes the badges of a movement phase into its story. It knows which ones are on the board.
class BadgeWriter
{
public:
    /// Chooses the spots of badges so that they hide least in these fights. The writer must outlive it.
    BadgeWriter(StoryWriter& story, const std::vector<Fight>& fights);

    /// Returns the strengths that a fight compares, the two of a unit one after the other.
    std::vector<Badge> badgesOf(const Fight& fight) const;
    /// Draws a strength beside the token of its unit from this time on, in place of an earlier one.
    void show(const Badge& badge, int at);
    /// Returns this point where a burst lies on no badge there, else the next one back on a way.
    Point clearOn(const Curve& way, Point at) const;
    /// Fades the badges of a unit from this time on.
    void drop(Province unit, int at);

private:
    using Place = std::pair<Province, bool>; ///< the unit, and Badge::below

    StoryWriter& story_;
    double scale_;                        ///< of badges
    std::map<Place, std::size_t> markOf_; ///< index of the mark of the latest badge
    std::map<Place, Badge> shown_;        ///< the latest badge
    std::map<Place, Point> at_;           ///< where it is
    std::map<Province, BadgeSpot> spots_; ///< [unit] of its badges, where not the usual one
};

} // namespace chancery
