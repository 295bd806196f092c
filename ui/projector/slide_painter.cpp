// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/projector/slide_painter.h"

#include "ui/projector/slide_brush.h"
#include "ui/text/overloaded.h"

#include <algorithm>

namespace chancery {

namespace {

constexpr double sideShare = .04, topShare = .03; ///< of the height, left free round the content
constexpr double widest = 1.72;                   ///< the largest width, in heights

} // namespace

QRectF slideBox(const QRectF& area, double margin)
{
    const double side = std::max(margin, area.height() * sideShare), top = area.height() * topShare;
    QRectF box = area.adjusted(side, top, -side, -top);
    if (box.width() > box.height() * widest) {
        const double spare = (box.width() - box.height() * widest) / 2;
        box.adjust(spare, 0, -spare, 0);
    }
    return box;
}

bool isBeingTold(const ShownSlide& shown)
{
    return shown.told < 1 && (std::holds_alternative<TallySlide>(shown.slide) || isToldUpwards(shown.slide));
}

bool isToldUpwards(const Slide& slide)
{
    return std::holds_alternative<EndingCard>(slide);
}

void paintSlide(QPainter& painter, const QRectF& box, const Slide& slide, const SlideLook& look, bool told)
{
    const SlideBrush brush(painter, box, look);
    std::visit(Overloaded{
                   [&](const TallySlide& tally) { paintTally(brush, tally, told); },
                   [&](const RaceSlide& race) { paintRace(brush, race); },
                   [&](const ChangesSlide& changes) { paintChanges(brush, changes); },
                   [&](const TurnCard& card) { paintTurn(brush, card); },
                   [&](const EliminationCard& card) { paintElimination(brush, card); },
                   [&](const EndingCard& card) { paintEnding(brush, card, told); },
                   [&](const LotsSlide& lots) { paintLots(brush, lots); },
                   [&](const VoteSlide& vote) { paintVote(brush, vote); },
               },
               slide);
}

} // namespace chancery
