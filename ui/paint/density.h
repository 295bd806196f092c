// SPDX-License-Identifier: GPL-3.0-or-later
// How much is written on the board and how large things are at a zoom, for windows and pictures alike.
#pragma once

#include "ui/paint/board_look.h"

#include <algorithm>
#include <cmath>

namespace chancery {

inline constexpr double namesFromZoom = .5; ///< below it names would be smaller than 10 pixels
inline constexpr double leastCodePixels = 11;
inline constexpr double boardMargin = 4; ///< pixels round a board that fills its window

// In the window for the players, of its height.
inline constexpr double audienceLineShare = .062;       ///< each line of text
inline constexpr double audienceTextShare = .6;         ///< of such a line, the text
inline constexpr double audienceCodeShare = 22. / 1080; ///< codes at least: legible from the back of a room

/// Names, Codes or None.
inline LabelMode labelsAt(double zoom, LabelMode wanted)
{
    if (wanted != LabelMode::Auto) return wanted;
    return zoom >= namesFromZoom ? LabelMode::Names : LabelMode::Codes;
}

/// Of the em, in map units.
inline double codeSizeAt(double zoom, double leastPixels)
{
    return std::max(26., std::ceil(leastPixels / zoom));
}

/// Larger on a small board, so that tokens can still be told apart; larger ones would leave small spaces.
inline double tokenScaleAt(double zoom)
{
    return zoom >= .55 ? 1.2 : 1.4;
}

} // namespace chancery
