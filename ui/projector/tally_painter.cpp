// SPDX-License-Identifier: GPL-3.0-or-later
// The tally: a bar of pieces for each power, one a centre, so that they can be counted from afar.
#include "ui/projector/slide_brush.h"

#include <algorithm>
#include <cmath>

namespace chancery {

namespace {

constexpr std::size_t mostBarsInColumn = 12;
constexpr double highestRow = 13; ///< units
constexpr double noteShare = .92; ///< the height of a note's text, as a share of its line

/// Where the parts of a row lie, the same for all rows of a column.
struct Columns
{
    double rowHeight = 0, barLeft = 0, barWidth = 0, pieceStep = 0;
    int pieces = 0; ///< 0 where there is no room for bars
};

int mostPieces(const TallySlide& tally)
{
    int most = tally.toWin;
    for (const TallyRow& row : tally.rows) most = std::max({most, row.before, row.centres});
    return std::max(most, 1);
}

Columns layOut(const SlideBrush& brush, const TallySlide& tally, const QRectF& room, std::size_t rows,
               bool bars)
{
    Columns c;
    c.rowHeight = std::min(room.height() / static_cast<double>(rows), highestRow * brush.unit());
    if (!bars) {
        c.barLeft = room.width() - c.rowHeight * 1.75;
        return c;
    }
    double names = 0;
    for (const TallyRow& row : tally.rows)
        names =
            std::max(names, brush.widthOf(brush.words().power(row.power), c.rowHeight * .36, Weight::Bold));
    names = std::min(names, room.width() * .26);
    c.barLeft = c.rowHeight * .82 + names + c.rowHeight * .3;
    c.barWidth = room.width() - c.barLeft - c.rowHeight * 1.75;
    c.pieces = mostPieces(tally);
    c.pieceStep = c.barWidth / c.pieces;
    return c;
}

/// Paints an empty place of a bar: a centre not yet won, or one that was lost.
void paintEmpty(const SlideBrush& brush, const QRectF& place, double corner, bool lost)
{
    QPen pen(mixed(brush.ink(), brush.theme().surround, lost ? .8 : .2), std::max(1., brush.unit() * .16));
    if (lost) pen.setStyle(Qt::DashLine);
    brush.painter().setPen(pen);
    brush.painter().setBrush(Qt::NoBrush);
    brush.painter().drawRoundedRect(place, corner, corner);
}

void paintPlus(const SlideBrush& brush, const QRectF& place, Power power)
{
    const double arm = std::min(place.width(), place.height()) * .24;
    const QPointF c = place.center();
    brush.painter().setPen(
        QPen(brush.theme().of(power).ink, std::max(1.5, arm * .5), Qt::SolidLine, Qt::FlatCap));
    brush.painter().drawLine(c - QPointF(arm, 0), c + QPointF(arm, 0));
    brush.painter().drawLine(c - QPointF(0, arm), c + QPointF(0, arm));
}

void paintBar(const SlideBrush& brush, const TallyRow& row, const Columns& c, const QRectF& bar, bool told)
{
    const int now = told ? row.centres : row.before;
    const double gap = c.pieceStep * .12, corner = std::min(c.pieceStep, bar.height()) * .16;
    for (int i = 0; i < c.pieces; ++i) {
        const QRectF place(bar.left() + i * c.pieceStep, bar.top(), c.pieceStep - gap, bar.height());
        if (i < now)
            brush.piece(place, row.power, corner);
        else
            paintEmpty(brush, place, corner, told && i < row.before);
        if (told && i >= row.before && i < now) paintPlus(brush, place, row.power);
    }
}

/// Writes an entry of the key, an arrow and its meaning, and returns where the next entry begins.
double paintNote(const SlideBrush& brush, const QRectF& room, double left, const QString& text, int change)
{
    if (text.isEmpty()) return left;
    const double size = room.height() * noteShare;
    brush.arrow({left + size * .42, room.center().y()}, size * .6, change);
    const QRectF place(left + size * .95, room.top(), std::max(1., room.right() - left - size * .95),
                       room.height());
    const double wide = brush.write(place, Qt::AlignLeft | Qt::AlignVCenter, text, size);
    return place.left() + wide + size;
}

/// Writes a text on one line, or on two if one has no room for it.
void paintNotes(const SlideBrush& brush, const TallySlide& tally, Power power, const QRectF& room)
{
    const QString gains = SlideWords::joined(brush.words().gains(tally.transfers, power)),
                  losses = SlideWords::joined(brush.words().losses(tally.transfers, power));
    const double high = room.height() * .66;
    const double needed = brush.widthOf(gains + losses, high * noteShare) + high * 3.2;
    if (gains.isEmpty() || losses.isEmpty() || needed <= room.width()) {
        const QRectF line(room.left(), room.top(), room.width(), high);
        paintNote(brush, line, paintNote(brush, line, line.left(), gains, 1), losses, -1);
        return;
    }
    const QRectF line(room.left(), room.top(), room.width(), room.height() / 2);
    paintNote(brush, line, line.left(), gains, 1);
    paintNote(brush, line.translated(0, line.height()), line.left(), losses, -1);
}

void paintRow(const SlideBrush& brush, const TallySlide& tally, const TallyRow& row, const QRectF& room,
              const Columns& c, bool told)
{
    const double h = c.rowHeight, top = room.top() + h * .03;
    const double barHeight = h * .44, right = room.left() + c.barLeft + c.barWidth;
    brush.sign({room.left(), top, h * .62, barHeight}, row.power);
    brush.write({room.left() + h * .82, top, c.barLeft - h * 1.02, barHeight},
                Qt::AlignLeft | Qt::AlignVCenter, brush.words().power(row.power), h * .36, Weight::Bold);
    paintBar(brush, row, c, {room.left() + c.barLeft, top, c.barWidth, barHeight}, told);
    const int change = told ? row.centres - row.before : 0;
    brush.write({right, top, h * .8, barHeight}, Qt::AlignRight | Qt::AlignVCenter,
                QString::number(told ? row.centres : row.before), h * .5, Weight::Bold);
    if (!told) return;
    if (change != 0) {
        brush.arrow({right + h * 1.12, top + barHeight / 2}, h * .26, change);
        brush.write({right + h * 1.3, top, h * .45, barHeight}, Qt::AlignLeft | Qt::AlignVCenter,
                    QString::number(std::abs(change)), h * .34, Weight::Bold);
    }
    const double left = c.pieces > 0 ? c.barLeft : h * .82;
    paintNotes(
        brush, tally, row.power,
        {room.left() + left, top + barHeight + h * .03, c.barLeft + c.barWidth + h * 1.7 - left, h * .47});
}

/// Paints the line that a bar must reach to win.
void paintGoal(const SlideBrush& brush, const TallySlide& tally, const QRectF& room, const Columns& c,
               std::size_t rows)
{
    if (tally.toWin == 0 || tally.toWin > c.pieces) return;
    const double x = room.left() + c.barLeft + tally.toWin * c.pieceStep - c.pieceStep * .06;
    brush.painter().setPen(QPen(brush.dim(), std::max(1., brush.unit() * .3)));
    for (std::size_t i = 0; i < rows; ++i) { // beside the bars, not through the notes
        const double top = room.top() + static_cast<double>(i) * c.rowHeight;
        brush.painter().drawLine(QPointF(x, top), QPointF(x, top + c.rowHeight * .5));
    }
    brush.write({x - 12 * brush.unit(), room.top() - 4.2 * brush.unit(), 24 * brush.unit(), 4 * brush.unit()},
                Qt::AlignCenter, brush.words().toWin(tally.toWin), 2.8 * brush.unit(), Weight::Plain,
                brush.dim());
}

} // namespace

void paintTally(const SlideBrush& brush, const TallySlide& tally, bool told)
{
    const QRectF room = brush.heading(brush.words().heading(tally)).adjusted(0, 3 * brush.unit(), 0, 0);
    if (tally.rows.empty()) return;
    const std::size_t columns = (tally.rows.size() + mostBarsInColumn - 1) / mostBarsInColumn;
    const std::size_t rows = (tally.rows.size() + columns - 1) / columns;
    const double wide = room.width() / static_cast<double>(columns);
    for (std::size_t column = 0; column < columns; ++column) {
        const QRectF part(room.left() + wide * static_cast<double>(column), room.top(),
                          wide - (columns > 1 ? 4 * brush.unit() : 0), room.height());
        const Columns c = layOut(brush, tally, part, rows, columns == 1);
        const std::size_t first = column * rows, last = std::min(first + rows, tally.rows.size());
        paintGoal(brush, tally, part, c, last - first);
        for (std::size_t i = first; i < last; ++i)
            paintRow(brush, tally, tally.rows[i],
                     part.translated(0, static_cast<double>(i - first) * c.rowHeight), c, told);
    }
}

} // namespace chancery
