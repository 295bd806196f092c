// SPDX-License-Identifier: GPL-3.0-or-later
// A story as the audience sees it: tokens, arrows and marks give way to the map while the camera is near.
#pragma once

#include "ui/scene/shots.h"
#include "ui/scene/tell.h"

namespace chancery {

/// A story in two versions: for the whole board, and with the smaller tokens of the nearest view. What is
/// seen from any distance lies between the two.
struct Film
{
    Storyboard whole, near; ///< the same beats at the same times
    MapArea board;          ///< the area of the board
    bool operator==(const Film&) const = default;
};

/// Returns the film of a phase. `telling` is as for the whole board in the audience window.
Film filmOf(const Map& map, const BoardGeometry& board, const PhaseRecord& record, const Telling& telling);

/// Returns what the camera shows at an instant of story time, in milliseconds. With reduced motion it stays
/// on the whole board.
Framing framingOf(const Film& film, int ms, Camera camera, bool reducedMotion);
/// Returns the board at an instant of story time, in milliseconds, for what the camera shows then. While it
/// moves or the light changes, the orders of one shot fade into those of the other.
Picture seenAt(const Film& film, int ms, Camera camera, bool reducedMotion);
/// Returns the board in each shot that the camera needs: where it rests as it is now, in a shot that it
/// leaves as it was then, in one that comes as it will be on arrival. None of them reveals what a later beat
/// shows.
Views viewsAt(const Film& film, int ms, Camera camera, bool reducedMotion);

} // namespace chancery
