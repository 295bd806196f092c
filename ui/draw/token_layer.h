// SPDX-License-Identifier: GPL-3.0-or-later
// The tokens on a board in a window, and the marks above them. No path is painted while they move.
#pragma once

#include "ui/draw/board_base.h"
#include "ui/draw/board_sight.h"
#include "ui/draw/palette.h"
#include "ui/draw/token_painter.h"
#include "ui/scene/picture.h"

#include <QHash>
#include <QImage>
#include <QPainter>
#include <QRegion>
#include <QString>

namespace chancery {

/// Keeps images of marks. Call clear() after the theme has changed.
class MarkImages
{
public:
    /// Paints a mark at `at`. `painter` and `at` are in device pixels; `pixels` is device pixels for one map
    /// unit.
    void paint(QPainter& painter, const Mark& mark, QPointF at, double pixels, const Theme& theme);
    /// Forgets all images.
    void clear() { images_.clear(); }

private:
    QHash<QString, QImage> images_;
};

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
