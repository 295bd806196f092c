// SPDX-License-Identifier: GPL-3.0-or-later
// What all slides are painted with: text that fits, the sign of a power, arrows of change. Only the painters of slides use
// this.
#pragma once

#include "ui/projector/slide_painter.h"
#include "ui/text/slide_words.h"

#include <QPainter>

namespace chancery {

enum class Weight { Plain, Bold };

class SlideBrush
{
public:
    SlideBrush(QPainter& painter, const QRectF& box, const SlideLook& look);

    QPainter& painter() const { return painter_; }
    const Theme& theme() const { return look_.theme; }
    const SlideWords& words() const { return words_; }
    const QRectF& box() const { return box_; }
    /// A hundredth of the slide's height: what sizes are given in.
    double unit() const { return box_.height() / 100; }

    QColor ink() const;
    QColor dim() const; ///< for what is said besides
    QColor gain() const { return theme().target; }
    QColor loss() const { return theme().alarm; }

    /// At the top; gives the room below it.
    QRectF heading(const QString& text) const;
    /// On one line, `size` pixels high or as small as it must be to fit. Gives its width.
    double write(const QRectF& room, Qt::Alignment alignment, const QString& text, double size,
                 Weight weight = Weight::Plain, const QColor& colour = {}) const;
    double widthOf(const QString& text, double size, Weight weight = Weight::Plain) const;
    /// A card in the power's colour with its letter.
    void sign(const QRectF& room, Power power) const;
    /// Up for a gain, down for a loss; told apart by shape and colour.
    void arrow(const QPointF& centre, double size, int change) const;
    /// A piece of a bar.
    void piece(const QRectF& room, Power power, double corner) const;

private:
    QPainter& painter_;
    QRectF box_;
    const SlideLook& look_;
    SlideWords words_;
};

// Each in a file of its own.
void paintTally(const SlideBrush& brush, const TallySlide& tally, bool told);
void paintRace(const SlideBrush& brush, const RaceSlide& race);
void paintChanges(const SlideBrush& brush, const ChangesSlide& changes);
void paintElimination(const SlideBrush& brush, const EliminationCard& card);
void paintEnding(const SlideBrush& brush, const EndingCard& card);
void paintLots(const SlideBrush& brush, const LotsSlide& lots);
void paintVote(const SlideBrush& brush, const VoteSlide& vote);

} // namespace chancery
