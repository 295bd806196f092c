// SPDX-License-Identifier: GPL-3.0-or-later
// Paints the slides and cards that the audience window shows in place of the board.
#pragma once

#include "ui/story/slide.h"
#include "ui/style/palette.h"

#include <QRectF>

#include <memory>

class QPainter;

namespace chancery {

/// What all slides of a game are painted with.
struct SlideLook
{
    Theme theme;
    std::shared_ptr<const Map> map; ///< the map of the slides; must not be null when painting
};

/// Paints a slide into `box`. The ground must already be filled with theme.surround. Without `told` a tally
/// shows the counts before its changes; other slides look the same.
void paintSlide(QPainter& painter, const QRectF& box, const Slide& slide, const SlideLook& look,
                bool told = true);

/// Returns the part of `area` that a slide fills. At each side it leaves out `margin` or 4 % of the height,
/// whichever is more, and it is at most 1.72 times as wide as high.
QRectF slideBox(const QRectF& area, double margin);

/// Returns whether the changes of a slide are partly filled in. Only a tally has such changes.
bool isBeingTold(const ShownSlide& shown);
/// Returns whether the changes of a slide are filled in from the bottom, so that its numbers come before the
/// words above them.
bool isToldUpwards(const Slide& slide);

} // namespace chancery
