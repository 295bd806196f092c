// SPDX-License-Identifier: GPL-3.0-or-later
// The tally: a bar of pieces for each power, one a centre, so that they can be counted from afar.
#include "ui/room/room_text.h"
#include "ui/room/slide_brush.h"

#include <algorithm>
#include <cstdlib>

namespace chancery {

namespace {

constexpr std::size_t mostBars = 8, mostWithNotes = 16; ///< rows of a tally
constexpr double highestRow = 13;                       ///< units
constexpr double linePitch = 1.15;                      ///< of text
constexpr double widestPlayer = .17;                    ///< of a column: a longer name is shortened

/// Where the parts of a row lie, the same for all rows of a column.
struct Columns
{
    double rowHeight = 0, barHeight = 0, nameLeft = 0, barLeft = 0, barWidth = 0, pieceStep = 0;
    double name = 0, count = 0, change = 0; ///< sizes of text
    int pieces = 0;                         ///< 0 where there is no room for bars
    bool notes = true;                      ///< whether there is room for who took what
    Detail detail = Detail::Names;          ///< of the notes

    double countsLeft() const { return barLeft + barWidth; }
    double notesLeft() const { return pieces > 0 ? barLeft : nameLeft; }
};

int mostPieces(const TallySlide& tally)
{
    int most = tally.toWin;
    for (const TallyRow& row : tally.rows) most = std::max({most, row.before, row.centres});
    return std::max(most, 1);
}

/// Returns the width of the number and the change at the right of a row.
double countsWide(const Columns& c)
{
    return c.count * 1.3 + c.change * 1.9;
}

/// Returns what a row is called: by its player if known, since the sign says which power it is.
QString nameOf(const SlideBrush& brush, const TallyRow& row)
{
    return row.player.empty() ? brush.words().power(row.power) : QString::fromStdString(row.player);
}

Columns layOut(const SlideBrush& brush, const TallySlide& tally, const QRectF& room, std::size_t rows)
{
    Columns c;
    const double least = brush.least();
    c.rowHeight = std::min(room.height() / static_cast<double>(rows), highestRow * brush.unit());
    c.notes = tally.rows.size() <= mostWithNotes && !tally.transfers.empty();
    c.barHeight = std::min(c.rowHeight * .99, std::max(c.rowHeight * .44, brush.leastSign() * 1.03));
    c.name = std::clamp(c.rowHeight * .36, least, c.barHeight);
    c.count = std::clamp(c.rowHeight * .5, least, c.barHeight);
    c.change = std::max(c.rowHeight * .34, least);
    c.nameLeft = c.barHeight * 1.16 + brush.unit() * 1.2;
    c.barLeft = room.width() - countsWide(c);
    if (tally.rows.size() > mostBars) return c;
    double names = 0, players = 0;
    for (const TallyRow& row : tally.rows) {
        names = std::max(names, brush.widthOf(brush.words().power(row.power), c.name, Weight::Bold));
        players = std::max(players, brush.widthOf(nameOf(brush, row), c.name, Weight::Bold));
    }
    names = std::max(names, std::min(players, room.width() * widestPlayer));
    c.barLeft = c.nameLeft + std::min(names, room.width() * .3) + brush.unit() * 3;
    c.barWidth = room.width() - c.barLeft - countsWide(c);
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

void paintBar(const SlideBrush& brush, const TallyRow& row, const Columns& c, const QRectF& bar)
{
    const int now = row.centres;
    const double gap = c.pieceStep * .12, corner = std::min(c.pieceStep, bar.height()) * .16;
    for (int i = 0; i < c.pieces; ++i) {
        const QRectF place(bar.left() + i * c.pieceStep, bar.top(), c.pieceStep - gap, bar.height());
        if (i < now)
            brush.piece(place, row.power, corner);
        else
            paintEmpty(brush, place, corner, i < row.before);
        if (i >= row.before && i < now) paintPlus(brush, place, row.power);
    }
}

/// What a power has gained and lost, as two texts.
struct Notes
{
    QString gains, losses;
};

Notes notesOf(const SlideBrush& brush, const TallySlide& tally, Power power, Detail detail)
{
    return {SlideWords::joined(brush.words().gains(tally.transfers, power, detail)),
            SlideWords::joined(brush.words().losses(tally.transfers, power, detail))};
}

/// Returns how much the notes say so that those of every power fit on a line that is `wide`.
Detail detailThatFits(const SlideBrush& brush, const TallySlide& tally, double wide)
{
    const double size = brush.least();
    for (const Detail detail : {Detail::Names, Detail::Codes})
        if (std::ranges::all_of(tally.rows, [&](const TallyRow& row) {
                const Notes notes = notesOf(brush, tally, row.power, detail);
                const int arrows = int(!notes.gains.isEmpty()) + int(!notes.losses.isEmpty());
                return brush.widthOf(notes.gains + notes.losses, size) + arrows * size * 1.6 <= wide;
            }))
            return detail;
    return Detail::CodesAlone;
}

/// Writes a text behind an arrow and returns where the next one begins.
double paintNote(const SlideBrush& brush, const QRectF& room, double left, const QString& text, int change)
{
    if (text.isEmpty()) return left;
    const double size = brush.least();
    brush.arrow({left + size * .42, room.center().y()}, size * .6, change);
    const QRectF place(left + size * .95, room.top(), std::max(1., room.right() - left - size * .95),
                       room.height());
    writeLines(brush, place, Qt::AlignLeft | Qt::AlignVCenter, text, size, size);
    return place.left() + brush.widthOf(text, size) + size * .65;
}

/// Paints a power's number of centres, and the change.
void paintCounts(const SlideBrush& brush, const TallyRow& row, const Columns& c, const QRectF& room)
{
    brush.write({room.left(), room.top(), c.count * 1.3, room.height()}, Qt::AlignRight | Qt::AlignVCenter,
                QString::number(row.centres), c.count, Weight::Bold);
    const int change = row.centres - row.before;
    if (change == 0) return;
    brush.arrow({room.left() + c.count * 1.3 + c.change * .75, room.center().y()}, c.change * .75, change);
    brush.write({room.left() + c.count * 1.3 + c.change * 1.25, room.top(), c.change * 1.2, room.height()},
                Qt::AlignLeft | Qt::AlignVCenter, QString::number(std::abs(change)), c.change, Weight::Bold);
}

void paintRow(const SlideBrush& brush, const TallySlide& tally, const TallyRow& row, const QRectF& room,
              const Columns& c)
{
    const double top = room.top() + (c.notes || c.pieces > 0 ? c.rowHeight * .02 : 0);
    brush.sign({room.left(), top, c.barHeight * 1.16, c.barHeight}, row.power);
    const double nameRight = c.pieces > 0 ? c.barLeft - brush.unit() * 2 : c.countsLeft();
    const QRectF name(room.left() + c.nameLeft, top, nameRight - c.nameLeft, c.barHeight);
    writeLines(brush, name, Qt::AlignLeft | Qt::AlignVCenter,
               nameThatFits(brush, nameOf(brush, row), brush.least(), name.width(), Weight::Bold), c.name,
               brush.least(), Weight::Bold);
    if (c.pieces > 0 && !row.player.empty())
        writeLines(brush, {name.left(), name.bottom(), name.width(), brush.least() * linePitch},
                   Qt::AlignLeft | Qt::AlignVCenter, brush.words().power(row.power), brush.least(),
                   brush.least(), Weight::Plain, brush.dim());
    paintBar(brush, row, c, {room.left() + c.barLeft, top, c.barWidth, c.barHeight});
    paintCounts(brush, row, c, {room.left() + c.countsLeft(), top, countsWide(c), c.barHeight});
    if (!c.notes) return;
    const QRectF line(room.left() + c.notesLeft(), top + c.barHeight, room.width() - c.notesLeft(),
                      brush.least() * linePitch);
    const Notes notes = notesOf(brush, tally, row.power, c.detail);
    paintNote(brush, line, paintNote(brush, line, line.left(), notes.gains, 1), notes.losses, -1);
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
        brush.painter().drawLine(QPointF(x, top), QPointF(x, top + c.barHeight + c.rowHeight * .06));
    }
    const double wide = brush.widthOf(brush.words().toWin(tally.toWin), brush.least());
    const double left = std::min(x - wide / 2, room.right() - wide);
    brush.write({left, room.top() - 4.4 * brush.unit(), wide, 4 * brush.unit()}, Qt::AlignCenter,
                brush.words().toWin(tally.toWin), brush.least(), Weight::Plain, brush.dim());
}

/// Writes what the players have together above the rows of their powers, and returns the room below.
QRectF belowSeats(const SlideBrush& brush, const SeatTally& seats, const QRectF& room)
{
    const double size = 5 * brush.unit(), line = size * linePitch;
    brush.write({room.left(), room.top() - 3 * brush.unit(), room.width(), line}, Qt::AlignCenter,
                brush.words().seats(seats), size, Weight::Bold);
    return room.adjusted(0, line, 0, 0);
}

} // namespace

void paintTally(const SlideBrush& brush, const TallySlide& tally)
{
    QRectF room = brush.heading(brush.words().heading(tally)).adjusted(0, 3 * brush.unit(), 0, 0);
    if (tally.rows.empty()) return;
    if (!tally.seats.rows.empty()) room = belowSeats(brush, tally.seats, room);
    const std::size_t columns = tally.rows.size() <= mostBars ? 1 : 2;
    const std::size_t rows = (tally.rows.size() + columns - 1) / columns;
    const double gap = columns > 1 ? 4 * brush.unit() : 0;
    const double wide = (room.width() - gap) / static_cast<double>(columns);
    Columns c = layOut(brush, tally, {room.topLeft(), QSizeF(wide, room.height())}, rows);
    c.detail = detailThatFits(brush, tally, wide - c.notesLeft());
    for (std::size_t column = 0; column < columns; ++column) {
        const QRectF part(room.left() + (wide + gap) * static_cast<double>(column), room.top(), wide,
                          c.rowHeight);
        const std::size_t first = column * rows, last = std::min(first + rows, tally.rows.size());
        if (column == 0) paintGoal(brush, tally, part, c, last - first);
        for (std::size_t i = first; i < last; ++i)
            paintRow(brush, tally, tally.rows[i],
                     part.translated(0, static_cast<double>(i - first) * c.rowHeight), c);
    }
}

} // namespace chancery
