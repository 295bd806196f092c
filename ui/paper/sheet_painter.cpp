// SPDX-License-Identifier: GPL-3.0-or-later
// Paints one order sheet.
#include "ui/paper/render.h"
#include "ui/paper/set_text.h"
#include "ui/paper/sheet_layout.h"

#include <QPainter>

namespace chancery {

namespace {

const QPen writingPen(QColor(0x50, 0x50, 0x50), .6);

void paintLine(QPainter& painter, const PaperBlock& line, const QRectF& place, double labels)
{
    const Typeface face = typefaceOf(line.kind);
    const SetText text(line.runs, face.size, place.width());
    painter.setPen(Qt::black);
    if (line.kind != PaperBlock::Kind::Blank)
        return text.paint(painter, place.topLeft() + QPointF(0, face.above));
    const double baseline = place.bottom() - 4;
    text.paint(painter, {place.left(), baseline - text.height() + 3});
    painter.setPen(writingPen);
    painter.drawLine(QPointF(place.left() + labels, baseline), QPointF(place.right(), baseline));
}

/// Paints the power and its player, or a line for the name of a player who is not known.
void paintTitle(QPainter& painter, const PaperBlock& sheet, const QRectF& place)
{
    const SetText title(sheet.runs, typefaceOf(PaperBlock::Kind::Heading).size, place.width());
    painter.setPen(Qt::black);
    title.paint(painter, place.topLeft());
    if (!plainText({PaperBlock::Kind::Text, sheet.runs}).endsWith(u':')) return;
    const double baseline = place.bottom() - 3;
    painter.setPen(writingPen);
    painter.drawLine(QPointF(place.left() + title.width() + 6, baseline), QPointF(place.right(), baseline));
}

} // namespace

void paintSheet(QPainter& painter, const PaperBlock& sheet, const SheetPlan& plan, const PaperLook& look)
{
    paintTitle(painter, sheet, plan.title);
    painter.setPen(Qt::black);
    SetText(sheet.occasion, typefaceOf(PaperBlock::Kind::Small).size, plan.occasion.width())
        .paint(painter, plan.occasion.topLeft());
    if (!plan.board.isNull()) paintBoardIn(painter, sheet.picture, plan.board, look);
    for (std::size_t i = 0; i < sheet.inside.size(); ++i)
        paintLine(painter, sheet.inside[i], plan.lines[i], plan.labels);
}

} // namespace chancery
