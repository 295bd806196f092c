// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the cards that close a story. They come when everything on the board has been shown.
#include "ui/scene/teller.h"

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

} // namespace

void Teller::tellCards()
{
    for (const Slide& slide : cards_) {
        if (const auto* turn = std::get_if<TurnCard>(&slide))
            tellCard(Gesture::Summary, lengthsOf(*turn), slide);
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
