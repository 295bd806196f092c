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

/// How something sounds.
struct Timbre
{
    std::vector<Strike> strikes;
    double peak;       ///< the loudest sample at full volume, as a part of full scale
    double rings;      ///< how long a strike is heard, in seconds
    double attack;     ///< how long it takes to be loudest, in seconds
    double fade = 1;   ///< how fast it fades; a bell has 1
    double bright = 1; ///< how loud its overtones are; a bell has 1
};

Timbre timbreOf(Sound sound)
{
    switch (sound) {
    case Sound::MinuteLeft:
        return {{{0, 659.3}}, .9, 1.3, .006};
    case Sound::TimeUp:
        return {{{0, 784}, {.38, 659.3}, {.76, 523.3}}, .9, 1.3, .006}; // falling pitches
    case Sound::NewPhase:
        return {{{0, 392}, {.24, 523.3}}, .4, 1.1, .03, 1.3, .3};
    case Sound::Clash:
        return {{{0, 185}, {.02, 196}}, .5, .5, .016, 3, .7}; // two near pitches, which rub
    case Sound::Dislodgement:
        return {{{0, 293.7}, {.2, 196}}, .5, .9, .02, 1.7, .5};
    case Sound::CentreTaken:
        return {{{0, 880}}, .25, .6, .02, 2, .25};
    case Sound::Ending:
        break;
    }
    return {{{0, 261.6}, {.26, 329.6}, {.52, 392}, {.78, 523.3}}, .5, 2.4, .03, .5, .35};
}

/// Returns the sound at this time after a strike: the pitch and two overtones that fade sooner.
double bell(const Timbre& timbre, double seconds, double pitch)
{
    constexpr struct
    {
        double ratio, loud, fade;
    } partials[] = {{1, .62, 3.5}, {2.76, .25, 6.5}, {5.4, .13, 11}};
    double sum = 0;
    for (const auto& p : partials)
        sum += (p.ratio > 1 ? timbre.bright : 1) * p.loud * std::exp(-timbre.fade * p.fade * seconds) *
               std::sin(2 * std::numbers::pi * pitch * p.ratio * seconds);
    const double in = std::min(1., seconds / timbre.attack),
                 out = std::min(1., (timbre.rings - seconds) / .2);
    return sum * in * out;
}

} // namespace

bool isBell(Sound sound)
{
    return sound == Sound::MinuteLeft || sound == Sound::TimeUp;
}

std::vector<std::int16_t> chime(Sound sound, double volume)
{
    const Timbre timbre = timbreOf(sound);
    const double lasts = timbre.strikes.back().at + timbre.rings;
    std::vector<double> heard(static_cast<std::size_t>(lasts * chimeRate));
    for (const Strike& strike : timbre.strikes) {
        const auto first = static_cast<std::size_t>(strike.at * chimeRate);
        const auto count = std::min(heard.size() - first, static_cast<std::size_t>(timbre.rings * chimeRate));
        for (std::size_t i = 0; i < count; ++i)
            heard[first + i] += bell(timbre, static_cast<double>(i) / chimeRate, strike.pitch);
    }
    double loudest = 0;
    for (double sample : heard) loudest = std::max(loudest, std::abs(sample));
    const double scale = 32767 * timbre.peak * std::clamp(volume, 0., 1.) / loudest;
    std::vector<std::int16_t> samples(heard.size());
    std::ranges::transform(heard, samples.begin(),
                           [scale](double s) { return static_cast<std::int16_t>(std::lround(s * scale)); });
    return samples;
}

} // namespace chancery
