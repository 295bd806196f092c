// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/room/slide_painter.h"

#include "ui/room/room_text.h"
#include "ui/room/slide_brush.h"
#include "ui/words/overloaded.h"

#include <QPainter>

namespace chancery {

namespace {

constexpr double sideShare = .03, topShare = .02; ///< of the height, left free round the content
constexpr double widest = 1.72;                   ///< the largest width, in heights

/// Paints the notes on a phase, as large as there is room for.
void paintNotes(const SlideBrush& brush, const NotesSlide& slide)
{
    const double u = brush.unit();
    const QRectF room = brush.heading(brush.words().heading(slide)).adjusted(4 * u, 2 * u, -4 * u, -2 * u);
    writeLines(brush, room, Qt::AlignLeft | Qt::AlignVCenter, QString::fromStdString(slide.text).simplified(),
               6.5 * u, brush.least());
}

/// Returns whether the board is seen behind a slide: every ending has it in it.
bool isOverBoard(const Slide& slide)
{
    return std::holds_alternative<EndingCard>(slide) || std::holds_alternative<EliminationCard>(slide);
}

} // namespace

QRectF slideBox(const QRectF& area)
{
    const double side = area.height() * sideShare, top = area.height() * topShare;
    QRectF box = area.adjusted(side, top, -side, -top);
    if (box.width() > box.height() * widest) {
        const double spare = (box.width() - box.height() * widest) / 2;
        box.adjust(spare, 0, -spare, 0);
    }
    return box;
}

QColor groundOf(const Slide& slide, const Theme& theme)
{
    constexpr double share = .8; // enough for text over any board
    QColor ground = theme.surround;
    if (isOverBoard(slide)) ground.setAlphaF(share);
    return ground;
}

bool coversBoard(const ShownSlide& shown)
{
    return shown.opacity >= 1 && !isOverBoard(shown.slide);
}

void paintSlide(QPainter& painter, const QRectF& box, const Slide& slide, const SlideLook& look)
{
    const SlideBrush brush(painter, box, look);
    std::visit(Overloaded{
                   [&](const TallySlide& tally) { paintTally(brush, tally); },
                   [&](const RaceSlide& race) { paintRace(brush, race); },
                   [&](const ChangesSlide& changes) { paintChanges(brush, changes); },
                   [&](const EliminationCard& card) { paintElimination(brush, card); },
                   [&](const EndingCard& card) { paintEnding(brush, card); },
                   [&](const LotsSlide& lots) { paintLots(brush, lots); },
                   [&](const VoteSlide& vote) { paintVote(brush, vote); },
                   [&](const ScoreSlide& score) { paintScore(brush, score); },
                   [&](const SpeakersSlide& speakers) { paintSpeakers(brush, speakers); },
                   [&](const AgreementsSlide& agreed) { paintAgreements(brush, agreed); },
                   [&](const CoinSlide& coin) { paintCoin(brush, coin); },
                   [&](const NotesSlide& notes) { paintNotes(brush, notes); },
               },
               slide);
}

namespace {

/// A slide that comes is painted in its first frame and laid over the board from the next one on, because
/// both together would take longer than a frame. It would change colours by one part of 255.
constexpr double leastSeen = .01;

} // namespace

void SlideImages::setSlide(const Slide& slide)
{
    if (slide_ == slide) return;
    slide_ = slide;
    forget();
}

void SlideImages::forget()
{
    image_ = {};
}

QImage SlideImages::painted(const QSizeF& size, const SlideLook& look, double ratio) const
{
    const QColor ground = groundOf(*slide_, look.theme);
    QImage image((size * ratio).toSize(),
                 ground.alpha() < 255 ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    image.fill(ground);
    QPainter painter(&image);
    paintSlide(painter, slideBox({QPointF(), size}), *slide_, look);
    return image;
}

void SlideImages::paint(QPainter& painter, const QRectF& area, const ShownSlide& shown, const SlideLook& look,
                        double ratio)
{
    setSlide(shown.slide);
    if (image_.size() != (area.size() * ratio).toSize()) image_ = painted(area.size(), look, ratio);
    painter.save();
    painter.setOpacity(shown.opacity);
    if (shown.opacity >= leastSeen) painter.drawImage(area.topLeft(), image_);
    painter.restore();
}

} // namespace chancery
