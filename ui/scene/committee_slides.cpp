// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/committee_slides.h"

#include "engine/committee/treaties.h"
#include "engine/game/held_conference.h"
#include "engine/game/standings.h"

#include <algorithm>

namespace chancery {

namespace {

/// Returns whether the players have seen a phase to its end.
bool wasSeen(const Game& played, const Phase& phase)
{
    return played.current().outcome && !isBefore(played.current().phase, phase);
}

} // namespace

std::optional<Slide> scoreSlide(const Game& played)
{
    if (!pointsCount(played.rulebook.options)) return std::nullopt;
    return ScoreSlide{standingsOf(played), endingOf(played).has_value(), delegatesOf(played)};
}

std::optional<Slide> speakersSlide(const Game& played)
{
    const std::vector<SpeechRound>& all = played.committee.speeches;
    const auto round = std::find_if(all.rbegin(), all.rend(), [](const SpeechRound& one) {
        return !one.order.empty(); // perhaps of a phase that is not played yet
    });
    if (round == all.rend()) return std::nullopt;
    return SpeakersSlide{round->phase, round->order, round->turn, round->seconds, delegatesOf(played)};
}

std::optional<Slide> agreementsSlide(const Game& played)
{
    AgreementsSlide slide;
    for (const Conference& one : played.committee.conferences) {
        if (!one.opened) continue;
        std::optional<Phase> ended = one.ended;
        if (ended && !wasSeen(played, *ended)) ended.reset();
        slide.conferences.push_back({one.name, one.place, *one.opened, ended});
    }
    for (Treaty one : played.committee.treaties) {
        if (one.secret || !isConcluded(one)) continue;
        std::erase_if(one.breaches, [&](const Breach& breach) { return !wasSeen(played, breach.phase); });
        slide.treaties.push_back({one.title, one.terms, one.parties, one.breaches});
    }
    if (slide.conferences.empty() && slide.treaties.empty()) return std::nullopt;
    std::ranges::reverse(slide.conferences);
    std::ranges::reverse(slide.treaties);
    std::ranges::stable_partition(slide.conferences, [](const ShownConference& one) { return !one.ended; });
    return slide;
}

} // namespace chancery
