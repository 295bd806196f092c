// SPDX-License-Identifier: GPL-3.0-or-later
// Text for the audience that fits: it shrinks within bounds, is broken into lines, and is elided in the end.
#pragma once

#include "ui/room/slide_brush.h"

#include <QStringList>

namespace chancery {

/// How far text may shrink before it is elided, as a share of its size.
inline constexpr double leastTextShare = .7;

/// Writes one line of text into `room`, `size` high. Text that is too wide shrinks to leastTextShare and is
/// then elided.
void paintText(const SlideBrush& brush, const QRectF& room, Qt::Alignment alignment, const QString& text,
               double size, Weight weight = Weight::Plain, const QColor& colour = {});

/// Writes text into `room` on one line, or on more if one has no room for it, as large as fits between
/// `least` and `most`. What does not even fit at `least` is elided.
void writeLines(const SlideBrush& brush, const QRectF& room, Qt::Alignment alignment, const QString& text,
                double most, double least, Weight weight = Weight::Plain, const QColor& colour = {});

/// Returns a player's name that fits: whole, with the first name shortened to its initial, or the first name
/// alone.
QString nameThatFits(const SlideBrush& brush, const QString& name, double size, double wide, Weight weight);

/// Returns text broken at spaces into lines that are at most `wide`; a word that is wider gets a line of its
/// own, to be shrunk or elided.
QStringList brokenInto(const SlideBrush& brush, const QString& text, double size, double wide, Weight weight);

} // namespace chancery
