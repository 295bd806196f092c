// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/calm_frame.h"

#include "ui/scene/frame.h"

namespace chancery {

namespace {

constexpr int fadeMs = 400;

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
