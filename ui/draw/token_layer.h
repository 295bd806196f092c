// SPDX-License-Identifier: GPL-3.0-or-later
// The tokens on a board in a window, and the marks above them. No path is painted while they move.
#pragma once

#include "ui/draw/board_base.h"
#include "ui/draw/board_sight.h"
#include "ui/draw/mark_images.h"
#include "ui/draw/token_painter.h"

#include <QRegion>

namespace chancery {

/// Paints the tokens of a board and the marks above them from images that it keeps.
class TokenLayer
{
public:
    /// Forgets all images, after the theme or the look has changed.
    void clear();
    /// Paints those that touch `dirty`; units that are not lit are faded. `painter` and `dirty` are in device
    /// pixels.
    void paint(QPainter& painter, const BoardBase& base, const BoardSight& sight, const QRegion& dirty);

private:
    TokenImages tokens_;
    MarkImages marks_;
    double pixels_ = 0; ///< device pixels for one map unit in the images of tokens
};

/// Returns the area of the tokens and the marks above them that are lit in only one of two lights, in device
/// pixels.
QRegion litOtherwise(const BoardBase& base, const BoardSight& sight, const Spotlight& a, const Spotlight& b);

} // namespace chancery
