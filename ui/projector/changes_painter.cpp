// SPDX-License-Identifier: GPL-3.0-or-later
// The slide of a year's changes and the card of a turn's: centres won and lost, dislodged units, powers.
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

std::vector<Line> centreLines(const SlideBrush& brush, const std::vector<Transfer>& transfers, double wide)
{
    std::set<Power> powers;
    for (const Transfer& t : transfers) powers.insert({t.from, t.to});
    powers.erase(noPower);
    std::vector<Line> lines;
    if (!powers.empty()) lines.push_back({noPower, SlideWords::centresHeading(), {}, {}, 0});
    for (const Power power : powers) {
        const std::size_t first = lines.size();
        addCentres(brush, lines, power, brush.words().gains(transfers, power), 1, wide);
        addCentres(brush, lines, power, brush.words().losses(transfers, power), -1, wide);
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

/// Paints the changes of centres at the left and those of units at the right, or alone in the middle.
template<class Centres>
void paintSides(const SlideBrush& brush, const QRectF& room, Centres centresIn,
                const std::vector<Line>& units)
{
    const double gap = 5 * brush.unit(), half = (room.width() - gap) / 2;
    const std::vector<Line> centres = centresIn(half - highestLine * brush.unit() * 1.8);
    if (!centres.empty() && !units.empty()) {
        paintLines(brush, centres, {room.left(), room.top(), half, room.height()});
        return paintLines(brush, units, {room.right() - half, room.top(), half, room.height()});
    }
    paintLines(brush, centres.empty() ? units : centres,
               {room.center().x() - half / 2, room.top(), half, room.height()});
}

/// Adds the units that were destroyed, or those that were only dislodged.
void addOusted(const SlideBrush& brush, const TurnCard& card, bool destroyed, std::vector<Line>& lines)
{
    const std::size_t first = lines.size();
    for (const Ousted& unit : card.ousted)
        if (unit.destroyed == destroyed)
            lines.push_back({unit.unit.power, {}, brush.words().ousted(unit), {}, 0});
    if (lines.size() == first) return;
    const QString heading = destroyed ? SlideWords::destroyedHeading() : SlideWords::dislodgedHeading();
    lines.insert(lines.begin() + std::ptrdiff_t(first), {noPower, heading, {}, {}, 0});
}

std::vector<Line> turnLines(const SlideBrush& brush, const TurnCard& card)
{
    std::vector<Line> lines;
    for (const bool destroyed : {false, true}) addOusted(brush, card, destroyed, lines);
    if (!card.turncoats.empty()) lines.push_back({noPower, SlideWords::turncoatsHeading(), {}, {}, 0});
    for (const Turncoat& turncoat : card.turncoats)
        lines.push_back({turncoat.power, {}, brush.words().turncoat(turncoat), {}, 0});
    return lines;
}

} // namespace

void paintChanges(const SlideBrush& brush, const ChangesSlide& changes)
{
    const auto centres = [&](double wide) { return centreLines(brush, changes.transfers, wide); };
    paintSides(brush, brush.heading(brush.words().heading(changes)), centres, unitLines(brush, changes));
}

void paintTurn(const SlideBrush& brush, const TurnCard& card)
{
    const double leads = 9 * brush.unit();
    const QRectF room = brush.heading(brush.words().heading(card));
    const auto centres = [&](double wide) { return centreLines(brush, card.transfers, wide); };
    paintSides(brush, room.adjusted(0, 0, 0, -leads), centres, turnLines(brush, card));
    brush.write({room.left(), room.bottom() - leads, room.width(), leads}, Qt::AlignCenter,
                brush.words().leaders(card.rows), 5 * brush.unit(), Weight::Bold);
}

} // namespace chancery
