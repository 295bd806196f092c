// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draw/colour_difference.h"

#include "ui/draw/colour_vision.h"

#include <array>
#include <cmath>
#include <numbers>

namespace chancery {

namespace {

using Triple = std::array<double, 3>;

constexpr std::array<Triple, 3> toXyz = {
    {{.4124564, .3575761, .1804375}, {.2126729, .7151522, .0721750}, {.0193339, .1191920, .9503041}}};
constexpr Triple whiteD65 = {.95047, 1, 1.08883};

Triple lab(const QColor& colour)
{
    const Triple rgb{linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())};
    Triple f{};
    for (std::size_t i = 0; i < 3; ++i) {
        const double t = (toXyz[i][0] * rgb[0] + toXyz[i][1] * rgb[1] + toXyz[i][2] * rgb[2]) / whiteD65[i];
        f[i] = t > .008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116;
    }
    return {116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])};
}

double radians(double degrees)
{
    return degrees * std::numbers::pi / 180;
}

double hue(double a, double b)
{
    const double h = std::atan2(b, a) * 180 / std::numbers::pi;
    return h < 0 ? h + 360 : h;
}

double meanHue(double h1, double h2)
{
    if (std::abs(h1 - h2) <= 180) return (h1 + h2) / 2;
    return h1 + h2 < 360 ? (h1 + h2 + 360) / 2 : (h1 + h2 - 360) / 2;
}

double hueStep(double h1, double h2)
{
    const double d = h2 - h1;
    return d > 180 ? d - 360 : d < -180 ? d + 360 : d;
}

/// The formula from lightness, chroma and hue on, with the letters of the paper.
double ciede2000(const Triple& p, const Triple& q)
{
    const double mean = (std::hypot(p[1], p[2]) + std::hypot(q[1], q[2])) / 2;
    const double g = .5 * (1 - std::sqrt(std::pow(mean, 7) / (std::pow(mean, 7) + std::pow(25., 7))));
    const double a1 = p[1] * (1 + g), a2 = q[1] * (1 + g);
    const double c1 = std::hypot(a1, p[2]), c2 = std::hypot(a2, q[2]);
    const bool grey = c1 * c2 == 0;
    const double h1 = hue(a1, p[2]), h2 = hue(a2, q[2]);
    const double dl = q[0] - p[0], dc = c2 - c1;
    const double dh = grey ? 0 : 2 * std::sqrt(c1 * c2) * std::sin(radians(hueStep(h1, h2) / 2));
    const double l = (p[0] + q[0]) / 2, c = (c1 + c2) / 2, h = grey ? h1 + h2 : meanHue(h1, h2);
    const double t = 1 - .17 * std::cos(radians(h - 30)) + .24 * std::cos(radians(2 * h)) +
                     .32 * std::cos(radians(3 * h + 6)) - .2 * std::cos(radians(4 * h - 63));
    const double sl = 1 + .015 * (l - 50) * (l - 50) / std::sqrt(20 + (l - 50) * (l - 50));
    const double sc = 1 + .045 * c, sh = 1 + .015 * c * t;
    const double rt = -2 * std::sqrt(std::pow(c, 7) / (std::pow(c, 7) + std::pow(25., 7))) *
                      std::sin(radians(60 * std::exp(-std::pow((h - 275) / 25, 2))));
    const double x = dl / sl, y = dc / sc, z = dh / sh;
    return std::sqrt(x * x + y * y + z * z + rt * y * z);
}

} // namespace

double difference(const QColor& a, const QColor& b)
{
    return ciede2000(lab(a), lab(b));
}

} // namespace chancery
