// SPDX-License-Identifier: GPL-3.0-or-later
// The slide of a year's changes: centres won and lost, dislodged units, eliminated powers.
#include "ui/projector/slide_brush.h"

#include <algorithm>
#include <set>

namespace chancery {

namespace {

/// One line of the slide: the sign of a power, a text, and marks before and after it.
struct Line
{
    Power power = noPower;
    QString heading; ///< if set, the line is this heading and nothing else
    QString text, fate;
    int change = 0;
};

constexpr double highestLine = 8.6, textShare = .46; ///< in units of the slide; as a share of the line

/// Adds the centres that a power has gained or lost, as many lines as the width `wide` makes necessary.
void addCentres(const SlideBrush& brush, std::vector<Line>& lines, Power power, const QStringList& parts,
                int change, double wide)
{
    QStringList line;
    const double size = highestLine * brush.unit() * textShare;
    const auto end = [&] {
        if (!line.isEmpty()) lines.push_back({power, {}, SlideWords::joined(line), {}, change});
        line.clear();
    };
    for (const QString& part : parts) {
        if (!line.isEmpty() && brush.widthOf(SlideWords::joined(line + QStringList(part)), size) > wide)
            end();
        line << part;
    }
    end();
}

std::vector<Line> centreLines(const SlideBrush& brush, const ChangesSlide& changes, double wide)
{
    std::set<Power> powers;
    for (const Transfer& t : changes.transfers) powers.insert({t.from, t.to});
    powers.erase(noPower);
    std::vector<Line> lines;
    if (!powers.empty()) lines.push_back({noPower, SlideWords::centresHeading(), {}, {}, 0});
    for (const Power power : powers) {
        const std::size_t first = lines.size();
        addCentres(brush, lines, power, brush.words().gains(changes.transfers, power), 1, wide);
        addCentres(brush, lines, power, brush.words().losses(changes.transfers, power), -1, wide);
        for (std::size_t i = first + 1; i < lines.size(); ++i)
            lines[i].power = noPower; // one sign for each power
    }
    return lines;
}

std::vector<Line> unitLines(const SlideBrush& brush, const ChangesSlide& changes)
{
    std::vector<Line> lines;
    if (!changes.ousted.empty()) lines.push_back({noPower, SlideWords::dislodgedHeading(), {}, {}, 0});
    for (const Ousted& unit : changes.ousted)
        lines.push_back({unit.unit.power,
                         {},
                         brush.words().ousted(unit),
                         Words::season(unit.phase.season) +
                             (unit.destroyed ? QStringLiteral(" · ") + SlideWords::fate(unit) : QString()),
                         0});
    if (!changes.out.empty()) lines.push_back({noPower, SlideWords::outHeading(), {}, {}, 0});
    for (Power power : changes.out) lines.push_back({power, {}, brush.words().power(power), {}, 0});
    return lines;
}

void paintLine(const SlideBrush& brush, const Line& line, const QRectF& row)
{
    const double h = row.height();
    if (!line.heading.isEmpty()) {
        brush.write(row, Qt::AlignLeft | Qt::AlignVCenter, line.heading, h * .44, Weight::Bold, brush.dim());
        return;
    }
    if (line.power != noPower) brush.sign({row.left(), row.top() + h * .16, h * .8, h * .68}, line.power);
    double left = row.left() + h * 1.1;
    if (line.change != 0) {
        brush.arrow({left + h * .16, row.center().y()}, h * .32, line.change);
        left += h * .5;
    }
    QRectF text(left, row.top(), row.right() - left, h);
    if (!line.fate.isEmpty()) text.adjust(0, 0, 0, -h * .4);
    brush.write(text, Qt::AlignLeft | Qt::AlignVCenter, line.text, h * textShare);
    if (!line.fate.isEmpty())
        brush.write({left, row.top() + h * .56, row.right() - left, h * .36},
                    Qt::AlignLeft | Qt::AlignVCenter, line.fate, h * .3, Weight::Plain, brush.dim());
}

void paintLines(const SlideBrush& brush, const std::vector<Line>& lines, const QRectF& room)
{
    const double h = std::min(room.height() / static_cast<double>(std::max<std::size_t>(1, lines.size())),
                              highestLine * brush.unit());
    for (std::size_t i = 0; i < lines.size(); ++i)
        paintLine(brush, lines[i], {room.left(), room.top() + h * static_cast<double>(i), room.width(), h});
}

} // namespace

void paintChanges(const SlideBrush& brush, const ChangesSlide& changes)
{
    const QRectF room = brush.heading(brush.words().heading(changes));
    const double gap = 5 * brush.unit(), half = (room.width() - gap) / 2;
    const std::vector<Line> units = unitLines(brush, changes),
                            centres = centreLines(brush, changes, half - highestLine * brush.unit() * 1.8);
    if (!centres.empty() && !units.empty()) {
        paintLines(brush, centres, {room.left(), room.top(), half, room.height()});
        return paintLines(brush, units, {room.right() - half, room.top(), half, room.height()});
    }
    paintLines(brush, centres.empty() ? units : centres,
               {room.center().x() - half / 2, room.top(), half, room.height()});
}

} // namespace chancery
