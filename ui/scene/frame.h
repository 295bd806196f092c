// SPDX-License-Identifier: GPL-3.0-or-later
// The story at an instant, as a pure function. Pausing, scrubbing, replay and export therefore need no code
// of their own.
#pragma once

#include "ui/scene/storyboard.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace chancery {

/// Returns the board at an instant of story time, in milliseconds. Before 0 it is the first picture, and from
/// `story.lasts` on the last one.
Picture frameAt(const Storyboard& story, int ms);

/// Returns the board of a story in a time lapse, at a part of it from 0 to 1: all units move at the same
/// time, then the centres change hands. There are no arrows and no marks.
Picture lapseAt(const Storyboard& story, double part);

/// Returns the card at an instant of story time, or nothing while the board is shown without a card. After
/// the end of the story, the card of the game's end stays. Cards fade in and out without motion too.
std::optional<ShownSlide> cardAt(const Storyboard& story, int ms);

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

} // namespace chancery
