// SPDX-License-Identifier: GPL-3.0-or-later
// The beats that read out the orders before any result is shown.
#pragma once

#include "ui/scene/story_writer.h"

namespace chancery {

/// Adds the beats that read out the orders of a phase, as Telling::reading says.
void tellOrders(StoryWriter& story);

} // namespace chancery
