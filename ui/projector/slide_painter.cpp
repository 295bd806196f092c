// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/projector/slide_painter.h"

#include "ui/projector/slide_brush.h"
#include "ui/text/overloaded.h"

namespace chancery {

void paintSlide(QPainter& painter, const QRectF& box, const Slide& slide, const SlideLook& look, bool told)
{
    const SlideBrush brush(painter, box, look);
    std::visit(Overloaded{
                   [&](const TallySlide& tally) { paintTally(brush, tally, told); },
                   [&](const RaceSlide& race) { paintRace(brush, race); },
                   [&](const ChangesSlide& changes) { paintChanges(brush, changes); },
                   [&](const EliminationCard& card) { paintElimination(brush, card); },
                   [&](const EndingCard& card) { paintEnding(brush, card); },
               },
               slide);
}

} // namespace chancery
