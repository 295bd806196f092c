// SPDX-License-Identifier: GPL-3.0-or-later
// How keys, wheel and fingers move and zoom the map. Each function returns the lens afterwards, or nothing if
// the event does not move the map.
#pragma once

#include "ui/draw/board_lens.h"

#include <QGestureEvent>
#include <QKeyEvent>
#include <QNativeGestureEvent>
#include <QWheelEvent>

#include <optional>

namespace chancery {

/// Returns the lens after a key: arrows move the map, Ctrl with plus, minus and 0 zooms.
std::optional<BoardLens> lensAfter(const BoardLens& lens, const QKeyEvent& key);
/// Returns the lens after a turn of the wheel, which zooms about the mouse.
std::optional<BoardLens> lensAfter(const BoardLens& lens, const QWheelEvent& wheel);
/// Returns the lens after a zoom on a touchpad.
std::optional<BoardLens> lensAfter(const BoardLens& lens, const QNativeGestureEvent& native);
/// Returns the lens after two fingers on `widget` have moved.
std::optional<BoardLens> lensAfter(const BoardLens& lens, const QGestureEvent& fingers,
                                   const QWidget& widget);

} // namespace chancery
