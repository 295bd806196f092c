// SPDX-License-Identifier: GPL-3.0-or-later
// Lays papers out and paints them: see pages.h.
#include "ui/paper/pages.h"

#include "ui/export/render.h"
#include "ui/files/files.h"
#include "ui/map/map_art.h"
#include "ui/paint/fonts.h"

#include <QBuffer>
#include <QPageSize>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QPdfWriter>
#include <QTextLayout>

#include <algorithm>

namespace chancery {

namespace {

using BlockKind = PaperBlock::Kind;

constexpr double pointsPerInch = 72, margin = 42, footRoom = 20;
constexpr double blankHeight = 30, cellHeight = 15, firstCell = 60;

struct Typeface
{
    double size = 10, above = 0, below = 3; ///< the size of letters and the room above and below, in points
};

Typeface typefaceOf(BlockKind kind)
{
    switch (kind) {
    case BlockKind::Title:
        return {22, 0, 10};
    case BlockKind::Heading:
        return {14, 12, 5};
    case BlockKind::Small:
        return {8.5, 1, 3};
    case BlockKind::Blank:
        return {12, 0, 0};
    default:
        return {10.5, 0, 4};
    }
}

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

class SetText
{
public:
    SetText(const std::vector<PaperRun>& runs, double points, double width,
            Qt::Alignment alignment = Qt::AlignLeft)
        : layout_(textOf(runs), fontOf(points))
    {
        QTextOption option(alignment);
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

    double height() const { return bottom_ / enlarged; }

    void paint(QPainter& painter, QPointF corner) const
    {
        painter.save();
        painter.translate(corner);
        painter.scale(1 / enlarged, 1 / enlarged);
        layout_.draw(&painter, {});
        painter.restore();
    }

private:
    static QString textOf(const std::vector<PaperRun>& runs)
    {
        QString text;
        for (const PaperRun& run : runs) text += run.text;
        return text;
    }

    static QList<QTextLayout::FormatRange> formatsOf(const std::vector<PaperRun>& runs)
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

    QTextLayout layout_;
    double bottom_ = 0;
};

double boardAspect(const PaperLook& look)
{
    const BoardGeometry& drawn = look.board.art->geometry;
    return drawn.height / drawn.width;
}

double heightOf(const PaperBlock& block, double width, double aspect)
{
    const Typeface face = typefaceOf(block.kind);
    switch (block.kind) {
    case BlockKind::NewPage:
        return 0;
    case BlockKind::Blank:
        return blankHeight;
    case BlockKind::Cells:
        return cellHeight;
    case BlockKind::Board:
        return width * aspect + face.below;
    default:
        return face.above + SetText(block.runs, face.size, width).height() + face.below;
    }
}

void paintBlank(QPainter& painter, const PaperBlock& block, const QRectF& place)
{
    const SetText label(block.runs, typefaceOf(block.kind).size, place.width());
    const double baseline = place.bottom() - 6;
    label.paint(painter, {place.left(), baseline - label.height() + 3});
    constexpr double labelWidth = 92;
    painter.setPen(QPen(Qt::gray, .6));
    painter.drawLine(QPointF(place.left() + labelWidth, baseline), QPointF(place.right(), baseline));
}

void paintCells(QPainter& painter, const PaperBlock& block, const QRectF& place)
{
    const double width =
        (place.width() - firstCell) / std::max(1., static_cast<double>(block.runs.size()) - 1);
    double left = place.left();
    for (std::size_t i = 0; i < block.runs.size(); ++i) {
        const double room = i == 0 ? firstCell : std::min(width, 48.);
        SetText({block.runs[i]}, typefaceOf(block.kind).size, room, i == 0 ? Qt::AlignLeft : Qt::AlignRight)
            .paint(painter, {left, place.top()});
        left += room;
    }
}

void paintBoard(QPainter& painter, const PaperBlock& block, const QRectF& place, const PaperLook& look)
{
    RenderOptions options;
    constexpr double finer = 2; // RenderOptions::size has whole numbers only, so double them for precision
    options.size = (place.size() * finer).toSize();
    options.labels = LabelMode::Codes;
    options.tokenScale = tokenScaleOnPaper;
    options.nameOf = look.nameOf;
    painter.save();
    painter.translate(place.topLeft());
    painter.scale(1 / finer, 1 / finer);
    paintBoard(painter, look.board, block.picture, options);
    painter.restore();
}

void paintBlock(QPainter& painter, const PaperBlock& block, const QRectF& place, const PaperLook& look)
{
    const Typeface face = typefaceOf(block.kind);
    painter.setPen(Qt::black);
    if (block.kind == BlockKind::Blank) return paintBlank(painter, block, place);
    if (block.kind == BlockKind::Cells) return paintCells(painter, block, place);
    if (block.kind == BlockKind::Board)
        return paintBoard(painter, block, place.adjusted(0, 0, 0, -face.below), look);
    SetText(block.runs, face.size, place.width()).paint(painter, place.topLeft() + QPointF(0, face.above));
    if (block.kind != BlockKind::Title) return;
    painter.setPen(QPen(Qt::black, 1));
    painter.drawLine(QPointF(place.left(), place.bottom() - face.below * .6),
                     QPointF(place.right(), place.bottom() - face.below * .6));
}

void paintFoot(QPainter& painter, const Paper& paper, std::size_t number, std::size_t pages, QSizeF size)
{
    const double width = size.width() - 2 * margin, top = size.height() - margin - 6;
    painter.setPen(Qt::darkGray);
    SetText({{paper.title}}, 8, width).paint(painter, {margin, top});
    SetText({{QStringLiteral("%1 / %2").arg(number + 1).arg(pages)}}, 8, width, Qt::AlignRight)
        .paint(painter, {margin, top});
}

/// Returns the height of a block together with what must be on the same page. After a heading that is the
/// next block.
double togetherFrom(const Paper& paper, std::size_t from, double width, double aspect)
{
    double height = 0;
    for (std::size_t i = from; i < paper.blocks.size(); ++i) {
        height += heightOf(paper.blocks[i], width, aspect);
        if (paper.blocks[i].kind != BlockKind::Heading) break;
    }
    return height;
}

} // namespace

std::vector<Page> layOut(const Paper& paper, QSizeF size, const PaperLook& look)
{
    const double width = size.width() - 2 * margin, bottom = size.height() - margin - footRoom;
    const double aspect = boardAspect(look);
    std::vector<Page> pages(1);
    double top = margin;
    for (std::size_t i = 0; i < paper.blocks.size(); ++i) {
        const PaperBlock& block = paper.blocks[i];
        const bool full = !pages.back().empty() && top + togetherFrom(paper, i, width, aspect) > bottom;
        if (block.kind == BlockKind::NewPage || full) {
            pages.emplace_back();
            top = margin;
        }
        if (block.kind == BlockKind::NewPage) continue;
        const double height = heightOf(block, width, aspect);
        pages.back().push_back({i, {margin, top, width, height}});
        top += height;
    }
    return pages;
}

void paintPage(QPainter& painter, const Paper& paper, const std::vector<Page>& pages, std::size_t number,
               QSizeF size, const PaperLook& look)
{
    painter.setRenderHint(QPainter::Antialiasing);
    for (const PlacedBlock& placed : pages[number])
        paintBlock(painter, paper.blocks[placed.block], placed.place, look);
    if (paper.numbered) paintFoot(painter, paper, number, pages.size(), size);
}

void print(QPagedPaintDevice& device, const Paper& paper, const PaperLook& look)
{
    device.setPageMargins({}); // layOut() leaves the margins
    const QSizeF size = device.pageLayout().fullRect(QPageLayout::Point).size();
    const std::vector<Page> pages = layOut(paper, size, look);
    QPainter painter(&device);
    const double scale = device.logicalDpiX() / pointsPerInch;
    for (std::size_t i = 0; i < pages.size(); ++i) {
        if (i > 0) device.newPage();
        painter.save();
        painter.scale(scale, scale);
        paintPage(painter, paper, pages, i, size, look);
        painter.restore();
    }
}

Status writePdf(const QString& path, const Paper& paper, const PaperLook& look)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(paper.title);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setResolution(288);
    print(writer, paper, look);
    return writeWholeFile(path, buffer.data());
}

std::vector<QImage> imagesOf(const Paper& paper, const PaperLook& look, double dotsPerInch)
{
    const QSizeF size = QPageSize(QPageSize::A4).size(QPageSize::Point);
    const std::vector<Page> pages = layOut(paper, size, look);
    const double scale = dotsPerInch / pointsPerInch;
    std::vector<QImage> images;
    for (std::size_t i = 0; i < pages.size(); ++i) {
        QImage image((size * scale).toSize(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.scale(scale, scale);
        paintPage(painter, paper, pages, i, size, look);
        painter.end();
        images.push_back(image);
    }
    return images;
}

} // namespace chancery
