// SPDX-License-Identifier: GPL-3.0-or-later
// Two parts of a column of which the upper one is as high as what it has, and the lower one takes the rest.
#pragma once

class QVBoxLayout;
class QWidget;

namespace chancery {

/// The least height of a lower part that is worth its place, in pixels, beside text of normal size.
inline constexpr int leastBelow = 180;

/// Gives `upper`, a part of `column`, the `needed` height and `lower`, another part, the `left` one, both in
/// pixels and at least 1. Where `left` is 0, `upper` has all and `lower` is hidden. Does nothing if all is as
/// it was, so that it may be called whenever a layout is asked for.
void shareRoom(QVBoxLayout& column, QWidget& upper, int needed, QWidget& lower, int left);

} // namespace chancery
