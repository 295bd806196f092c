// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draw/colour_vision.h"

#include <algorithm>
#include <array>
#include <cmath>

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

Triple product(const Matrix& m, const Triple& v)
{
    Triple r{};
    for (std::size_t i = 0; i < 3; ++i) r[i] = m[i][0] * v[0] + m[i][1] * v[1] + m[i][2] * v[2];
    return r;
}

double encoded(double c)
{
    return c <= .0031308 ? c * 12.92 : 1.055 * std::pow(c, 1 / 2.4) - .055;
}

Triple linearRgb(const QColor& c)
{
    return {linear(c.redF()), linear(c.greenF()), linear(c.blueF())};
}

} // namespace

double linear(double c)
{
    return c <= .04045 ? c / 12.92 : std::pow((c + .055) / 1.055, 2.4);
}

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

} // namespace chancery
