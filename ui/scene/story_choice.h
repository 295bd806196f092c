// SPDX-License-Identifier: GPL-3.0-or-later
// How the gamemaster wants stories to be shown.
#pragma once

#include <cstdint>

namespace chancery {

/// How the orders of a phase are read out: one beat for each power, one for each order, or one for all.
enum class Reading : std::uint8_t { PerPower, PerOrder, AllAtOnce };

/// Whether the camera of the audience window goes to the fights, or stays on the whole board.
enum class Camera : std::uint8_t { Follows, Still };

/// What may be chosen about every story.
struct StoryChoice
{
    Reading reading = Reading::PerPower; ///< how orders are read out
    bool turncoats = false;              ///< whether it is said who attacked a power that it supported before
    Camera camera = Camera::Follows;     ///< what the camera of the audience window does
    bool stepwise = false;               ///< whether playing the next beat holds after each step of a fight
    bool operator==(const StoryChoice&) const = default;
};

} // namespace chancery
