// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/orders_read.h"

#include "ui/scene/board_geometry.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>

namespace chancery {

namespace {

/// Returns the smallest turn, in degrees clockwise, after which a corner of a token points along a way.
double turnTowards(const Curve& way)
{
    constexpr double toDegrees = 180 / std::numbers::pi;
    const double corner = std::atan2(tokenHeight, tokenWidth) * toDegrees;
    const Point ahead = way.to - way.from;
    const double direction = std::atan2(ahead.y, ahead.x) * toDegrees;
    double best = 360;
    for (double at : {corner, -corner, 180 - corner, corner - 180}) {
        const double turn = std::remainder(direction - at, 360.);
        if (std::abs(turn) < std::abs(best)) best = turn;
    }
    return best;
}

/// Where more powers than this have orders, those of several are read out together, so many orders at a time.
constexpr std::size_t manyPowers = 14, mostTogether = 6;

/// Returns how many powers have written orders.
std::size_t powersWithOrders(const StoryPhase& phase)
{
    std::set<Power> powers;
    for (const OrderResult& one : phase.outcome().results)
        if (one.ordered) powers.insert(one.order.power);
    return powers.size();
}

/// Joins beats of few orders that follow one another, as long as they are few together.
std::vector<Results> joined(const std::vector<Results>& beats)
{
    std::vector<Results> all;
    for (const Results& beat : beats)
        if (!all.empty() && all.back().size() + beat.size() <= mostTogether)
            all.back().insert(all.back().end(), beat.begin(), beat.end());
        else
            all.push_back(beat);
    return all;
}

/// Returns the orders that are read out, those of one beat together.
std::vector<Results> ordersByBeat(const StoryPhase& phase)
{
    const Reading reading = phase.telling.reading;
    std::vector<Results> beats;
    Power last = noPower;
    for (const Power power : phase.map.everyPower())
        for (std::size_t i = 0; i < phase.drawings.size(); ++i) {
            if (!phase.result(i).ordered || phase.result(i).order.power != power) continue;
            const bool another =
                reading == Reading::PerOrder || (reading == Reading::PerPower && power != last);
            if (beats.empty() || another) beats.emplace_back();
            beats.back().push_back(i);
            last = power;
        }
    return reading == Reading::PerPower && powersWithOrders(phase) > manyPowers ? joined(beats) : beats;
}

/// Returns how long a beat lasts that reads out these orders, in milliseconds.
int listTime(const StoryWriter& story, const Results& list)
{
    const Telling& telling = story.phase().telling;
    const Tempo& tempo = telling.tempo;
    const int looked =
        telling.reading == Reading::PerOrder ? tempo.order : tempo.list + tempo.listed * int(list.size());
    return std::max(looked, story.readingTime({Gesture::Orders, {}, {}, {}, list}));
}

/// Shows an order with its arrow and marks, and turns its token, during a span.
void draw(StoryWriter& story, std::size_t i, const Span& span)
{
    const Order& order = story.phase().result(i).order;
    const OrderDrawing& drawing = story.phase().drawings[i];
    story.drawArrow(i, {timeIn(span, 0.1), int(span.lasts * 0.6)});
    for (const Mark& mark : drawing.marks) story.addMark(mark, timeIn(span, 0.2));
    if (as<Move>(order))
        story.turn(order.unit, {{span.startsAt, int(span.lasts * 0.4)}, turnTowards(drawing.way)});
    if (as<Disband>(order) && order.power == order.unit.power)
        story.move(order.unit, {Motion::Kind::Become, {timeIn(span, 0.3), 0}, {}, TokenState::Removed});
}

} // namespace

void tellOrders(StoryWriter& story)
{
    const Telling& telling = story.phase().telling;
    const Tempo& tempo = telling.tempo;
    for (const Results& list : ordersByBeat(story.phase())) {
        const Span beat =
            story.addBeat({Gesture::Orders, {}, {}, {}, list}, listTime(story, list), tempo.pause);
        const int longest = telling.reading == Reading::PerOrder ? tempo.order : tempo.beat;
        for (const std::size_t i : list) draw(story, i, {beat.startsAt, std::min(beat.lasts, longest)});
    }
}

} // namespace chancery
