// SPDX-License-Identifier: GPL-3.0-or-later
// The laws of every caption, whatever happened, on the standard board.
#pragma once

#include "engine/game/game.h"
#include "ui/scene/storyboard.h"

#include <QString>

namespace chancery {

/// The story of a resolved phase with beats as long as their captions take to read.
Storyboard captionedStoryOf(const PhaseRecord& record);

/// Empty if all captions of a story keep the laws, else the one that is broken and the caption.
QString brokenCaptionLaw(const PhaseRecord& record, const Storyboard& story);

} // namespace chancery
