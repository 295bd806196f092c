// SPDX-License-Identifier: GPL-3.0-or-later
// The story at an instant: a pure function, so pausing, scrubbing, replay and export need no code of their
// own.
#pragma once

#include "ui/story/storyboard.h"

namespace chancery {

/// Before 0 the first picture, from `story.lasts` on the last one.
Picture frameAt(const Storyboard& story, int ms);

/// Nothing while the board is to be seen alone. After the end the card of the game's end stays.
std::optional<ShownSlide> cardAt(const Storyboard& story, int ms);

} // namespace chancery
