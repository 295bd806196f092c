// SPDX-License-Identifier: GPL-3.0-or-later
// Paints names with a halo, so that they can be read on any ground.
#pragma once

#include "ui/draw/label_layout.h"

#include <QPainter>

namespace chancery {

/// A placed name and the area that it covers.
struct PaintedName
{
    PlacedLabel label;
    QRectF extent; ///< in map units, with the halo
};

/// Returns the name with its extent.
PaintedName paintedName(const PlacedLabel& label);

/// Paints a name. On images it is text, which is fast; in files it is outlines, which need no typeface.
void paintName(QPainter& painter, const PaintedName& name, const QColor& ink, const QColor& halo);

} // namespace chancery
