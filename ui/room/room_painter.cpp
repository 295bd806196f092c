// SPDX-License-Identifier: GPL-3.0-or-later
// Header and rows of the column; the panel is in panel_painter.cpp.
#include "ui/room/room_painter.h"

#include "ui/room/room_text.h"

#include <QPainter>

#include <algorithm>

namespace chancery {

namespace {

constexpr double quiet = .42;     ///< the opacity of an eliminated power
constexpr double nameShare = .86; ///< how far a name shrinks before it is shortened

void paintHeader(const SlideBrush& brush, const RoomLayout& layout, const RoomTexts& texts)
{
    const double u = layout.unit * layout.strip;
    const QRectF box = layout.header.adjusted(16 * u, 0, -8 * u, 0);
    brush.painter().setPen(Qt::NoPen);
    brush.painter().setBrush(cardColour(brush.theme()));
    brush.painter().drawRoundedRect(layout.header, 8 * u, 8 * u);
    const RoomColumn& column = texts.column;
    const QString first = column.phase.isEmpty() ? texts.title : column.phase;
    const double share = column.stage.isEmpty() ? 1 : .58;
    paintText(brush, {box.left(), box.top() + 4 * u, box.width(), box.height() * share - 4 * u},
              Qt::AlignLeft | Qt::AlignVCenter, first, 50 * u, Weight::Bold);
    paintText(brush, {box.left(), box.top() + box.height() * share, box.width(), box.height() * .34},
              Qt::AlignLeft | Qt::AlignVCenter, column.stage,
              (layout.shape == RoomShape::Square ? leastStripText : leastPanelText) * u, Weight::Plain,
              brush.dim());
}

/// Paints the change in the year that is counted: an arrow and a number.
void paintChange(const SlideBrush& brush, const QRectF& box, int change, double size)
{
    if (change == 0) return;
    brush.arrow({box.left() + size * .4, box.center().y()}, size * .62, change);
    paintText(brush, box.adjusted(size * .82, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
              QString::number(std::abs(change)), size, Weight::Bold,
              change > 0 ? brush.gain() : brush.loss());
}

void paintLetter(const SlideBrush& brush, const QRectF& tile, Power power, const QString& letter)
{
    const PowerColours& colours = brush.theme().of(power);
    const double r = tile.height() * .12;
    brush.painter().setPen(QPen(mixed(brush.ink(), brush.theme().surround, .35), std::max(1., r * .25)));
    brush.painter().setBrush(colours.body);
    brush.painter().drawRoundedRect(tile, r, r);
    brush.letters(tile, letter, tile.height() * .66, colours.ink);
}

/// Paints the letter of a power, or those of a player's powers side by side.
void paintLetters(const SlideBrush& brush, const QRectF& tile, const RoomRow& row)
{
    if (row.shares.empty()) return paintLetter(brush, tile, row.power, row.letter);
    const auto count = static_cast<int>(row.shares.size()), across = count > 1 ? 2 : 1,
               down = (count + 1) / 2;
    const double wide = tile.width() / across, high = tile.height() / down;
    for (int i = 0; i < count; ++i) {
        const RoomShare& share = row.shares[static_cast<std::size_t>(i)];
        const QRectF cell(tile.left() + (i % across) * wide, tile.top() + (i / across) * high, wide, high);
        const double side = std::min(wide, high) * .94;
        QRectF own(0, 0, side, side);
        own.moveCenter(cell.center());
        paintLetter(brush, own, share.power, share.letter);
    }
}

/// Returns what is below the first name of a row: the power's name if a player's is above, and how the score
/// comes about.
QString belowName(const RoomRow& row)
{
    QStringList parts;
    if (!row.player.isEmpty()) parts << row.name;
    if (!row.sum.isEmpty()) parts << row.sum;
    return parts.join(QStringLiteral(" \u00b7 "));
}

/// Writes a name into a line, as high as all others: where it is too wide, its letters become narrower.
void writeNarrowed(const SlideBrush& brush, const QRectF& room, const QString& name, double size)
{
    constexpr double least = .6; // of the usual width
    const double wide = brush.widthOf(name, size), share = std::clamp(room.width() / wide, least, 1.);
    QPainter& painter = brush.painter();
    painter.save();
    painter.translate(room.left(), 0);
    painter.scale(share, 1);
    paintText(brush, {0, room.top(), room.width() / share, room.height()}, Qt::AlignLeft | Qt::AlignVCenter,
              name, size);
    painter.restore();
}

/// Paints a row of many: the sign of a power, its name or its player's, and how many centres it has.
void paintListed(const SlideBrush& brush, const QRectF& box, const RoomRow& row, double u, double size,
                 bool counts)
{
    constexpr double letterShare = .8, signWide = 1.3;
    const double pad = 2 * u, number = counts ? size * 1.2 : 0;
    const QRectF tile =
        QRectF(box.left(), box.top(), box.height() * signWide, box.height()).adjusted(pad, pad, -pad, -pad);
    const PowerColours& colours = brush.theme().of(row.power);
    brush.painter().setPen(QPen(mixed(brush.ink(), brush.theme().surround, .35), std::max(1., u)));
    brush.painter().setBrush(colours.body);
    brush.painter().drawRoundedRect(tile, 5 * u, 5 * u);
    brush.letters(tile, row.letter, tile.height() * letterShare, colours.ink);
    const QRectF text(tile.right() + 6 * u, box.top(), box.right() - number - tile.right() - 12 * u,
                      box.height());
    writeNarrowed(brush, text, row.player.isEmpty() ? row.name : row.player, size);
    if (counts && row.counts())
        brush.write({box.right() - number - pad, box.top(), number, box.height()},
                    Qt::AlignRight | Qt::AlignVCenter, QString::number(row.score()), size, Weight::Bold);
}

/// Paints a row of a wide or tall picture. Below the name is what belowName() says.
void paintRow(const SlideBrush& brush, const QRectF& box, const RoomRow& row, double u, bool narrow,
              bool counts)
{
    const double h = box.height(), pad = 4 * u, big = std::min(48 * u, h * .78);
    const double numbers = narrow && box.width() < 300 * u ? big * 1.3 : big * 1.3 + 66 * u;
    const QRectF tile(box.left() + pad, box.top() + pad, h - 2 * pad, h - 2 * pad);
    paintLetters(brush, tile, row);
    const QRectF text(tile.right() + 11 * u, box.top(), box.right() - numbers - tile.right() - 15 * u, h);
    const double name = std::min(34 * u, h * .74);
    const QString first = row.player.isEmpty()
                              ? row.name
                              : nameThatFits(brush, row.player, name * nameShare, text.width(), Weight::Bold);
    if (const QString below = belowName(row); below.isEmpty() || narrow) {
        paintText(brush, text, Qt::AlignLeft | Qt::AlignVCenter, first, name, Weight::Bold);
    } else {
        paintText(brush, {text.left(), text.top() + h * .03, text.width(), h * .47},
                  Qt::AlignLeft | Qt::AlignVCenter, first, name, Weight::Bold);
        paintText(brush, {text.left(), text.top() + h * .5, text.width(), h * .47},
                  Qt::AlignLeft | Qt::AlignVCenter, below, leastPanelText * u, Weight::Plain, brush.dim());
    }
    const QRectF count(box.right() - numbers, box.top(), big * 1.25, h);
    if (counts && row.counts())
        paintText(brush, count, Qt::AlignRight | Qt::AlignVCenter, QString::number(row.score()), big,
                  Weight::Bold);
    if (numbers > big * 1.3)
        paintChange(brush, {count.right() + 8 * u, box.top(), 58 * u, h}, row.change, leastPanelText * u);
}

/// Paints the names in a tile: what is first above what is below, or the first where there is room for one.
void paintTileNames(const SlideBrush& brush, const QRectF& text, const RoomRow& row, double u, bool narrow)
{
    const QString below = belowName(row);
    const bool both = !below.isEmpty() && !narrow && text.height() > 2.2 * leastStripText * u;
    const double size = std::min(panelTextSize * u, text.height() * (both ? .49 : .9));
    const QRectF first(text.left(), text.top(), text.width(), both ? text.height() * .54 : text.height());
    paintText(brush, first, Qt::AlignLeft | Qt::AlignVCenter,
              row.player.isEmpty()
                  ? row.name
                  : nameThatFits(brush, row.player, size * nameShare, first.width(), Weight::Bold),
              size, Weight::Bold);
    if (both)
        paintText(brush, {text.left(), first.bottom() - 2 * u, text.width(), text.height() * .42},
                  Qt::AlignLeft | Qt::AlignVCenter, below, leastStripText * u, Weight::Plain, brush.dim());
}

/// Paints a tile of a square picture: letter and centres above, the names below.
void paintTile(const SlideBrush& brush, const QRectF& box, const RoomRow& row, double u, bool narrow,
               bool counts)
{
    const double pad = (narrow ? 3 : 5) * u,
                 top = std::min({66 * u, box.height() * .52, box.width() * (narrow ? .54 : 1)});
    paintLetters(brush, {box.left() + pad, box.top() + pad, top, top - pad}, row);
    QRectF numbers(box.left() + top + 2 * pad, box.top(), box.width() - top - 3 * pad, top + pad);
    if (!narrow) {
        paintChange(brush, {numbers.right() - 62 * u, numbers.top(), 62 * u, numbers.height()}, row.change,
                    leastStripText * u);
        numbers.setRight(numbers.right() - 68 * u);
    }
    if (counts && row.counts())
        brush.write(numbers, Qt::AlignRight | Qt::AlignVCenter, QString::number(row.score()),
                    std::min(52 * u, top * .8), Weight::Bold);
    const double left = (narrow ? 4 : 8) * u;
    paintTileNames(
        brush,
        {box.left() + left, box.top() + top + pad, box.width() - left - 4 * u, box.height() - top - pad}, row,
        u, narrow);
}

} // namespace

QColor cardColour(const Theme& theme)
{
    return mixed(theme.kind == ThemeKind::Dark ? QColor(Qt::white) : QColor(Qt::black), theme.surround, .06);
}

QRegion changedParts(const RoomLayout& layout, const RoomTexts& before, const RoomTexts& now)
{
    const RoomColumn &a = before.column, &b = now.column;
    QRegion parts;
    if (before.title != now.title || a.phase != b.phase || a.stage != b.stage)
        parts += layout.header.toAlignedRect();
    if (a.rows != b.rows)
        for (const QRectF& row : layout.rows) parts += row.toAlignedRect();
    if (before.caption != now.caption || a.panel != b.panel || a.awaits != b.awaits || a.race != b.race)
        parts += layout.panel.toAlignedRect();
    return parts;
}

void paintRoom(QPainter& painter, const RoomLayout& layout, const RoomTexts& texts, const SlideLook& look,
               const QRegion* only)
{
    const SlideBrush brush(painter, layout.board, look);
    const auto wanted = [&](const QRectF& part) { return !only || only->intersects(part.toAlignedRect()); };
    if (wanted(layout.header)) paintHeader(brush, layout, texts);
    const std::vector<RoomRow>& rows = texts.column.rows;
    // Where no centre is owned, as in most cases of a library, there is nothing to count.
    const bool counts = std::ranges::any_of(rows, [](const RoomRow& row) { return row.score() > 0; });
    for (std::size_t i = 0; i < std::min(rows.size(), layout.rows.size()); ++i) {
        if (!wanted(layout.rows[i])) continue;
        painter.save();
        painter.setPen(Qt::NoPen);
        painter.setBrush(cardColour(look.theme));
        painter.drawRoundedRect(layout.rows[i], 8 * layout.unit, 8 * layout.unit);
        if (rows[i].out) painter.setOpacity(painter.opacity() * quiet);
        if (layout.listed)
            paintListed(brush, layout.rows[i], rows[i], layout.unit,
                        (layout.shape == RoomShape::Square ? leastStripText : leastPanelText) * layout.unit,
                        counts);
        else if (layout.shape == RoomShape::Square)
            paintTile(brush, layout.rows[i], rows[i], layout.unit, layout.narrow, counts);
        else
            paintRow(brush, layout.rows[i], rows[i], layout.unit, layout.narrow, counts);
        painter.restore();
    }
    if (wanted(layout.panel)) paintPanel(brush, layout, texts);
}

} // namespace chancery
