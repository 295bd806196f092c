// SPDX-License-Identifier: GPL-3.0-or-later
// Where the camera is during a story: which part of the board each fight is shown on, and when it moves.
#pragma once

#include "engine/game/game.h"
#include "ui/scene/board_geometry.h"
#include "ui/scene/fights.h"
#include "ui/scene/framing.h"
#include "ui/scene/story_choice.h"
#include "ui/scene/storyboard.h"

#include <vector>

namespace chancery {

/// Returns the views of the fights of a resolved movement phase. Fights that lie close together share one; a
/// fight that reaches across the board has none. It does not depend on the order of the fights in a story.
FightViews viewsOfFights(const Map& map, const BoardGeometry& board, const PhaseRecord& record);

/// How long the camera takes, in milliseconds.
struct CameraTimes
{
    int move = 600;  ///< from the whole board to a fight, or back
    int fade = 200;  ///< from one light to another
    int first = 300; ///< when the first cut may begin: nothing of a story is painted before it is revealed
};

/// Returns the cuts of a finished story. The camera rests on a fight from the start of its beat to its end.
/// Every cut but the first begins when the beat that it leaves is over, and is over when the one that it goes
/// to starts.
std::vector<Cut> cutsOf(const Map& map, const PhaseRecord& record, const Storyboard& story,
                        const FightViews& views, const CameraTimes& times);

/// Returns a shot as a camera shows it: one that stays still shows the whole board.
Shot seenBy(Camera camera, Shot shot);
/// Returns what the camera shows at an instant of story time, in milliseconds. A still camera lights what the
/// beats are about, on the whole board.
Framing framingAt(const Storyboard& story, int ms, Camera camera = Camera::Follows);

} // namespace chancery
