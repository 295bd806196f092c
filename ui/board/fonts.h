// SPDX-License-Identifier: GPL-3.0-or-later
// The typefaces of the board and text as outlines, so that it is crisp at any zoom and the same in every
// file.
#pragma once

#include <QFont>
#include <QPainterPath>
#include <QString>

namespace chancery {

enum class Face : std::uint8_t { Plain, Bold, SeaItalic };

/// In map units: `size` is the height of the em.
QFont boardFont(Face face);
/// Lines set centred on each other, round the origin.
QPainterPath textOutline(const QString& text, Face face, double size);

} // namespace chancery
