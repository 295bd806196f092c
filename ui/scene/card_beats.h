// SPDX-License-Identifier: GPL-3.0-or-later
// The cards that close a story. They come when everything on the board has been shown.
#pragma once

#include "ui/scene/story_writer.h"

namespace chancery {

/// Adds a beat for each tally and elimination card.
void tellCards(StoryWriter& story);
/// Adds a beat for the card of the game's end. It comes after StoryWriter::settle().
void tellEnding(StoryWriter& story);

} // namespace chancery
