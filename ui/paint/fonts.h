// SPDX-License-Identifier: GPL-3.0-or-later
// The typefaces of the board and text as outlines, so that it is crisp at any zoom and the same in every
// file.
#pragma once

#include <QFont>
#include <QFontMetricsF>
#include <QPainterPath>
#include <QString>

namespace chancery {

enum class Face : std::uint8_t { Plain, Bold, SeaItalic };

/// At a large size without hinting, to be scaled down.
QFont boardFont(Face face);
/// Of the first of `lines` lines that are set round the origin, and from one to the next, at that size.
double firstBaseline(const QFontMetricsF& metrics, qsizetype lines);
double lineStep();

/// Lines set centred on each other, round the origin; `size` is the height of the em in map units.
QPainterPath textOutline(const QString& text, Face face, double size);

} // namespace chancery
