// SPDX-License-Identifier: GPL-3.0-or-later
// Paints the small signs on the board, such as rings, bursts and badges, and the outlines of highlighted
// provinces.
#pragma once

#include "ui/draw/board_shapes.h"
#include "ui/draw/palette.h"
#include "ui/scene/picture.h"

#include <QPainter>
#include <QRectF>

namespace chancery {

/// Paints a mark in map units.
void paintMark(QPainter& painter, const Mark& mark, const Theme& theme);
/// Returns the area that a mark may cover, in map units.
QRectF extentOf(const Mark& mark);

/// Returns whether marks of this kind lie under the tokens. Rings and waves do; all others lie above.
bool liesUnderTokens(MarkKind kind);

/// The look of a highlight: the wash over the province, and two pens along its outline, whose outer half is
/// clipped away. The line distinguishes the kinds: heavy for Chosen, dotted for Target, dashed for Missing,
/// thin for Hover.
struct HighlightLook
{
    QColor wash;
    QPen casing, line;
};
/// Returns the look of a kind of highlight.
HighlightLook lookOf(HighlightKind kind, const Theme& theme);
/// Paints the highlight of a province in map units.
void paintHighlight(QPainter& painter, HighlightKind kind, const SpaceShape& space, const Theme& theme);

} // namespace chancery
