// SPDX-License-Identifier: GPL-3.0-or-later
// The story of a movement phase.
#pragma once

#include "ui/scene/story_writer.h"

namespace chancery {

/// Adds the beats of a movement phase: orders, supports, convoys, then moves and fights. `views` are those of
/// the fights.
void tellMovement(StoryWriter& story, const FightViews& views);

} // namespace chancery
