// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/set_text.h"

#include "ui/draw/fonts.h"

#include <QPainter>

#include <algorithm>

namespace chancery {

namespace {

/// Text is laid out this many times larger and painted smaller, so that its lines break at the same words on
/// every device.
constexpr double enlarged = 10;

QFont fontOf(double points)
{
    QFont font = boardFont(Face::Plain);
    font.setWeight(QFont::Normal);
    font.setPixelSize(static_cast<int>(points * enlarged));
    return font;
}

QString joined(const std::vector<PaperRun>& runs)
{
    QString text;
    for (const PaperRun& run : runs) text += run.text;
    return text;
}

QList<QTextLayout::FormatRange> formatsOf(const std::vector<PaperRun>& runs)
{
    QList<QTextLayout::FormatRange> ranges;
    int from = 0;
    for (const PaperRun& run : runs) {
        QTextLayout::FormatRange range{from, static_cast<int>(run.text.size()), {}};
        if (run.bold) range.format.setFontWeight(QFont::Bold);
        range.format.setFontUnderline(run.underlined);
        ranges << range;
        from += range.length;
    }
    return ranges;
}

} // namespace

Typeface typefaceOf(PaperBlock::Kind kind)
{
    using Kind = PaperBlock::Kind;
    switch (kind) {
    case Kind::Title:
        return {22, 0, 10};
    case Kind::Heading:
        return {14, 12, 5};
    case Kind::Small:
        return {8.5, 1, 3};
    case Kind::Blank:
        return {11, 0, 0};
    default:
        return {10.5, 0, 4};
    }
}

SetText::SetText(const std::vector<PaperRun>& runs, double points, double width, Qt::Alignment alignment)
    : layout_(joined(runs), fontOf(points))
{
    QTextOption option(alignment);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout_.setTextOption(option);
    layout_.setFormats(formatsOf(runs));
    layout_.beginLayout();
    for (QTextLine line = layout_.createLine(); line.isValid(); line = layout_.createLine()) {
        line.setLineWidth(width * enlarged);
        line.setPosition({0, bottom_});
        bottom_ += line.height();
    }
    layout_.endLayout();
}

double SetText::height() const
{
    return bottom_ / enlarged;
}

double SetText::width() const
{
    double widest = 0;
    for (int i = 0; i < layout_.lineCount(); ++i)
        widest = std::max(widest, layout_.lineAt(i).naturalTextWidth());
    return widest / enlarged;
}

void SetText::paint(QPainter& painter, QPointF corner) const
{
    painter.save();
    painter.translate(corner);
    painter.scale(1 / enlarged, 1 / enlarged);
    layout_.draw(&painter, {});
    painter.restore();
}

} // namespace chancery
