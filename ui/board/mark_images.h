// SPDX-License-Identifier: GPL-3.0-or-later
// Finished marks as images at one zoom, like TokenImages for tokens, so that painting a fading mark is a
// copy.
#pragma once

#include "ui/picture/picture.h"
#include "ui/style/palette.h"

#include <QHash>
#include <QImage>
#include <QPainter>
#include <QString>

namespace chancery {

class MarkImages
{
public:
    /// `pixels` is device pixels for one map unit; `painter` works in device pixels, `at` is the mark's place
    /// there.
    void paint(QPainter& painter, const Mark& mark, QPointF at, double pixels, const Theme& theme);
    void clear() { images_.clear(); }

private:
    QHash<QString, QImage> images_;
};

} // namespace chancery
