// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/card_beats.h"

#include <algorithm>
#include <set>

namespace chancery {

namespace {

constexpr int fadeTime = 350; ///< how long a card takes to appear, in milliseconds
constexpr double tallyLengths = 3.4, cardLengths = 2.4,
                 longestLengths = 5.5; ///< how long cards last, in lengths of Tempo::beat

/// Returns how long the card of a turn lasts: longer with more lines to look at.
double lengthsOf(const TurnCard& card)
{
    std::set<Power> powers;
    for (const Transfer& transfer : card.transfers) powers.insert({transfer.from, transfer.to});
    const auto lines = card.ousted.size() + card.turncoats.size() + powers.size();
    return std::min(cardLengths + double(lines) * .3, longestLengths);
}

void tellCard(StoryWriter& story, Gesture gesture, double lengths, const Slide& slide)
{
    const Span span = story.addBeat({gesture, {}, {}, {}, {}, noProvince, story.cards()}, lengths);
    const Span appears{span.startsAt, std::min(fadeTime, span.lasts / 4)};
    story.showCard({slide, appears, {appears.endsAt(), timeIn(span, 0.6) - appears.endsAt()}, never});
}

} // namespace

void tellCards(StoryWriter& story)
{
    for (const Slide& slide : story.phase().telling.cards) {
        if (const auto* turn = std::get_if<TurnCard>(&slide))
            tellCard(story, Gesture::Summary, lengthsOf(*turn), slide);
        if (std::holds_alternative<TallySlide>(slide)) tellCard(story, Gesture::Tally, tallyLengths, slide);
        if (std::holds_alternative<EliminationCard>(slide))
            tellCard(story, Gesture::Elimination, cardLengths, slide);
    }
}

void tellEnding(StoryWriter& story)
{
    for (const Slide& slide : story.phase().telling.cards)
        if (std::holds_alternative<EndingCard>(slide)) tellCard(story, Gesture::Ending, cardLengths, slide);
}

} // namespace chancery
