// SPDX-License-Identifier: GPL-3.0-or-later
// The stories of retreat and adjustment phases.
#pragma once

#include "ui/scene/story_writer.h"

namespace chancery {

/// Adds the beats of a retreat phase.
void tellRetreats(StoryWriter& story);
/// Adds the beats of an adjustment phase.
void tellAdjustments(StoryWriter& story);

} // namespace chancery
