// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/group_beats.h"

namespace chancery {

void tellQuietly(StoryWriter& story, ResultGroups& groups, Gesture gesture, double lengths)
{
    const Results& results = groups[gesture];
    if (results.empty()) return;
    const Span span = story.addBeat({gesture, {}, results, {}}, lengths);
    for (std::size_t k = 0; k < results.size(); ++k)
        story.showResult(results[k], timeIn(span, 0.6 * double(k) / double(results.size())));
}

void tellLeaving(StoryWriter& story, ResultGroups& groups, Gesture gesture)
{
    const Results& results = groups[gesture];
    if (results.empty()) return;
    const Span span = story.addBeat({gesture, {}, results, {}}, 0.9);
    for (const std::size_t i : results) {
        story.showResult(i, span.startsAt);
        story.vanish(story.phase().unitOf(i), {timeIn(span, 0.3), int(span.lasts * 0.7)}, true);
    }
}

void tellRevivals(StoryWriter& story, ResultGroups& groups)
{
    const Results& results = groups[Gesture::Revive];
    if (results.empty()) return;
    const Span span = story.addBeat({Gesture::Revive, {}, results, {}}, 1);
    for (const std::size_t i : results)
        if (const OrderResult& wish = story.phase().result(i); wish.finding.rule == Rule::RevivalBuilt)
            story.appear(wish.order, span, span.startsAt);
}

Gesture revivalGesture(const OrderResult& result)
{
    return result.verdict == Verdict::Illegal ? Gesture::Void : Gesture::Revive;
}

} // namespace chancery
