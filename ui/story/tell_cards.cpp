// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the cards that close a story. They come when everything on the board has been shown.
#include "ui/story/teller.h"

namespace chancery {

namespace {

constexpr int fadeTime = 350;                           ///< how long a card takes to appear, in milliseconds
constexpr double tallyLengths = 3.4, cardLengths = 2.4; ///< how long cards last, in lengths of Tempo::beat

} // namespace

void Teller::tellCards()
{
    for (const Slide& slide : cards_) {
        if (std::holds_alternative<TallySlide>(slide)) tellCard(Gesture::Tally, tallyLengths, slide);
        if (std::holds_alternative<EliminationCard>(slide))
            tellCard(Gesture::Elimination, cardLengths, slide);
    }
}

void Teller::tellEnding()
{
    for (const Slide& slide : cards_)
        if (std::holds_alternative<EndingCard>(slide)) tellCard(Gesture::Ending, cardLengths, slide);
}

void Teller::tellCard(Gesture gesture, double lengths, const Slide& slide)
{
    const Span span = beginBeat({gesture, {}, {}, {}, {}, noProvince, story_.cards.size()}, lengths);
    const Span appears{span.startsAt, std::min(fadeTime, span.lasts / 4)};
    // The card before disappears when this one has covered it.
    if (!story_.cards.empty() && story_.cards.back().fades == never)
        story_.cards.back().fades = {appears.endsAt(), 0};
    story_.cards.push_back({slide, appears, {appears.endsAt(), share(span, 0.6) - appears.endsAt()}, never});
}

} // namespace chancery
