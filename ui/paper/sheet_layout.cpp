// SPDX-License-Identifier: GPL-3.0-or-later
// Where everything is on one order sheet.
#include "ui/paper/sheet_layout.h"

#include "ui/draw/token_painter.h"
#include "ui/paper/render.h"
#include "ui/paper/set_text.h"

#include <QPainter>

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace chancery {

namespace {

constexpr double edgeRoom = 24, columnGap = 14, boardGap = 6;
constexpr double leastBoard = 171, unitWidth = 11, unitHeight = 9;
/// The widths to write an order in that are tried: 6 cm, or else 4 cm.
constexpr double roomsToWrite[] = {170, 114};
/// The heights of a writing line that are tried, the most comfortable first.
constexpr double writingLines[] = {26, 23, leastWritingLine};

using Blocks = std::vector<PaperBlock>;

/// Knows how high the small print of a sheet is in each width, because many widths are tried often.
class SmallPrint
{
public:
    explicit SmallPrint(const Blocks& lines)
        : lines_(lines)
    {
    }

    double height(std::size_t line, double width)
    {
        const auto [known, isNew] = known_.try_emplace({line, width});
        if (isNew) {
            const Typeface face = typefaceOf(lines_[line].kind);
            known->second = face.above + SetText(lines_[line].runs, face.size, width).height() + face.below;
        }
        return known->second;
    }

private:
    const Blocks& lines_;
    std::map<std::pair<std::size_t, double>, double> known_;
};

double heightOnSheet(const Blocks& lines, std::size_t line, double width, double writing, SmallPrint& print)
{
    return lines[line].kind == PaperBlock::Kind::Blank ? writing : print.height(line, width);
}

/// Returns the room that a unit takes before the label of a line.
double roomForUnit(const PaperBlock& line)
{
    return line.unit ? unitWidth + 2 : 0;
}

double widestLabel(const Blocks& lines)
{
    double widest = 0;
    for (const PaperBlock& line : lines)
        if (line.kind == PaperBlock::Kind::Blank)
            widest = std::max(widest,
                              roomForUnit(line) +
                                  SetText(line.runs, typefaceOf(line.kind).size, edgeRoom * 40).width() + 4);
    return widest;
}

/// Returns the lines in columns, the first one filled first; nothing if they do not all have room. A writing
/// line is in one column with the small print that follows it.
std::optional<std::vector<QRectF>> inColumns(const Blocks& lines, const QRectF& area, int columns,
                                             double writing, SmallPrint& print)
{
    const double width = (area.width() - columnGap * (columns - 1)) / columns;
    std::vector<QRectF> placed;
    QPointF at = area.topLeft();
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const double height = heightOnSheet(lines, i, width, writing, print);
        const bool small = i + 1 < lines.size() && lines[i + 1].kind == PaperBlock::Kind::Small;
        const double together = height + (small ? heightOnSheet(lines, i + 1, width, writing, print) : 0);
        if (at.y() + together > area.bottom() + .01) {
            at = {at.x() + width + columnGap, area.top()};
            if (at.x() + width > area.right() + .01 || at.y() + together > area.bottom() + .01) return {};
        }
        placed.push_back({at.x(), at.y(), width, height});
        at.ry() += height;
    }
    return placed;
}

enum class BoardPlace : bool { Above, Beside };

struct Arranger
{
    const PaperBlock& sheet;
    QRectF body; ///< what title and occasion leave
    double aspect, labels;
    SmallPrint print{sheet.inside};

    /// Returns the plan with the largest board in this place; nothing if a legible board has no room.
    std::optional<SheetPlan> withBoard(BoardPlace place, int columns, double room, double writing)
    {
        for (double width = std::min(body.width(), body.height() / aspect); width >= leastBoard; width -= 6) {
            QRectF board(body.topLeft(), QSizeF(width, width * aspect)), area = body;
            if (place == BoardPlace::Above) {
                board.moveLeft(body.center().x() - width / 2);
                area.setTop(board.bottom() + boardGap);
            } else {
                area.setLeft(board.right() + columnGap);
            }
            if ((area.width() - columnGap * (columns - 1)) / columns < labels + room) continue;
            if (const auto lines = inColumns(sheet.inside, area, columns, writing, print))
                return SheetPlan{{}, {}, board, *lines, labels};
        }
        return {};
    }

    /// Returns the plan with wide lines, then the fewest columns, then the highest lines, then the largest
    /// board.
    std::optional<SheetPlan> best()
    {
        for (const double room : roomsToWrite)
            for (const int columns : {1, 2, 3})
                for (const double writing : writingLines) {
                    const auto above = withBoard(BoardPlace::Above, columns, room, writing);
                    const auto beside = withBoard(BoardPlace::Beside, columns, room, writing);
                    if (above && (!beside || above->board.width() >= beside->board.width())) return above;
                    if (beside) return beside;
                }
        return {};
    }

    SheetPlan withoutBoard()
    {
        for (const int columns : {1, 2, 3, 4})
            if (const auto lines = inColumns(sheet.inside, body, columns, leastWritingLine, print))
                return {{}, {}, {}, *lines, labels};
        const QRectF endless(body.topLeft(), QSizeF(body.width(), 1e6));
        return {{}, {}, {}, *inColumns(sheet.inside, endless, 1, leastWritingLine, print), labels};
    }
};

} // namespace

SheetPlan planOf(const PaperBlock& sheet, const QRectF& cell, double aspect)
{
    const QRectF inner = cell.adjusted(edgeRoom, edgeRoom, -edgeRoom, -edgeRoom);
    const auto heightOf = [&](const std::vector<PaperRun>& runs, PaperBlock::Kind kind) {
        return SetText(runs, typefaceOf(kind).size, inner.width()).height();
    };
    const QRectF title(inner.topLeft(),
                       QSizeF(inner.width(), heightOf(sheet.runs, PaperBlock::Kind::Heading)));
    const QRectF occasion(title.bottomLeft(),
                          QSizeF(inner.width(), heightOf(sheet.occasion, PaperBlock::Kind::Small)));
    Arranger arranger{sheet, inner.adjusted(0, occasion.bottom() + boardGap - inner.top(), 0, 0), aspect,
                      widestLabel(sheet.inside)};
    const std::optional<SheetPlan> best = arranger.best();
    SheetPlan plan = best ? *best : arranger.withoutBoard();
    plan.title = title;
    plan.occasion = occasion;
    return plan;
}

namespace {

const QPen writingPen(QColor(0x50, 0x50, 0x50), .6);

/// Returns the colours of a board on white paper.
Theme themeOn(const PaperLook& look)
{
    return themeFor(ThemeKind::Light, *look.board.map);
}

void paintLine(QPainter& painter, const PaperBlock& line, const QRectF& place, double labels,
               const PaperLook& look)
{
    const Typeface face = typefaceOf(line.kind);
    const SetText text(line.runs, face.size, place.width());
    painter.setPen(Qt::black);
    if (line.kind != PaperBlock::Kind::Blank)
        return text.paint(painter, place.topLeft() + QPointF(0, face.above));
    const double baseline = place.bottom() - 4;
    text.paint(painter, {place.left() + roomForUnit(line), baseline - text.height() + 3});
    if (line.unit)
        paintUnitSign(painter, {place.left(), baseline - unitHeight + 1, unitWidth, unitHeight}, *line.unit,
                      themeOn(look));
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
        paintLine(painter, sheet.inside[i], plan.lines[i], plan.labels, look);
}

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
