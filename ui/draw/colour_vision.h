// SPDX-License-Identifier: GPL-3.0-or-later
// How colours look to people who lack a kind of cone.
#pragma once

#include <QColor>
#include <QImage>

#include <cstdint>

namespace chancery {

/// Kinds of colour vision: normal, and without the cones for long, medium or short waves.
enum class ColourVision : std::uint8_t { Normal, Protan, Deutan, Tritan };

/// Returns how much light a channel of sRGB, from 0 to 1, stands for, from 0 to 1.
double linear(double channel);

/// Returns how `colour` looks with that vision, for complete dichromacy (Machado, Oliveira and Fernandes
/// 2009).
QColor seenWith(ColourVision vision, const QColor& colour);

/// Returns how an image looks with that vision. It is fast rather than exact, for previews.
QImage seenWith(ColourVision vision, const QImage& image);

} // namespace chancery
