// SPDX-License-Identifier: GPL-3.0-or-later
// Beats that show several results of one kind at once, in every kind of phase.
#pragma once

#include "ui/scene/story_writer.h"

#include <map>

namespace chancery {

/// The results of a phase by the beat that shows them.
using ResultGroups = std::map<Gesture, Results>;

/// Adds a beat in which only arrows and marks show the results of a group, one after another. An empty group
/// adds none.
void tellQuietly(StoryWriter& story, ResultGroups& groups, Gesture gesture, double lengths);
/// Adds a beat in which the units of a group leave the board.
void tellLeaving(StoryWriter& story, ResultGroups& groups, Gesture gesture);
/// Adds a beat in which lost powers regain centres and units, or do not.
void tellRevivals(StoryWriter& story, ResultGroups& groups);

/// Returns the group of a lost power's wish. Wishes that fail are shown with those that are granted, once the
/// insurrection is known.
Gesture revivalGesture(const OrderResult& result);

} // namespace chancery
