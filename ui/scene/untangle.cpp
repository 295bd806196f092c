// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/untangle.h"

#include "ui/scene/board_geometry.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace chancery {

namespace {

constexpr double spacing = 5;   ///< between the points of a line
constexpr double touching = .6; ///< of the widths of two lines: nearer ones touch
constexpr double ample = 1.2;   ///< the same, from which on they do not disturb each other
constexpr double weight = 4;    ///< the cost of a unit of a line that runs on another
constexpr double harmless = 8;  ///< so short a stretch is left as it is
constexpr int rounds = 3;       ///< in which lines give way to each other

/// A line as points, with the directions at them and the box round them.
struct Trace
{
    std::vector<Point> points, ways;
    Point least, most;

    explicit Trace(const Curve& line)
    {
        const int steps = std::clamp(static_cast<int>(lengthOf(line) / spacing), 4, 120);
        for (int i = 0; i <= steps; ++i) points.push_back(pointOn(line, double(i) / steps));
        least = most = points.front();
        for (std::size_t i = 0; i < points.size(); ++i) {
            const Point p = points[i];
            const Point way = points[std::min(i + 1, points.size() - 1)] - points[i == 0 ? 0 : i - 1];
            ways.push_back(way * (1 / std::max(1e-9, distance(way, {}))));
            least = {std::min(least.x, p.x), std::min(least.y, p.y)};
            most = {std::max(most.x, p.x), std::max(most.y, p.y)};
        }
    }
    double step() const { return distance(points[0], points[1]); }
    bool isFarFrom(const Trace& other, double reach) const
    {
        return least.x > other.most.x + reach || other.least.x > most.x + reach ||
               least.y > other.most.y + reach || other.least.y > most.y + reach;
    }
};

/// Returns the nearest point of a line, as its index, and the distance to it.
std::pair<std::size_t, double> nearest(const Trace& line, Point p)
{
    std::size_t best = 0;
    double least = std::numeric_limits<double>::max();
    for (std::size_t i = 0; i < line.points.size(); ++i) {
        const Point d = line.points[i] - p;
        if (const double square = d.x * d.x + d.y * d.y; square < least) least = square, best = i;
    }
    return {best, std::sqrt(least)};
}

/// Returns how far two lines run on each other. Where they cross, less counts the steeper they do.
double together(const Trace& a, const Trace& b, double widths)
{
    const double near = touching * widths, reach = ample * widths, step = a.step();
    if (a.isFarFrom(b, reach)) return 0;
    double sum = 0;
    for (std::size_t i = 0; i < a.points.size();) {
        const auto [at, away] = nearest(b, a.points[i]);
        if (away < reach) {
            const double along = a.ways[i].x * b.ways[at].x + a.ways[i].y * b.ways[at].y;
            sum += step * along * along * std::min(1., (reach - away) / (reach - near));
        }
        i += std::max<std::size_t>(1, static_cast<std::size_t>(std::max(0., away - reach) / (step + 1)));
    }
    return sum;
}

class Untangler
{
public:
    explicit Untangler(std::vector<Strand>& strands)
        : strands_(strands)
        , others_(strands.size())
        , known_(strands.size(), false)
    {
        for (const Strand& strand : strands) traces_.emplace_back(strand.shape.line);
        for (const Strand& strand : strands) first_.push_back(strand.shape);
    }

    void run()
    {
        bool any = true;
        for (int round = 0; round < rounds && any; ++round) {
            any = false;
            for (std::size_t i = 0; i < strands_.size(); ++i)
                if (strands_[i].others && troubleOf(i) > harmless) any = improve(i) || any;
        }
    }

private:
    /// Returns how far strand `i` would run on the others, if it looked like this.
    double onOthers(std::size_t i, const Trace& trace) const
    {
        double sum = 0;
        for (std::size_t k = 0; k < strands_.size(); ++k)
            if (k != i) sum += together(trace, traces_[k], strands_[i].width + strands_[k].width);
        return sum;
    }

    /// Returns how far strand `i` runs on others as it is, or is not liked for itself: it lies on tokens.
    double troubleOf(std::size_t i) const { return strands_[i].shape.cost + onOthers(i, traces_[i]); }

    bool improve(std::size_t i)
    {
        Strand& strand = strands_[i];
        if (!known_[i]) others_[i] = strand.others();
        known_[i] = true;
        double least = strand.shape.cost + weight * onOthers(i, traces_[i]);
        const std::size_t before = strand.chosen;
        for (std::size_t s = 0; s <= others_[i].size(); ++s) {
            const Shape& shape = s == 0 ? first_[i] : others_[i][s - 1];
            if (shape.cost >= least || s == before) continue;
            const Trace trace(shape.line);
            const double cost = shape.cost + weight * onOthers(i, trace);
            if (cost >= least) continue;
            least = cost;
            strand.shape = shape;
            strand.chosen = s;
            traces_[i] = trace;
        }
        return strand.chosen != before;
    }

    std::vector<Strand>& strands_;
    std::vector<Trace> traces_;
    std::vector<Shape> first_;
    std::vector<std::vector<Shape>> others_;
    std::vector<bool> known_;
};

/// Returns the distance from a point to the edge of a token; negative inside.
double toToken(Point p, Point token, double scale)
{
    return std::max(std::abs(p.x - token.x) - tokenWidth / 2 * scale,
                    std::abs(p.y - token.y) - tokenHeight / 2 * scale);
}

} // namespace

void untangle(std::vector<Strand>& strands)
{
    if (strands.size() <= mostTangled) Untangler(strands).run();
}

double signOn(const Curve& line, std::span<const Curve> others, std::span<const Point> tokens,
              double tokenScale, double radius)
{
    std::vector<Trace> traces;
    const Trace own(line);
    for (const Curve& other : others)
        if (Trace trace(other); !trace.isFarFrom(own, radius)) traces.push_back(std::move(trace));
    if (traces.size() > mostTangled) return .5;
    const auto room = [&](Point p) {
        double least = radius;
        for (const Trace& trace : traces) least = std::min(least, nearest(trace, p).second);
        for (const Point token : tokens) least = std::min(least, toToken(p, token, tokenScale) + radius / 3);
        return least;
    };
    double best = .5, most = room(pointOn(line, .5));
    for (double off = .04; off < .37 && most < radius; off += .04)
        for (const double t : {.5 - off, .5 + off})
            if (const double here = room(pointOn(line, t)); here > most + .5) most = here, best = t;
    return best;
}

} // namespace chancery
