// SPDX-License-Identifier: GPL-3.0-or-later
// Finds what a turn has changed; slides.cpp uses this.
#pragma once

#include "ui/scene/slide.h"

namespace chancery {

/// Returns the units that had to leave their provinces in a resolved phase: in a movement phase those that
/// were dislodged, in a retreat phase those that were disbanded, else none.
std::vector<Ousted> oustedIn(const Map& map, const PhaseRecord& record);

/// Returns whether so many units had to leave their provinces that they are listed at the end.
bool isListed(const std::vector<Ousted>& ousted);

/// Returns which powers attacked one that they supported in the movement phase before. An attack is a legal
/// move to a province with a unit of that power, and a support any legal one. `played` ends with a resolved
/// phase; if that is not one of movement, there are none.
std::vector<Turncoat> turncoatsIn(const Game& played);

/// Returns what the last phase of `played`, which is resolved, has changed, if that is one of movement;
/// nothing where there is little to report.
std::optional<TurnNews> turnNews(const Game& played, const StoryChoice& choice);

} // namespace chancery
