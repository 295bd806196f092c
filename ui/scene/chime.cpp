// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/chime.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace chancery {

namespace {

struct Strike
{
    double at, pitch; ///< when it begins, in seconds, and its pitch in hertz
};

constexpr double rings = 1.3;   ///< how long a strike is heard, in seconds
constexpr double attack = .006; ///< how long it takes to be loudest, in seconds
constexpr double peak = .9;     ///< the loudest sample at full volume, as a part of full scale

/// Returns the sound of a bell at this time after the strike: the pitch and two overtones that fade sooner.
double bell(double seconds, double pitch)
{
    constexpr struct
    {
        double ratio, loud, fade;
    } partials[] = {{1, .62, 3.5}, {2.76, .25, 6.5}, {5.4, .13, 11}};
    double sum = 0;
    for (const auto& p : partials)
        sum +=
            p.loud * std::exp(-p.fade * seconds) * std::sin(2 * std::numbers::pi * pitch * p.ratio * seconds);
    const double in = std::min(1., seconds / attack), out = std::min(1., (rings - seconds) / .2);
    return sum * in * out;
}

std::vector<Strike> strikesOf(Cue cue)
{
    if (cue == Cue::MinuteLeft) return {{0, 659.3}};
    return {{0, 784}, {.38, 659.3}, {.76, 523.3}}; // falling pitches
}

} // namespace

std::vector<std::int16_t> chime(Cue cue, double volume)
{
    const std::vector<Strike> strikes = strikesOf(cue);
    const double lasts = strikes.back().at + rings;
    std::vector<double> heard(static_cast<std::size_t>(lasts * chimeRate));
    for (const Strike& strike : strikes) {
        const auto first = static_cast<std::size_t>(strike.at * chimeRate);
        const auto count = std::min(heard.size() - first, static_cast<std::size_t>(rings * chimeRate));
        for (std::size_t i = 0; i < count; ++i)
            heard[first + i] += bell(static_cast<double>(i) / chimeRate, strike.pitch);
    }
    double loudest = 0;
    for (double sample : heard) loudest = std::max(loudest, std::abs(sample));
    const double scale = 32767 * peak * std::clamp(volume, 0., 1.) / loudest;
    std::vector<std::int16_t> samples(heard.size());
    std::ranges::transform(heard, samples.begin(),
                           [scale](double s) { return static_cast<std::int16_t>(std::lround(s * scale)); });
    return samples;
}

} // namespace chancery
