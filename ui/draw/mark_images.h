// SPDX-License-Identifier: GPL-3.0-or-later
// Finished marks as images at one zoom, as TokenImages keeps tokens, so that painting a fading mark is a
// copy.
#pragma once

#include "ui/draw/palette.h"
#include "ui/scene/picture.h"

#include <QHash>
#include <QImage>
#include <QPainter>
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

} // namespace chancery
