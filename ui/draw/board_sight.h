// SPDX-License-Identifier: GPL-3.0-or-later
// What a board in a window shows at one instant, as a value: the picture, the camera, and the pixels that the
// map takes.
#pragma once

#include "ui/draw/board_lens.h"
#include "ui/draw/viewport.h"
#include "ui/scene/framing.h"
#include "ui/scene/picture.h"

#include <vector>

namespace chancery {

/// What a board in a window shows at one instant. Everything that is painted follows from it and from the
/// look of the board.
struct BoardSight
{
    Picture picture;                     ///< what is on the board
    Framing framing;                     ///< where the camera is; plain if there is none
    Views views;                         ///< the board in the shots of the camera
    Province hovered = noProvince;       ///< the province under the mouse
    BoardLens lens;                      ///< the part of the map that is seen now
    double codePixels = leastCodePixels; ///< the least height of codes, in pixels
    QSize size;                          ///< of the window's board, in pixels
    double ratio = 1;                    ///< device pixels for a pixel
    bool visible = false;                ///< whether it is on a display

    /// Returns the lens that shows a part of the map, or the whole.
    BoardLens lensFor(const MapArea& view) const;
    /// Returns the lens of the image of the whole board: `lens`, or that of the whole map while the camera
    /// has left it.
    BoardLens wholeLens() const { return framing.plain() ? lens : lens.fitted(); }

    /// Returns the part of the map that is seen now, in device pixels.
    Viewport viewport() const { return viewportOf(lens); }
    /// Returns what is seen of the map while the camera rests on a shot.
    Viewport viewportOf(const Shot& shot) const { return viewportOf(lensFor(shot.view)); }
    /// Returns the viewport of the image of the whole board.
    Viewport wholeViewport() const { return viewportOf(wholeLens()); }

    /// Returns the picture of the whole board, with the province under the mouse lit.
    Picture wholePicture() const;
    /// Returns whether the image of the whole board is shown now, perhaps with another one over it.
    bool showsWhole() const;
    /// Returns the shots whose images are wanted, the soonest first: two at most, plain ones left out.
    std::vector<Shot> wantedShots() const;

private:
    Viewport viewportOf(const BoardLens& seen) const;
};

} // namespace chancery
