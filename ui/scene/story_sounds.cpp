// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/story_sounds.h"

#include <algorithm>
#include <tuple>

namespace chancery {

namespace {

constexpr int atOnce = 120; ///< in milliseconds: what the ear takes for one

void addClashes(const Storyboard& story, std::vector<SoundMoment>& sounds)
{
    for (const TokenTrack& track : story.tokens)
        for (const Motion& motion : track.motions)
            if (motion.kind == Motion::Kind::Lean)
                sounds.push_back(
                    {motion.span.startsAt + static_cast<int>(motion.span.lasts * Motion::strikes),
                     Sound::Clash});
}

void addBeats(const Storyboard& story, std::vector<SoundMoment>& sounds)
{
    for (const Beat& beat : story.beats) {
        if (beat.gesture == Gesture::Dislodge) sounds.push_back({beat.tellsAt(), Sound::Dislodgement});
        if (beat.gesture == Gesture::Ending) sounds.push_back({beat.span.startsAt, Sound::Ending});
        if (beat.gesture != Gesture::Centres) continue;
        for (const OwnerChange& change : story.ownerChanges)
            if (change.at >= beat.span.startsAt && change.at < beat.span.endsAt())
                sounds.push_back({change.at, Sound::CentreTaken});
    }
}

} // namespace

std::vector<SoundMoment> soundsOf(const Storyboard& story)
{
    std::vector<SoundMoment> all, heard;
    addClashes(story, all);
    addBeats(story, all);
    std::ranges::sort(all, {}, [](const SoundMoment& one) { return std::tuple(one.at, one.sound); });
    for (const SoundMoment& one : all) {
        const bool again = std::ranges::any_of(heard, [&one](const SoundMoment& earlier) {
            return earlier.sound == one.sound && one.at - earlier.at < atOnce;
        });
        if (!again) heard.push_back(one);
    }
    return heard;
}

} // namespace chancery
