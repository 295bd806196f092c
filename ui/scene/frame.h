// SPDX-License-Identifier: GPL-3.0-or-later
// The story at an instant, as a pure function. Pausing, scrubbing, replay and export therefore need no code
// of their own.
#pragma once

#include "ui/scene/storyboard.h"

namespace chancery {

/// Returns the board at an instant of story time, in milliseconds. Before 0 it is the first picture, and from
/// `story.lasts` on the last one.
Picture frameAt(const Storyboard& story, int ms);

/// Returns the card at an instant of story time, or nothing while the board is shown without a card. After
/// the end of the story, the card of the game's end stays.
std::optional<ShownSlide> cardAt(const Storyboard& story, int ms);

} // namespace chancery
