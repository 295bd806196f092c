// SPDX-License-Identifier: GPL-3.0-or-later
// Text set for paper: it breaks at the same words on every device. Sizes are in points of 1/72 inch.
#pragma once

#include "ui/paper/paper.h"

#include <QTextLayout>

class QPainter;

namespace chancery {

/// How a kind of block is set: the size of its letters and the room above and below, in points.
struct Typeface
{
    double size = 10, above = 0, below = 3;
};

/// Returns how blocks of this kind are set.
Typeface typefaceOf(PaperBlock::Kind kind);

/// A paragraph broken into lines of a width.
class SetText
{
public:
    /// Sets `runs` one after the other in letters of `points`, in lines of `width`.
    SetText(const std::vector<PaperRun>& runs, double points, double width,
            Qt::Alignment alignment = Qt::AlignLeft);

    /// Returns the height of all lines.
    double height() const;
    /// Returns the width of the widest line.
    double width() const;
    /// Paints the lines with their top left corner at `corner`, in the painter's pen.
    void paint(QPainter& painter, QPointF corner) const;

private:
    QTextLayout layout_;
    double bottom_ = 0;
};

} // namespace chancery
