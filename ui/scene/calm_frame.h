// SPDX-License-Identifier: GPL-3.0-or-later
// The story without motion: at each beat, the picture at its end fades in over the one before.
#pragma once

#include "ui/scene/storyboard.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace chancery {

/// Returns the items of both pictures, such as arrows. Those only in `before` fade out and those only in
/// `after` fade in, as `u` goes from 0 to 1.
template<class T>
std::vector<T> faded(const std::vector<T>& before, const std::vector<T>& after, double u)
{
    std::vector<T> both;
    for (const T& old : before)
        if (std::ranges::find(after, old) == after.end()) both.push_back(old);
    for (T& old : both) old.opacity *= 1 - u;
    for (const T& now : after) {
        both.push_back(now);
        if (std::ranges::find(before, now) == before.end()) both.back().opacity *= u;
    }
    return both;
}

/// Returns the picture at an instant of the story without motion. `ms` is story time in milliseconds.
Picture calmFrameAt(const Storyboard& story, int ms);
/// Returns the card at an instant of the story without motion, or nothing. Cards fade in and out, but nothing
/// grows on them.
std::optional<ShownSlide> calmCardAt(const Storyboard& story, int ms);

} // namespace chancery
