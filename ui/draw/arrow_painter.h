// SPDX-License-Identifier: GPL-3.0-or-later
// The look of orders. Kind and result can be read without colour: a move is solid, a convoyed move is a wave,
// supports are dotted, a retreat has long dashes and an open head, and a failed order is broken and crossed.
#pragma once

#include "ui/draw/palette.h"
#include "ui/scene/picture.h"

#include <QPainter>
#include <QRectF>

#include <vector>

namespace chancery {

/// Paints an arrow in map units. `thickness` is 1 for the map at its own size, more for distant screens.
void paintArrow(QPainter& painter, const Arrow& arrow, const Theme& theme, double thickness = 1);

/// Returns the area that an arrow may cover, in map units.
QRectF extentOf(const Arrow& arrow, double thickness = 1);
/// Returns the same as areas along the arrow, which cover much less than their common extent.
std::vector<QRectF> extentsOf(const Arrow& arrow, double thickness = 1);
/// Returns the areas in which two arrows differ: only that of the tip where one is the other, grown.
std::vector<QRectF> extentsOfChange(const Arrow& before, const Arrow& after, double thickness = 1);

} // namespace chancery
