// SPDX-License-Identifier: GPL-3.0-or-later
// The story without motion: at each beat, the picture at its end fades in over the one before.
#pragma once

#include "ui/story/storyboard.h"

#include <optional>

namespace chancery {

/// Returns the picture at an instant of the story without motion. `ms` is story time in milliseconds.
Picture calmFrameAt(const Storyboard& story, int ms);
/// Returns the card at an instant of the story without motion, or nothing. Cards fade in and out, but nothing
/// grows on them.
std::optional<ShownSlide> calmCardAt(const Storyboard& story, int ms);

} // namespace chancery
