// SPDX-License-Identifier: GPL-3.0-or-later
// Where units that bounce touch what stops them.
#pragma once

#include "ui/scene/story_writer.h"

#include <optional>

namespace chancery {

/// How far a unit that bounces comes, and what it touches there.
struct Contact
{
    Curve way;                    ///< from its place to where its token touches
    std::optional<Point> at;      ///< the point at which it touches; none where it does not get that far
    const Unit* struck = nullptr; ///< the unit that stays there and is pushed a little; nullptr for none
    Point push;                   ///< where the token of that unit is pushed
    bool operator==(const Contact&) const = default;
};

/// Returns the contact of a move or a retreat that bounces. Without another unit in its destination, it is in
/// the middle of the province; of two that meet head to head it is half-way; with a unit that its arrow does
/// not reach, at the end of that. `lasts` is how long the unit has
/// to get there and back, in milliseconds: on a long way it only leans.
Contact contactOf(const StoryPhase& phase, std::size_t result, int lasts);

/// Returns where the burst of a move that bounces is: where units touch, else at the end of its arrow.
Point burstOf(const StoryPhase& phase, std::size_t result, const Contact& contact);

} // namespace chancery
