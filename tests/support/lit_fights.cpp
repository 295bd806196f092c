// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/lit_fights.h"

#include "tests/support/phase_lines.h"
#include "tests/support/random_game.h"
#include "tests/support/sketch.h"
#include "tests/support/standard_board.h"
#include "ui/scene/board_geometry.h"

#include <algorithm>
#include <cmath>

namespace chancery {

namespace {

constexpr double stride = 1.5; ///< between the points of a line
/// Lines touch when they are nearer to each other than this share of their widths.
constexpr double touching = .6;
/// Lines cross, and do not run together, where they differ by more than this sine of their directions.
constexpr double crossing = .5;
constexpr double ball = 9; ///< the end of a line, at thickness 1

PhaseRecord resolvedPhase(const Position& before, const std::vector<Order>& orders)
{
    return sketch::resolved(
        withOrders({{Season::Fall, 1901, PhaseKind::Movement}, before, {}, std::nullopt, {}}, orders));
}

/// Returns the width of the coloured line of an arrow, at thickness 1.
double widthOf(ArrowKind kind)
{
    switch (kind) {
    case ArrowKind::Move:
        return 6;
    case ArrowKind::MoveByConvoy:
        return 4.8;
    case ArrowKind::SupportMove:
    case ArrowKind::SupportHold:
        return 4.2;
    case ArrowKind::Convoy:
        return 3;
    case ArrowKind::Retreat:
        return 4.4;
    }
    return 6;
}

struct Line
{
    std::vector<Point> points, ways; ///< on the line, and the directions there
};

Line lineOf(const Arrow& arrow)
{
    const Curve curve{arrow.from, arrow.bend, arrow.to, arrow.via};
    const int steps = std::max(4, int(lengthOf(curve) / stride));
    Line line;
    for (int i = 0; i <= steps; ++i) line.points.push_back(pointOn(curve, double(i) / steps));
    for (int i = 0; i <= steps; ++i) {
        const Point way =
            line.points[std::size_t(std::min(i + 1, steps))] - line.points[std::size_t(std::max(i - 1, 0))];
        line.ways.push_back(way * (1 / std::max(1e-9, std::hypot(way.x, way.y))));
    }
    return line;
}

bool runsAlong(const Line& line, Point p, Point way, double near)
{
    for (std::size_t i = 0; i < line.points.size(); ++i) {
        const Point other = line.ways[i];
        if (distance(line.points[i], p) < near && std::abs(way.x * other.y - way.y * other.x) < crossing)
            return true;
    }
    return false;
}

double longestRun(const LitFight& fight, const Arrow& a, const Arrow& b)
{
    const Line line = lineOf(a), other = lineOf(b);
    const double near = touching * (widthOf(a.kind) + widthOf(b.kind)) * fight.thickness;
    const double end = ball * fight.thickness;
    const bool meet = distance(a.to, b.to) < 2 * end;
    double run = 0, longest = 0;
    for (std::size_t i = 0; i < line.points.size(); ++i) {
        const Point p = line.points[i];
        const auto hides = [&](const Token& token) { return tokenCovers(token.at, token.scale, p); };
        const bool atEnd = distance(p, a.to) < end || distance(p, b.to) < end ||
                           (meet && distance(p, a.to) < 3 * end); // two heads side by side
        const bool together =
            !atEnd && std::ranges::none_of(fight.tokens, hides) && runsAlong(other, p, line.ways[i], near);
        run = together && i > 0 ? run + distance(line.points[i - 1], p) : 0;
        longest = std::max(longest, run);
    }
    return longest;
}

} // namespace

const std::vector<NamedPhase>& datcPhases()
{
    static const std::vector<NamedPhase> phases = [] {
        std::vector<NamedPhase> all;
        for (const Case& c : datcCases()) {
            if (c.phase != PhaseKind::Movement) continue;
            std::vector<Order> orders;
            for (const CaseOrder& o : c.orders)
                orders.push_back(sketch::orderOn(o.power, c.before, o.std, PhaseKind::Movement));
            all.push_back({c.id, resolvedPhase(c.before, orders)});
        }
        return all;
    }();
    return phases;
}

const std::vector<NamedPhase>& crowdedPhases()
{
    static const std::vector<NamedPhase> phases = [] {
        std::vector<NamedPhase> all;
        for (const OrderedPhase& phase :
             readPhaseLines(sketch::standardMap(), fileContent("tests/data/positions/b.txt"), 200))
            all.push_back({phase.id, resolvedPhase(phase.position, phase.orders)});
        return all;
    }();
    return phases;
}

Film filmForRoom(const PhaseRecord& record)
{
    return filmOf(sketch::standardMap(), sketch::standardGeometry(), record,
                  {.tokenScale = projectorTokenScale});
}

std::vector<LitFight> litFights(const PhaseRecord& record, const Film& film, double part, Camera camera)
{
    std::vector<LitFight> fights;
    for (const Beat& beat : film.whole.beats) {
        if (beat.place == noProvince) continue;
        const int asks = beat.counts.startsAt - Tempo().notice;     // as where the camera is there already
        const int ms = std::max(beat.span.startsAt + Tempo().pause, // what comes again is gone then
                                asks + int((beat.span.endsAt() - asks) * part));
        const Framing framing = framingOf(film, ms, camera, false);
        const Picture picture = seenAt(film, ms, camera, false);
        const double share = tokenShareAt(closeness(viewOf(framing, film.board), film.board));
        LitFight fight;
        fight.name = QString("%1 at %2 ms").arg(sketch::standardMap()[beat.place].code.c_str()).arg(ms);
        fight.beat = beat;
        fight.thickness = std::sqrt(projectorTokenScale * share);
        for (const std::size_t i : beat.results)
            if (const OrderResult& r = record.outcome->results[i];
                as<Move>(r.order) && r.verdict == Verdict::Succeeds)
                fight.going.add(sketch::standardMap().provinceOf(r.order.unit.at));
        for (const Arrow& arrow : picture.arrows)
            if (arrow.opacity > .5 && isLit(framing.to.light, arrow.unit)) fight.arrows.push_back(arrow);
        for (const Token& token : picture.tokens)
            if (isLit(framing.to.light, sketch::standardMap().provinceOf(token.unit.at)))
                fight.tokens.push_back(token);
        for (const Mark& mark : picture.marks)
            if (mark.opacity > .5 && isLit(framing.to.light, mark.unit)) fight.marks.push_back(mark);
        fights.push_back(std::move(fight));
    }
    return fights;
}

double stretchTogether(const LitFight& fight, const Arrow& a, const Arrow& b)
{
    return std::max(longestRun(fight, a, b), longestRun(fight, b, a));
}

double distanceTo(const Arrow& arrow, Point point)
{
    double least = 1e9;
    for (const Point p : lineOf(arrow).points) least = std::min(least, distance(p, point));
    return least;
}

} // namespace chancery
