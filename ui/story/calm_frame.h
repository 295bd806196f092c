// SPDX-License-Identifier: GPL-3.0-or-later
// The story without motion: at each beat the picture that it ends with fades in over the one before.
#pragma once

#include "ui/story/storyboard.h"

#include <optional>

namespace chancery {

Picture calmFrameAt(const Storyboard& story, int ms);
/// Cards fade in and out, but nothing grows on them.
std::optional<ShownSlide> calmCardAt(const Storyboard& story, int ms);

} // namespace chancery
