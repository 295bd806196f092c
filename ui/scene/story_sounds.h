// SPDX-License-Identifier: GPL-3.0-or-later
// When a story is heard: with what is seen, never before it.
#pragma once

#include "ui/scene/sound.h"
#include "ui/scene/storyboard.h"

#include <vector>

namespace chancery {

/// A sound at an instant of a story.
struct SoundMoment
{
    int at = 0; ///< in milliseconds
    Sound sound = Sound::Clash;
    bool operator==(const SoundMoment&) const = default;
};

/// Returns the sounds of a story in order of time: a clash where units touch and are thrown back, a
/// dislodgement when it is told, a centre when its colour changes, an ending with its card. What happens
/// almost at once is heard once.
std::vector<SoundMoment> soundsOf(const Storyboard& story);

} // namespace chancery
