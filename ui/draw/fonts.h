// SPDX-License-Identifier: GPL-3.0-or-later
// The typefaces of the board and text as outlines, so that it is crisp at any zoom and the same in every
// file.
#pragma once

#include <QFont>
#include <QFontMetricsF>
#include <QPainterPath>
#include <QString>

namespace chancery {

/// The typefaces of the board. Narrow is Bold with narrower letters, for large codes where room is scarce.
enum class Face : std::uint8_t { Plain, Bold, SeaItalic, Narrow };

/// Returns a typeface at a large size without hinting, to be scaled down, and across by widthOf() besides.
QFont boardFont(Face face);
/// Returns how wide the letters of a typeface are, as a share of those of boardFont().
double widthOf(Face face);
/// Returns the y of the first of `lines` baselines, so that the lines are centred on the origin. It is in
/// pixels of boardFont().
double firstBaseline(const QFontMetricsF& metrics, qsizetype lines);
/// Returns the distance from one baseline to the next, in pixels of boardFont().
double lineStep();

/// Returns the outline of lines of text, separated by '\n' and centred on the origin. `size` is the height of
/// the em in map units.
QPainterPath textOutline(const QString& text, Face face, double size);

} // namespace chancery
