// SPDX-License-Identifier: GPL-3.0-or-later
// The laws of every story, whatever happened, on the standard board.
#pragma once

#include "engine/game/game.h"
#include "ui/scene/storyboard.h"

#include <QString>

namespace chancery {

Storyboard storyOf(const PhaseRecord& record);

/// The unit's token; nullptr if there is none.
const Token* find(const Picture& picture, const Unit& unit);

/// When the last order has been read; -1 if there are none.
int endOfOrders(const Storyboard& story);

/// Looks at every frame of a resolved phase's story: empty if all laws hold, else the one that is broken.
QString brokenLaw(const PhaseRecord& record);
/// The same of the beats and tracks alone, without looking at frames: for thousands of stories.
QString brokenTrackLaw(const Storyboard& story, const Outcome& outcome);

} // namespace chancery
