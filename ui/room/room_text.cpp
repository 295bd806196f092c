// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/room/room_text.h"

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

void paintText(const SlideBrush& brush, const QRectF& room, Qt::Alignment alignment, const QString& text,
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

void writeLines(const SlideBrush& brush, const QRectF& room, Qt::Alignment alignment, const QString& text,
                double most, double least, Weight weight, const QColor& colour)
{
    if (text.isEmpty()) return;
    constexpr double pitch = 1.2; // of the size
    const double wide = std::max(brush.widthOf(text, most, weight), 1.);
    double size = std::min(most, most * room.width() / wide);
    while (brush.widthOf(text, size, weight) > room.width() && size >= least) size *= .98; // of whole pixels
    QStringList lines{text};
    if (size < least) {
        const auto fits = [&](const QString& part) {
            return brush.widthOf(part, size, weight) <= room.width();
        };
        for (size = most;; size = std::max(least, size * .96)) {
            lines = brokenInto(brush, text, size, room.width(), weight);
            const double high = (double(lines.size()) * pitch - (pitch - 1)) * size;
            if (size <= least || (high <= room.height() && std::ranges::all_of(lines, fits))) break;
        }
    }
    const auto allowed = std::max<qsizetype>(1, qsizetype(room.height() / size / pitch + .2));
    if (lines.size() > allowed) lines = lines.mid(0, allowed - 1) << lines.mid(allowed - 1).join(u' ');
    const double all = double(lines.size()) * pitch * size; // below the last line nothing must be painted
    double top = std::min(room.center().y() - all / 2, std::max(room.top() - size, room.bottom() - all));
    for (const QString& line : lines) {
        brush.write({room.left(), top, room.width(), pitch * size}, alignment,
                    elided(brush, line, size, room.width(), weight), size, weight, colour);
        top += pitch * size;
    }
}

QString nameThatFits(const SlideBrush& brush, const QString& name, double size, double wide, Weight weight)
{
    const qsizetype space = name.indexOf(u' ');
    if (space < 2 || brush.widthOf(name, size, weight) <= wide) return name;
    const QString initial = name.left(1) + QStringLiteral(". ") + name.mid(space + 1),
                  first = name.left(space);
    const bool firstAlone =
        brush.widthOf(initial, size, weight) > wide && brush.widthOf(first, size, weight) <= wide;
    return firstAlone ? first : initial;
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
