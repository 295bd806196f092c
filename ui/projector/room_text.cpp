// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/projector/room_text.h"

#include <algorithm>

namespace chancery {

namespace {

/// Returns text with an ellipsis in place of the letters that do not fit.
QString elided(const SlideBrush& brush, QString text, double size, double wide, Weight weight)
{
    if (brush.widthOf(text, size, weight) <= wide) return text;
    while (!text.isEmpty() && brush.widthOf(text + u'\u2026', size, weight) > wide) text.chop(1);
    return text.trimmed() + u'\u2026';
}

} // namespace

void writeLine(const SlideBrush& brush, const QRectF& room, Qt::Alignment alignment, const QString& text,
               double size, Weight weight, const QColor& colour)
{
    if (text.isEmpty() || room.width() <= 0) return;
    const double wide = brush.widthOf(text, size, weight);
    const bool fits = wide * leastTextShare <= room.width(); // when it has shrunk as far as it may
    const double used =
        wide > room.width() ? std::max(leastTextShare, .98 * room.width() / wide) * size : size;
    brush.write(room, alignment, fits ? text : elided(brush, text, used, room.width(), weight), used, weight,
                colour);
}

QStringList brokenInto(const SlideBrush& brush, const QString& text, double size, double wide, Weight weight)
{
    QStringList lines;
    QString line;
    for (const QString& word : text.split(u' ', Qt::SkipEmptyParts)) {
        const QString longer = line.isEmpty() ? word : line + u' ' + word;
        if (!line.isEmpty() && brush.widthOf(longer, size, weight) > wide) {
            lines << line;
            line = word;
        } else {
            line = longer;
        }
    }
    if (!line.isEmpty()) lines << line;
    return lines;
}

} // namespace chancery
