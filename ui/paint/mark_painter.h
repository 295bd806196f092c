// SPDX-License-Identifier: GPL-3.0-or-later
// Small signs on the board - rings, waves, bursts, badges - and the outlines of highlighted spaces.
#pragma once

#include "ui/map/board_shapes.h"
#include "ui/picture/picture.h"
#include "ui/style/palette.h"

#include <QPainter>
#include <QRectF>

namespace chancery {

/// In map units.
void paintMark(QPainter& painter, const Mark& mark, const Theme& theme);
QRectF extentOf(const Mark& mark);

/// Rings and waves lie under the tokens, all else above them. (Closed spaces hold no token, and appear while orders fade.)
bool liesUnderTokens(MarkKind kind);

/// Told apart by line: chosen is a heavy line, a target dotted, what is missing dashed, hover a thin line.
/// The wash over a highlighted space and the two pens along the inside of its outline, of which half is seen.
struct HighlightLook
{
    QColor wash;
    QPen casing, line;
};
HighlightLook lookOf(HighlightKind kind, const Theme& theme);
void paintHighlight(QPainter& painter, HighlightKind kind, const SpaceShape& space, const Theme& theme);

} // namespace chancery
