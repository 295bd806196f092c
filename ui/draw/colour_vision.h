// SPDX-License-Identifier: GPL-3.0-or-later
// How colours look to people who lack a kind of cone, and how far apart two colours look.
#pragma once

#include <QColor>
#include <QImage>

#include <cstdint>

namespace chancery {

/// Kinds of colour vision: normal, and without the cones for long, medium or short waves.
enum class ColourVision : std::uint8_t { Normal, Protan, Deutan, Tritan };

/// Returns how `colour` looks with that vision, for complete dichromacy (Machado, Oliveira and Fernandes
/// 2009).
QColor seenWith(ColourVision vision, const QColor& colour);

/// Returns how an image looks with that vision. It is fast rather than exact, for previews.
QImage seenWith(ColourVision vision, const QImage& image);

/// Returns the CIEDE2000 difference of two sRGB colours (Sharma, Wu and Dalal 2005). Below 1 it is invisible,
/// above 10 it is plain to see.
double difference(const QColor& a, const QColor& b);

} // namespace chancery
