// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the card of what a turn has changed; slides.cpp uses this.
#pragma once

#include "ui/scene/slide.h"

namespace chancery {

/// Returns the units that had to leave their provinces in a resolved phase: in a movement phase those that
/// were dislodged, in a retreat phase those that were disbanded, else none.
std::vector<Ousted> oustedIn(const Map& map, const PhaseRecord& record);

/// Returns whether so many units had to leave their provinces that a card lists them.
bool isListed(const std::vector<Ousted>& ousted);

/// Returns which powers attacked one that they supported in the movement phase before. An attack is a legal
/// move to a province with a unit of that power, and a support any legal one. `played` ends with a resolved
/// phase; if that is not one of movement, there are none.
std::vector<Turncoat> turncoatsIn(const Game& played);

/// Returns the card of the last phase of `played`, which is resolved, if that is one of movement; nothing
/// where there is little to report. `rows` says who has how many centres; it is empty where a count follows,
/// and left out where one is still to come.
std::optional<Slide> turnCard(const Game& played, const std::vector<TallyRow>& rows,
                              const StoryChoice& choice);

} // namespace chancery
