// SPDX-License-Identifier: GPL-3.0-or-later
// Controls drawn flat: a quiet fill and a hairline where other styles have gradients and bevels. WindowStyle
// calls these in place of Fusion.
#pragma once

#include <QStyleOption>

class QPainter;

namespace chancery::flat {

/// The property of a button that is the one to press next: it is filled with the colour of what is chosen.
inline constexpr const char* mainButton = "mainButton";

/// The width of the lines that small signs beside text are drawn with, in pixels.
inline constexpr double stroke = 1.5;

/// Returns whether windows of this palette are dark.
bool isDark(const QPalette& palette);
/// Returns the colour of a line between parts of a window.
QColor hairline(const QPalette& palette);
/// Returns the colour of the edge of something to press or to write in; it has three times the light of its
/// ground, or a third.
QColor edgeOf(const QStyleOption& option);

/// Draws the ground of a button. `raised` says that it has one also while the pointer is elsewhere; `main`
/// that it is the one to press next.
void drawButton(const QStyleOption& option, QPainter& painter, bool raised, bool main);
/// Draws the ground and edge of a field that is written in.
void drawField(const QStyleOption& option, QPainter& painter);
/// Draws the edge of such a field.
void drawFieldEdge(const QStyleOption& option, QPainter& painter);
/// Draws a box with or without a tick.
void drawCheckBox(const QStyleOption& option, QPainter& painter);
/// Draws a circle with or without a dot.
void drawRadioButton(const QStyleOption& option, QPainter& painter);
/// Draws a frame round what belongs together.
void drawFrame(const QStyleOption& option, QPainter& painter);
/// Draws the ground of a row under the pointer that is not chosen.
void drawHoveredRow(const QStyleOption& option, QPainter& painter);
/// Draws a line over the fields of a group, below its name.
void drawGroup(const QStyleOption& option, QPainter& painter);
/// Draws the heading of a column without its text.
void drawHeader(const QStyleOptionHeader& option, QPainter& painter);
/// Draws a tab without its text: the one in front is underlined.
void drawTab(const QStyleOptionTab& option, QPainter& painter);
/// Draws the slider of a scroll bar in the place `slider`.
void drawScrollBar(const QStyleOptionSlider& option, const QRect& slider, QPainter& painter);
/// Draws a slider: its groove and its handle in the places given.
void drawSlider(const QStyleOptionSlider& option, const QRect& groove, const QRect& handle,
                QPainter& painter);
/// Draws an angle that points down or up, as large as its place allows.
void drawAngle(const QStyleOption& option, const QRect& place, bool down, QPainter& painter);
/// Draws how far something has come, in the place `done` of the groove.
void drawProgress(const QStyleOption& option, const QRect& done, QPainter& painter);

} // namespace chancery::flat
