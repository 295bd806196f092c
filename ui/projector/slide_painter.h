// SPDX-License-Identifier: GPL-3.0-or-later
// Paints what the audience window shows instead of the board.
#pragma once

#include "ui/story/slide.h"
#include "ui/style/palette.h"

#include <QRectF>

#include <memory>

class QPainter;

namespace chancery {

struct SlideLook
{
    Theme theme;
    std::shared_ptr<const Map> map; ///< that the slides are of
};

/// Into `box`, on a ground that has been painted in theme.surround. Not `told`: before what has changed is
/// filled in.
void paintSlide(QPainter& painter, const QRectF& box, const Slide& slide, const SlideLook& look,
                bool told = true);

/// Where in `area` the slide itself is painted; `margin` is left free at both sides.
QRectF slideBox(const QRectF& area, double margin);

/// What has changed is being filled in.
bool isBeingTold(const ShownSlide& shown);

} // namespace chancery
