// SPDX-License-Identifier: GPL-3.0-or-later
// Paints a board on which only a part is lit, in map units.
#pragma once

#include "ui/draw/board_base.h"
#include "ui/scene/framing.h"

#include <QPainter>
#include <QRegion>

namespace chancery {

/// Returns the colour of the veil over what is not lit. `share` is how far it has come, 0 to 1.
QColor veilColour(const Theme& theme, double share = 1);

/// Returns the colour of the light on a province that is lit. `share` is how far it has come, 0 to 1.
QColor lightColour(const BoardBase& base, Province province, double share = 1);

/// Puts light in place of the veil where an image that is full of its colour is lit. The markers of centres
/// are lit or not as a whole.
void lightUp(QPainter& veil, const BoardBase& base, const QRectF& area, const Spotlight& light);
/// Returns the orders of a picture that are lit, or the others, faded.
Picture pictureOfOrders(const Picture& picture, const Spotlight& light, bool lit);
/// Paints the codes of the provinces that are lit.
void paintLitNames(QPainter& painter, const BoardBase& base, const QRectF& area, const Spotlight& light,
                   Pace* pace = nullptr);

/// Paints codes, veil, orders and tokens of a picture on a board without them, on any device. Between two
/// shots, what changes its light fades.
void paintLit(QPainter& painter, const BoardBase& base, const Picture& picture, const Framing& framing);

} // namespace chancery
