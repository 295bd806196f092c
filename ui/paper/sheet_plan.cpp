// SPDX-License-Identifier: GPL-3.0-or-later
// Where everything is on one order sheet.
#include "ui/paper/set_text.h"
#include "ui/paper/sheet_layout.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace chancery {

namespace {

constexpr double edgeRoom = 24, columnGap = 14, boardGap = 6;
constexpr double leastBoard = 171;
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

double widestLabel(const Blocks& lines)
{
    double widest = 0;
    for (const PaperBlock& line : lines)
        if (line.kind == PaperBlock::Kind::Blank)
            widest =
                std::max(widest, SetText(line.runs, typefaceOf(line.kind).size, edgeRoom * 40).width() + 8);
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

} // namespace chancery
