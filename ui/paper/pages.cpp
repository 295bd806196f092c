// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/pages.h"

#include "ui/draw/map_art.h"
#include "ui/files/files.h"
#include "ui/paper/file_note.h"
#include "ui/paper/paper_ground.h"
#include "ui/paper/render.h"
#include "ui/paper/set_text.h"
#include "ui/paper/sheet_layout.h"

#include <QBuffer>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>

namespace chancery {

namespace {

using BlockKind = PaperBlock::Kind;

constexpr double pointsPerInch = 72, margin = 42, footRoom = 20;
constexpr double cellHeight = 15, firstCell = 60;
constexpr double writingHeight = leastWritingLine + 4, belowBlank = 4, labelShare = .7;

double boardAspect(const PaperLook& look)
{
    const BoardGeometry& drawn = look.board.art->geometry;
    return drawn.height / drawn.width;
}

/// Returns the label of a line to write on, which has a part of the width.
SetText labelOf(const PaperBlock& block, double width)
{
    return {block.runs, typefaceOf(block.kind).size, width * labelShare};
}

/// `tallest` is the greatest height of a board.
double heightOf(const PaperBlock& block, double width, double aspect, double tallest)
{
    const Typeface face = typefaceOf(block.kind);
    switch (block.kind) {
    case BlockKind::Cells:
        return cellHeight;
    case BlockKind::Blank:
        return std::max(writingHeight, labelOf(block, width).height() + 2 * belowBlank);
    case BlockKind::Board:
        if (!block.part.whole()) aspect = std::min(aspect, block.part.height / block.part.width);
        return std::min(width * aspect, tallest) + face.below;
    default:
        return face.above + SetText(block.runs, face.size, width).height() + face.below;
    }
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

/// Paints a label with a line to write on behind it.
void paintBlank(QPainter& painter, const PaperBlock& block, const QRectF& place)
{
    constexpr double gap = 6;
    const SetText label = labelOf(block, place.width());
    const double at = place.bottom() - belowBlank,
                 from = place.left() + (label.width() > 0 ? label.width() + gap : 0);
    label.paint(painter, {place.left(), at - label.height()});
    painter.setPen(QPen(Qt::darkGray, .6));
    painter.drawLine(QPointF(from, at), QPointF(place.right(), at));
}

void paintBlock(QPainter& painter, const PaperBlock& block, const QRectF& place, const PaperLook& look)
{
    const Typeface face = typefaceOf(block.kind);
    painter.setPen(Qt::black);
    if (block.kind == BlockKind::Cells) return paintCells(painter, block, place);
    if (block.kind == BlockKind::Blank) return paintBlank(painter, block, place);
    if (block.kind == BlockKind::Board)
        return paintBoardIn(painter, block.picture, place.adjusted(0, 0, 0, -face.below), look, block.part);
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

/// Returns the height of a block together with what must be on the same page. After a heading, and after
/// what leads in another way, that is the next block.
double togetherFrom(const Paper& paper, std::size_t from, double width, double aspect, double tallest)
{
    double height = 0;
    for (std::size_t i = from; i < paper.blocks.size(); ++i) {
        height += heightOf(paper.blocks[i], width, aspect, tallest);
        if (paper.blocks[i].kind != BlockKind::Heading && !paper.blocks[i].leads) break;
    }
    return height;
}

bool hasSheets(const Paper& paper)
{
    return !paper.blocks.empty() && paper.blocks.front().kind == BlockKind::Sheet;
}

} // namespace

void paintBoardIn(QPainter& painter, const Picture& picture, const QRectF& place, const PaperLook& look,
                  const MapArea& part)
{
    RenderOptions options;
    constexpr double finer = 2; // RenderOptions::size has whole numbers only, so double them for precision
    options.size = (place.size() * finer).toSize();
    options.labels = LabelMode::Codes;
    options.tokenScale = tokenScaleOnPaper;
    options.nameOf = look.nameOf;
    options.framing.from = options.framing.to = {part, {}};
    options.ground = look.ground;
    painter.save();
    painter.translate(place.topLeft());
    painter.scale(1 / finer, 1 / finer);
    paintBoard(painter, look.board, picture, options);
    painter.restore();
}

std::vector<Page> layOut(const Paper& paper, QSizeF size, const PaperLook& look)
{
    const double width = size.width() - 2 * margin, bottom = size.height() - margin - footRoom;
    const double aspect = boardAspect(look);
    if (hasSheets(paper)) return layOutSheets(paper, size, aspect);
    // On a wide page a board is below a title and a heading, and has room for a few lines under it.
    const double share = !paper.blocks.empty() && paper.blocks.back().kind == BlockKind::Board ? .85 : .55;
    const double tallest = (bottom - margin) * share;
    std::vector<Page> pages(1);
    double top = margin;
    for (std::size_t i = 0; i < paper.blocks.size(); ++i) {
        const PaperBlock& block = paper.blocks[i];
        const bool begins = block.newPage || top + togetherFrom(paper, i, width, aspect, tallest) > bottom;
        if (!pages.back().empty() && begins) {
            pages.emplace_back();
            top = margin;
        }
        const double height = heightOf(block, width, aspect, tallest);
        pages.back().push_back({i, {margin, top, width, height}});
        top += height;
    }
    return pages;
}

void paintPage(QPainter& painter, const Paper& paper, const std::vector<Page>& pages, std::size_t number,
               QSizeF size, const PaperLook& look)
{
    painter.setRenderHint(QPainter::Antialiasing);
    for (const PlacedBlock& placed : pages[number]) {
        const PaperBlock& block = paper.blocks[placed.block];
        if (block.kind == BlockKind::Sheet)
            paintSheet(painter, block, planOf(block, placed.place, boardAspect(look)), look);
        else
            paintBlock(painter, block, placed.place, look);
    }
    if (hasSheets(paper)) paintCutLines(painter, pages[number], size);
    if (paper.numbered) paintFoot(painter, paper, number, pages.size(), size);
}

void printPages(QPagedPaintDevice& device, const Paper& paper, const PaperLook& look)
{
    device.setPageMargins({}); // layOut() leaves the margins
    const QSizeF size = device.pageLayout().fullRect(QPageLayout::Point).size();
    const std::vector<Page> pages = layOut(paper, size, look);
    PaperGround ground;
    PaperLook printed = look;
    printed.ground = &ground;
    QPainter painter(&device);
    const double scale = device.logicalDpiX() / pointsPerInch;
    for (std::size_t i = 0; i < pages.size(); ++i) {
        if (i > 0) device.newPage();
        painter.save();
        painter.scale(scale, scale);
        paintPage(painter, paper, pages, i, size, printed);
        painter.restore();
    }
}

Status writePdf(const QString& path, const Paper& paper, const PaperLook& look, const QPageLayout& page)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(paper.title);
    writer.setPageLayout(page);
    writer.setResolution(288);
    addNote(writer, paper.note);
    printPages(writer, paper, look);
    return writeWholeFile(path, buffer.data());
}

} // namespace chancery
