// SPDX-License-Identifier: GPL-3.0-or-later
// How order sheets share the pages, and the lines along which these are cut.
#include "ui/paper/sheet_layout.h"

#include <QPainter>

#include <algorithm>

namespace chancery {

namespace {

/// How many quarters of a page a sheet needs.
enum class Share : std::uint8_t { Quarter = 1, Half = 2, Whole = 4 };

struct SharedPage
{
    QSizeF size;

    QRectF whole() const { return {{}, size}; }
    /// The first is the upper one on an upright page, the left one on a wide page.
    QRectF half(bool second) const
    {
        const bool wide = size.width() > size.height();
        const QSizeF cell(size.width() / (wide ? 2 : 1), size.height() / (wide ? 1 : 2));
        return {QPointF(second && wide ? cell.width() : 0, second && !wide ? cell.height() : 0), cell};
    }
    /// The quarters of the first half, then those of the second.
    QRectF quarter(std::size_t number) const
    {
        const QRectF room = half(number >= 2);
        const bool wide = size.width() > size.height();
        const QSizeF cell = size / 2;
        const QPointF second(wide ? 0 : cell.width(), wide ? cell.height() : 0);
        return {room.topLeft() + (number % 2 ? second : QPointF()), cell};
    }
    /// The places of this many sheets, which fill the page. Of three sheets the first has a half.
    std::vector<QRectF> cells(std::size_t count) const
    {
        if (count == 1) return {whole()};
        if (count == 2) return {half(false), half(true)};
        if (count == 3) return {half(false), quarter(2), quarter(3)};
        return {quarter(0), quarter(1), quarter(2), quarter(3)};
    }
};

Share shareOf(const PaperBlock& sheet, const SharedPage& page, double aspect)
{
    if (!planOf(sheet, page.quarter(0), aspect).board.isNull()) return Share::Quarter;
    if (!planOf(sheet, page.half(false), aspect).board.isNull()) return Share::Half;
    return Share::Whole;
}

/// Returns the sheets of each page: those that need the largest share first, else in the order of the paper.
std::vector<std::vector<std::size_t>> packed(const std::vector<Share>& shares)
{
    std::vector<std::vector<std::size_t>> pages;
    int taken = 4;
    for (const Share share : {Share::Whole, Share::Half, Share::Quarter})
        for (std::size_t i = 0; i < shares.size(); ++i) {
            if (shares[i] != share) continue;
            if (taken + static_cast<int>(share) > 4) pages.emplace_back(), taken = 0;
            pages.back().push_back(i);
            taken += static_cast<int>(share);
        }
    return pages;
}

void paintScissors(QPainter& painter, QPointF at, double turn)
{
    painter.save();
    painter.translate(at);
    painter.rotate(turn);
    painter.setPen(QPen(Qt::black, .8));
    for (const double side : {-1., 1.}) {
        painter.drawEllipse(QPointF(0, side * 2.6), 2.1, 1.6);
        painter.drawLine(QPointF(1.8, side * 1.8), QPointF(11, -side * 2.2));
    }
    painter.restore();
}

} // namespace

std::vector<Page> layOutSheets(const Paper& paper, QSizeF size, double aspect)
{
    const SharedPage shared{size};
    std::vector<Share> shares;
    for (const PaperBlock& sheet : paper.blocks) shares.push_back(shareOf(sheet, shared, aspect));
    std::vector<Page> pages;
    for (std::vector<std::size_t>& sheets : packed(shares)) {
        const auto longest = std::ranges::max_element(
            sheets, {}, [&](std::size_t sheet) { return paper.blocks[sheet].inside.size(); });
        if (sheets.size() == 3 && shares[sheets.front()] == Share::Quarter)
            std::rotate(sheets.begin(), longest, longest + 1);
        const std::vector<QRectF> cells = shared.cells(sheets.size());
        Page& page = pages.emplace_back();
        for (std::size_t i = 0; i < sheets.size(); ++i) page.push_back({sheets[i], cells[i]});
    }
    return pages;
}

std::vector<QLineF> cutLines(const Page& page, QSizeF size)
{
    std::vector<QLineF> lines;
    for (const PlacedBlock& sheet : page) {
        const QRectF& cell = sheet.place;
        if (cell.right() < size.width() - 1) lines.emplace_back(cell.topRight(), cell.bottomRight());
        if (cell.bottom() < size.height() - 1) lines.emplace_back(cell.bottomLeft(), cell.bottomRight());
    }
    return lines;
}

void paintCutLines(QPainter& painter, const Page& page, QSizeF size)
{
    for (const QLineF& line : cutLines(page, size)) {
        QPen dashes(Qt::darkGray, .7);
        dashes.setDashPattern({7, 5});
        painter.setPen(dashes);
        painter.drawLine(line);
        // At the edge of the page printers do not print.
        paintScissors(painter, line.pointAt(30 / line.length()), -line.angle());
    }
}

} // namespace chancery
