// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/told_texts.h"

#include "ui/words/captions.h"
#include "ui/words/room_panel.h"
#include "ui/words/slide_words.h"

#include <algorithm>

namespace chancery {

namespace {

QStringList textsAt(const Map& map, const PhaseRecord& record, const Beat& beat, int ms)
{
    const QStringList beside = textsOf(panelAt(map, record, beat, ms));
    return beside.isEmpty() ? QStringList{Captions(map, record).lineAt(beat, ms)} : beside;
}

/// Returns when texts can come or go between two instants.
std::vector<int> changesIn(const Map& map, const PhaseRecord& record, const Beat& beat, int from, int end)
{
    const int tells = beat.tellsAt();
    std::vector<int> all{from, tells};
    const auto turn = [&all](const RoomPanel& panel, const Span& span) {
        const std::vector<int> turns = turnsOf(panel, span);
        all.insert(all.end(), turns.begin(), turns.end());
    };
    if (beat.place != noProvince && tells > beat.span.startsAt) {
        all.push_back(beat.counts.startsAt);
        turn(questionOf(map, record, beat, beat.counts.startsAt), beat.lists());
    }
    turn(panelOf(map, record, beat), {tells, beat.span.endsAt() - tells});
    std::erase_if(all, [&](int ms) { return ms < from || ms >= end; });
    std::ranges::sort(all);
    return all;
}

} // namespace

std::vector<ToldText> toldTexts(const Map& map, const PhaseRecord& record, const Storyboard& story,
                                std::size_t number)
{
    const Beat& beat = story.beats[number];
    const int from = toldFrom(story, number),
              end = number + 1 < story.beats.size() ? toldFrom(story, number + 1) : story.lasts;
    if (beat.card != noCard)
        return {{SlideWords(map).caption(story.cards[beat.card].slide), {from, end - from}}};
    std::vector<ToldText> told;
    QStringList before;
    for (const int ms : changesIn(map, record, beat, from, end)) {
        const QStringList now = textsAt(map, record, beat, ms);
        for (ToldText& one : told)
            if (one.span.endsAt() == end && !now.contains(one.text)) one.span.lasts = ms - one.span.startsAt;
        for (const QString& text : now)
            if (!text.isEmpty() && !before.contains(text)) told.push_back({text, {ms, end - ms}});
        before = now;
    }
    return told;
}

} // namespace chancery
