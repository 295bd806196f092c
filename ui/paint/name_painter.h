// SPDX-License-Identifier: GPL-3.0-or-later
// Names with a halo that lets them be read on any ground.
#pragma once

#include "ui/paint/label_layout.h"

#include <QPainter>

namespace chancery {

struct PaintedName
{
    PlacedLabel label;
    QRectF extent; ///< with its halo
};

PaintedName paintedName(const PlacedLabel& label);

/// On images as text, which is fast; in files as outlines, which need no font there.
void paintName(QPainter& painter, const PaintedName& name, const QColor& ink, const QColor& halo);

} // namespace chancery
