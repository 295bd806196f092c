// SPDX-License-Identifier: GPL-3.0-or-later
// The slide of a year's changes: centres won and lost, dislodged units, powers.
#include "ui/room/room_text.h"
#include "ui/room/slide_brush.h"

#include <algorithm>
#include <set>
#include <utility>

namespace chancery {

namespace {

/// One line of the slide: the sign of a power, a text, and an arrow before it.
struct Line
{
    Power power = noPower;
    QString heading; ///< if set, the line is this heading and nothing else
    QString text;
    int change = 0;
};

constexpr double mostText = 5.4;    ///< units
constexpr double textPitch = 1.2;   ///< of the text
constexpr double betweenLines = .4; ///< of the text
constexpr double halfGap = 4;       ///< units

std::vector<Line> centreLines(const SlideBrush& brush, const std::vector<Transfer>& transfers, Detail detail)
{
    std::set<Power> powers;
    for (const Transfer& t : transfers) powers.insert({t.from, t.to});
    powers.erase(noPower);
    std::vector<Line> lines;
    if (!powers.empty()) lines.push_back({noPower, SlideWords::heading(SlideWords::Part::Centres), {}, 0});
    for (const Power power : powers) {
        const QString gains = SlideWords::joined(brush.words().gains(transfers, power, detail)),
                      losses = SlideWords::joined(brush.words().losses(transfers, power, detail));
        if (!gains.isEmpty()) lines.push_back({power, {}, gains, 1});
        if (!losses.isEmpty()) lines.push_back({gains.isEmpty() ? power : noPower, {}, losses, -1});
    }
    return lines;
}

std::vector<Line> unitLines(const SlideBrush& brush, const ChangesSlide& changes)
{
    const QString between = QStringLiteral(" \u00b7 ");
    std::vector<Line> lines;
    if (!changes.ousted.empty())
        lines.push_back({noPower, SlideWords::heading(SlideWords::Part::Dislodged), {}, 0});
    for (const Ousted& unit : changes.ousted)
        lines.push_back({unit.unit.power,
                         {},
                         brush.words().ousted(unit) + between + Words::season(unit.phase.season) +
                             (unit.destroyed ? between + Words::fate(Fate::Destroyed) : QString()),
                         0});
    if (!changes.out.empty()) lines.push_back({noPower, SlideWords::heading(SlideWords::Part::Out), {}, 0});
    for (Power power : changes.out) lines.push_back({power, {}, brush.words().power(power), 0});
    return lines;
}

/// Places lines from the top to the bottom of a room, all with text of one size.
class LineFlow
{
public:
    LineFlow(const SlideBrush& brush, const QRectF& room, double size)
        : brush_(brush)
        , room_(room)
        , size_(size)
        , sign_(std::max(brush.leastSign(), size * 1.35))
    {
    }

    /// Returns how high a line is, with the space below it.
    double heightOf(const Line& line) const
    {
        if (!line.heading.isEmpty()) return size_ * 1.6;
        const double text =
            double(brokenInto(brush_, line.text, size_, textWide(line), Weight::Plain).size()) * textPitch *
            size_;
        return std::max(text, line.power == noPower ? 0. : sign_) + betweenLines * size_;
    }

    double heightOf(const std::vector<Line>& lines) const
    {
        double high = 0;
        for (const Line& line : lines) high += heightOf(line);
        return high;
    }

    void paint(const Line& line)
    {
        const double high = heightOf(line);
        const QRectF row(room_.left(), room_.top() + used_, room_.width(), high);
        used_ += high;
        if (!line.heading.isEmpty()) {
            brush_.write(row, Qt::AlignLeft | Qt::AlignVCenter, line.heading, size_, Weight::Bold,
                         brush_.dim());
            return;
        }
        const double inner = high - betweenLines * size_;
        if (line.power != noPower)
            brush_.sign({row.left(), row.top() + (inner - sign_) / 2, sign_ * 1.16, sign_}, line.power);
        if (line.change != 0)
            brush_.arrow({row.left() + sign_ * 1.4 + size_ * .4, row.top() + inner / 2}, size_ * .7,
                         line.change);
        writeLines(brush_, {row.right() - textWide(line), row.top(), textWide(line), inner},
                   Qt::AlignLeft | Qt::AlignVCenter, line.text, size_, size_);
    }

private:
    double textWide(const Line& line) const
    {
        return room_.width() - sign_ * 1.4 - (line.change == 0 ? 0 : size_ * 1.1);
    }

    const SlideBrush& brush_;
    QRectF room_;
    double size_, sign_, used_ = 0;
};

/// Returns lines by columns of this height, each filled before the next; no heading ends one.
std::vector<std::vector<Line>> inColumns(const LineFlow& flow, const std::vector<Line>& lines, double high)
{
    std::vector<std::vector<Line>> columns(1);
    for (const Line& line : lines) {
        std::vector<Line>& last = columns.back();
        if (!last.empty() && flow.heightOf(last) + flow.heightOf(line) > high) {
            std::vector<Line> next;
            if (!last.back().heading.isEmpty()) next = {std::exchange(last.back(), {})}, last.pop_back();
            columns.push_back(std::move(next));
        }
        columns.back().push_back(line);
    }
    return columns;
}

/// Leaves out the columns for which there is no room, and says how many lines they have.
void countLeftOut(std::vector<std::vector<Line>>& columns, std::size_t most)
{
    int lines = 0;
    for (; columns.size() > most; columns.pop_back()) lines += static_cast<int>(columns.back().size());
    if (lines > 0) columns.back().back() = {noPower, SlideWords::more(lines + 1), {}, 0};
}

/// Paints lines in as few columns as they fit, and as large as they fit in those.
void paintLines(const SlideBrush& brush, const std::vector<Line>& lines, const QRectF& room)
{
    constexpr std::size_t mostColumns = 3;
    for (std::size_t count = 1; count <= mostColumns; ++count) {
        const double gap = halfGap / 2 * brush.unit(),
                     wide = (room.width() - gap * double(count - 1)) / double(count);
        const auto columnAt = [&](std::size_t i) {
            return QRectF(room.left() + double(i) * (wide + gap), room.top(), wide, room.height());
        };
        double size = mostText * brush.unit();
        const auto columns = [&] { return inColumns({brush, columnAt(0), size}, lines, room.height()); };
        while (size > brush.least() && columns().size() > count)
            size = std::max(brush.least(), size - .1 * brush.unit());
        auto parts = columns();
        if (parts.size() > count && count < mostColumns) continue;
        countLeftOut(parts, count);
        for (std::size_t i = 0; i < parts.size(); ++i) {
            LineFlow flow(brush, columnAt(i), size);
            for (const Line& line : parts[i]) flow.paint(line);
        }
        return;
    }
}

/// Paints the changes of centres at the left and those of units at the right, or alone in the middle. Centres
/// are named by their codes where there is no room for their names.
void paintSides(const SlideBrush& brush, const QRectF& room, const std::vector<Transfer>& transfers,
                const std::vector<Line>& units)
{
    const double gap = halfGap * brush.unit(), half = (room.width() - gap) / 2;
    const bool both = !transfers.empty() && !units.empty();
    const QRectF left = both ? QRectF(room.left(), room.top(), half, room.height())
                             : room.adjusted(room.width() * .14, 0, -room.width() * .14, 0);
    std::vector<Line> centres;
    for (const Detail detail : {Detail::Names, Detail::Codes, Detail::CodesAlone}) {
        centres = centreLines(brush, transfers, detail);
        if (LineFlow(brush, left, brush.least()).heightOf(centres) <= room.height()) break;
    }
    paintLines(brush, centres.empty() ? units : centres, left);
    if (both) paintLines(brush, units, {room.right() - half, room.top(), half, room.height()});
}

} // namespace

void paintChanges(const SlideBrush& brush, const ChangesSlide& changes)
{
    paintSides(brush, brush.heading(brush.words().heading(changes)), changes.transfers,
               unitLines(brush, changes));
}

} // namespace chancery
