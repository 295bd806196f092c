// SPDX-License-Identifier: GPL-3.0-or-later
// How colours look to people who lack a kind of cone, and how far apart two colours look.
#pragma once

#include <QColor>
#include <QImage>

#include <cstdint>

namespace chancery {

enum class ColourVision : std::uint8_t { Normal, Protan, Deutan, Tritan };

/// What `colour` looks like with that vision: full dichromacy (Machado, Oliveira and Fernandes 2009).
QColor seenWith(ColourVision vision, const QColor& colour);

/// The whole image, as quickly as a preview needs it.
QImage seenWith(ColourVision vision, const QImage& image);

/// Returns the CIEDE2000 difference of two sRGB colours (Sharma, Wu and Dalal 2005). Below 1 it is invisible,
/// above 10 it is plain to see.
double difference(const QColor& a, const QColor& b);

} // namespace chancery
