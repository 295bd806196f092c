// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the beats that read out the orders, power by power, before any result is shown.
#include "ui/picture/placement.h"
#include "ui/story/teller.h"

#include <algorithm>
#include <cmath>
#include <numbers>

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

} // namespace

void Teller::tellOrders()
{
    for (const Power power : map_.everyPower())
        for (std::size_t i = 0; i < drawings_.size(); ++i)
            if (result(i).ordered && result(i).order.power == power) readOut(i);
}

void Teller::readOut(std::size_t i)
{
    const Span span{now_, tempo_.order};
    story_.beats.push_back({Gesture::Orders, span, {}, {}, {i}});
    now_ = span.endsAt() + tempo_.pause / 2;

    const Order& order = result(i).order;
    if (drawings_[i].hasArrow) {
        arrowOf_[i] = story_.arrows.size();
        story_.arrows.push_back(
            {drawings_[i].arrow, {share(span, 0.1), int(span.lasts * 0.6)}, never, ArrowState::Pending, 0});
    }
    for (const Mark& mark : drawings_[i].marks) addMark(mark, share(span, 0.2));
    if (as<Move>(order))
        turn(order.unit, {{span.startsAt, int(span.lasts * 0.4)}, turnTowards(drawings_[i].way)});
    if (as<Disband>(order) && order.power == order.unit.power)
        move(order.unit, {Motion::Kind::Become, {share(span, 0.3), 0}, {}, TokenState::Removed});
}

void Teller::turn(const Unit& unit, const Turn& turn)
{
    if (TokenTrack* track = trackOf(unit)) track->turns.push_back(turn);
}

void Teller::straighten(const Unit& unit, const Span& span)
{
    TokenTrack* track = trackOf(unit);
    if (track && !track->turns.empty() && track->turns.back().to != 0) track->turns.push_back({span, 0});
}

} // namespace chancery
