// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/story/calm_frame.h"

#include "ui/story/frame.h"

#include <algorithm>

namespace chancery {

namespace {

constexpr int fadeMs = 400;

/// Returns the items of both pictures. Those only in `before` fade out and those only in `after` fade in, as
/// `u` goes from 0 to 1.
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

} // namespace

Picture calmFrameAt(const Storyboard& story, int ms)
{
    if (ms < 0 || story.beats.empty()) return story.first;
    const std::size_t told = beatAt(story, ms);
    const Span& span = story.beats[told].span;
    Picture after = frameAt(story, span.endsAt());
    const double u = double(ms - span.startsAt) / fadeMs;
    if (u >= 1) return after;
    const Picture before = told == 0 ? story.first : frameAt(story, story.beats[told - 1].span.endsAt());
    if (u < 0.5) after.owner = before.owner;
    after.tokens = faded(before.tokens, after.tokens, u);
    after.arrows = faded(before.arrows, after.arrows, u);
    after.marks = faded(before.marks, after.marks, u);
    return after;
}

std::optional<ShownSlide> calmCardAt(const Storyboard& story, int ms)
{
    std::optional<ShownSlide> card = cardAt(story, ms);
    if (card) card->told = 1;
    return card;
}

} // namespace chancery
