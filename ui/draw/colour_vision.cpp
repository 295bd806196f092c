// SPDX-License-Identifier: GPL-3.0-or-later
// Colour vision, and the colour difference CIEDE2000.
#include "ui/draw/colour_vision.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace chancery {

namespace {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

constexpr Matrix simulation[] = {
    {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
    {{{.152286, 1.052583, -.204868}, {.114503, .786281, .099216}, {-.003882, -.048116, 1.051998}}},
    {{{.367322, .860646, -.227968}, {.280085, .672501, .047413}, {-.011820, .042940, .968881}}},
    {{{1.255528, -.076749, -.178779}, {-.078411, .930809, .147602}, {.004733, .691367, .303900}}},
};
constexpr Matrix toXyz = {
    {{.4124564, .3575761, .1804375}, {.2126729, .7151522, .0721750}, {.0193339, .1191920, .9503041}}};
constexpr Triple whiteD65 = {.95047, 1, 1.08883};

Triple product(const Matrix& m, const Triple& v)
{
    Triple r{};
    for (std::size_t i = 0; i < 3; ++i) r[i] = m[i][0] * v[0] + m[i][1] * v[1] + m[i][2] * v[2];
    return r;
}

double linear(double c)
{
    return c <= .04045 ? c / 12.92 : std::pow((c + .055) / 1.055, 2.4);
}
double encoded(double c)
{
    return c <= .0031308 ? c * 12.92 : 1.055 * std::pow(c, 1 / 2.4) - .055;
}

Triple linearRgb(const QColor& c)
{
    return {linear(c.redF()), linear(c.greenF()), linear(c.blueF())};
}

Triple lab(const QColor& colour)
{
    Triple f = product(toXyz, linearRgb(colour));
    for (std::size_t i = 0; i < 3; ++i) {
        const double t = f[i] / whiteD65[i];
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

QColor seenWith(ColourVision vision, const QColor& colour)
{
    const Triple seen = product(simulation[static_cast<std::size_t>(vision)], linearRgb(colour));
    const auto channel = [](double c) { return static_cast<float>(encoded(std::clamp(c, 0., 1.))); };
    return QColor::fromRgbF(channel(seen[0]), channel(seen[1]), channel(seen[2]));
}

QImage seenWith(ColourVision vision, const QImage& image)
{
    constexpr int steps = 1023; // steps of linear light, fine enough for eight bits
    static const auto lightOf = [] {
        std::array<float, 256> table{};
        for (std::size_t i = 0; i < table.size(); ++i)
            table[i] = static_cast<float>(linear(static_cast<double>(i) / 255));
        return table;
    }();
    static const auto codeOf = [] {
        std::array<int, steps + 1> table{};
        for (std::size_t i = 0; i < table.size(); ++i)
            table[i] = static_cast<int>(std::lround(encoded(static_cast<double>(i) / steps) * 255));
        return table;
    }();
    if (vision == ColourVision::Normal) return image;
    const Matrix& m = simulation[static_cast<std::size_t>(vision)];
    QImage seen = image.convertToFormat(QImage::Format_RGB32);
    for (int y = 0; y < seen.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(seen.scanLine(y));
        for (int x = 0; x < seen.width(); ++x) {
            const auto light = [&](int code) { return lightOf[static_cast<std::size_t>(code)]; };
            const Triple to =
                product(m, {light(qRed(line[x])), light(qGreen(line[x])), light(qBlue(line[x]))});
            const auto code = [&](double c) {
                return codeOf[static_cast<std::size_t>(std::clamp(c, 0., 1.) * steps + .5)];
            };
            line[x] = qRgb(code(to[0]), code(to[1]), code(to[2]));
        }
    }
    return seen;
}

double difference(const QColor& a, const QColor& b)
{
    return ciede2000(lab(a), lab(b));
}

} // namespace chancery
