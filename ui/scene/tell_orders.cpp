// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the beats that read out the orders before any result is shown.
#include "ui/scene/placement.h"
#include "ui/scene/teller.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

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
    const std::vector<Results> all = ordersByBeat();
    const std::vector<int> times = listTimes(all);
    for (std::size_t k = 0; k < all.size(); ++k) readOut(all[k], times[k]);
}

std::vector<Teller::Results> Teller::ordersByBeat() const
{
    std::vector<Results> beats;
    Power last = noPower;
    for (const Power power : map_.everyPower())
        for (std::size_t i = 0; i < drawings_.size(); ++i) {
            if (!result(i).ordered || result(i).order.power != power) continue;
            const bool another =
                reading_ == Reading::PerOrder || (reading_ == Reading::PerPower && power != last);
            if (beats.empty() || another) beats.emplace_back();
            beats.back().push_back(i);
            last = power;
        }
    return beats;
}

std::vector<int> Teller::listTimes(const std::vector<Results>& all) const
{
    std::vector<int> times;
    for (const Results& list : all) {
        const int looked = reading_ == Reading::PerOrder
                               ? tempo_.order
                               : std::clamp(tempo_.list + tempo_.listed * int(list.size()),
                                            tempo_.shortestList, tempo_.longestList);
        times.push_back(std::max(looked, readingTime({Gesture::Orders, {}, {}, {}, list})));
    }
    // Very many orders or powers are looked at faster.
    const int whole = std::accumulate(times.begin(), times.end(), 0);
    const int most = tempo_.longestReading - int(all.size()) * tempo_.pause / 2;
    for (int& time : times)
        if (whole > most) time = std::max(1, int(double(time) * most / whole));
    return times;
}

void Teller::readOut(const Results& orders, int lasts)
{
    Beat beat{Gesture::Orders, {}, {}, {}, orders};
    beat.span = {now_, lasts};
    const Span drawn{now_,
                     std::min(beat.span.lasts, reading_ == Reading::PerOrder ? tempo_.order : tempo_.beat)};
    now_ = beat.span.endsAt() + tempo_.pause / 2;
    story_.beats.push_back(std::move(beat));
    for (const std::size_t i : orders) draw(i, drawn);
}

void Teller::draw(std::size_t i, const Span& span)
{
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
