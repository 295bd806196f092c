// SPDX-License-Identifier: GPL-3.0-or-later
// The slide of a year's changes: centres won and lost, dislodged units, powers.
#include "ui/room/room_text.h"
#include "ui/room/slide_brush.h"

#include <algorithm>
#include <set>

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

/// Paints lines as large as they fit. Those for which there is no room are counted instead.
void paintLines(const SlideBrush& brush, std::vector<Line> lines, const QRectF& room)
{
    double size = mostText * brush.unit();
    while (size > brush.least() && LineFlow(brush, room, size).heightOf(lines) > room.height())
        size = std::max(brush.least(), size - .1 * brush.unit());
    int leftOut = 0;
    const auto all = lines;
    while (lines.size() > 2 && LineFlow(brush, room, size).heightOf(lines) > room.height()) {
        lines.resize(all.size() - static_cast<std::size_t>(++leftOut) - 1);
        lines.push_back({noPower, SlideWords::more(leftOut + 1), {}, 0});
    }
    LineFlow flow(brush, room, size);
    for (const Line& line : lines) flow.paint(line);
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
