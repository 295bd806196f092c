// SPDX-License-Identifier: GPL-3.0-or-later
// How much is written on the board and how large things are at each zoom, for windows and exported pictures.
#pragma once

#include "ui/draw/board_look.h"
#include "ui/scene/board_geometry.h"

#include <algorithm>
#include <cmath>

namespace chancery {

/// The smallest zoom with names; at a smaller one they would be under 10 pixels high.
inline constexpr double namesFromZoom = .5;
/// The smallest height of codes, in pixels.
inline constexpr double leastCodePixels = 11;
/// Pixels left free round a board that fills its window.
inline constexpr double boardMargin = 2;

/// The em of the smallest codes in the audience window, as a share of the board's height: capitals of 24
/// pixels of 1080, legible from the back of a room.
inline constexpr double audienceCodeShare = 33.2 / 1080;

/// Returns Names, Codes or None for a zoom in pixels for one map unit.
inline LabelMode labelsAt(double zoom, LabelMode wanted)
{
    if (wanted != LabelMode::Auto) return wanted;
    return zoom >= namesFromZoom ? LabelMode::Names : LabelMode::Codes;
}

/// Returns the height of the em of codes in map units, at least 26, so that they are not lower than
/// `leastPixels`.
inline double codeSizeAt(double zoom, double leastPixels)
{
    constexpr double rounding = 1e-6; // zooms that differ no more must not place codes elsewhere
    return std::max(26., std::ceil(leastPixels / zoom - rounding));
}

/// Returns the same while a camera is near: a little larger on the screen than on the whole board, and no
/// larger, so that they leave room to the map.
inline double nearCodeSize(double zoom, double leastPixels)
{
    return 1.22 * leastPixels / zoom;
}

/// Returns the scale of tokens: larger on a small board, so that they are 24 pixels wide, but not so large
/// that they leave small provinces. It changes in steps, since each step places the names again.
inline double tokenScaleAt(double zoom)
{
    constexpr double leastPixels = 24, smallest = 1.2, largest = 1.8, steps = 10;
    const double wanted = std::ceil(leastPixels / (tokenWidth * zoom) * steps) / steps;
    return std::clamp(wanted, smallest, largest);
}
/// Returns a zoom at which tokens have this scale: the largest one, but of the smallest tokens that which is
/// enough for names.
inline double zoomFor(double tokenScale)
{
    return tokenScaleAt(namesFromZoom) >= tokenScale ? namesFromZoom : 24 / (tokenWidth * tokenScale);
}
/// The scale of tokens from which their letters are large, as in the audience window.
inline constexpr double largeLettersFrom = 1.4;

} // namespace chancery
