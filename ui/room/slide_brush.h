// SPDX-License-Identifier: GPL-3.0-or-later
// What every slide painter uses: text that fits, the sign of a power, arrows of change. For the slide
// painters only.
#pragma once

#include "ui/room/slide_painter.h"
#include "ui/words/slide_words.h"

#include <QPainter>

namespace chancery {

/// The weight of text on a slide.
enum class Weight { Plain, Bold };

/// Paints the parts of a slide into one box. All sizes and places are in the units of the painter; unit()
/// gives a size relative to the slide. It keeps references to the painter and the look, which must live
/// longer.
class SlideBrush
{
public:
    /// Makes a brush that paints into `box` and turns antialiasing on. `look.map` must not be null.
    SlideBrush(QPainter& painter, const QRectF& box, const SlideLook& look);

    /// Returns the painter.
    QPainter& painter() const { return painter_; }
    /// Returns the colours of the slide.
    const Theme& theme() const { return look_.theme; }
    /// Returns the texts for the slide's map.
    const SlideWords& words() const { return words_; }
    /// Returns the area that the slide fills.
    const QRectF& box() const { return box_; }
    /// Returns a hundredth of the slide's height.
    double unit() const { return box_.height() / 100; }

    /// Returns the least size of a text: capitals are 24 pixels high in a window of 1920 by 1080.
    double least() const { return 3.4 * unit(); }
    /// Returns the least side of a sign whose letter is as large as that.
    double leastSign() const { return least() / signLetterShare; }

    /// Returns the colour of text.
    QColor ink() const;
    /// Returns the colour of secondary text, closer to the ground than ink().
    QColor dim() const;
    /// Returns the colour of a gain.
    QColor gain() const { return theme().target; }
    /// Returns the colour of a loss.
    QColor loss() const { return theme().alarm; }

    /// Writes a heading at the top of the box and returns the area below it. Without text it returns the
    /// whole box.
    QRectF heading(const QString& text) const;
    /// Writes text on one line, `size` high or as much smaller as `room` needs, and returns its width. An
    /// invalid `colour` means ink(). In SVG files the text is written as outlines, because the typefaces may
    /// be missing where the file is opened.
    double write(const QRectF& room, Qt::Alignment alignment, const QString& text, double size,
                 Weight weight = Weight::Plain, const QColor& colour = {}) const;
    /// Returns the width of one line of text at this size.
    double widthOf(const QString& text, double size, Weight weight = Weight::Plain) const;
    /// Writes the letters of a power's sign in the middle of its card, bold and `size` high. Several letters
    /// become as narrow as the card needs; they stay as high.
    void letters(const QRectF& card, const QString& text, double size, const QColor& colour) const;
    /// Paints a card in the power's colour with the power's letter, as large as fits into `room`.
    void sign(const QRectF& room, Power power) const;
    /// Paints an arrow of this size: up for a positive `change`, down for a negative one, nothing for 0.
    void arrow(const QPointF& centre, double size, int change) const;
    /// Paints a piece of a bar in the power's colour, with corners of radius `corner`.
    void piece(const QRectF& room, Power power, double corner) const;

private:
    static constexpr double signLetterShare = .7; ///< the em of a sign's letter, as a share of its side

    QPainter& painter_;
    QRectF box_;
    const SlideLook& look_;
    SlideWords words_;
};

/// Paints the count of supply centres, and who took which from whom once the words are due.
void paintTally(const SlideBrush& brush, const TallySlide& tally);
/// Paints the supply centres of all powers over the years.
void paintRace(const SlideBrush& brush, const RaceSlide& race);
/// Paints the years of a race so far into a room, with axes for `years` years and texts of this size, and
/// without names.
void paintRaceSoFar(const SlideBrush& brush, const RaceSlide& race, std::size_t years, const QRectF& room,
                    double text);
/// Paints which centres changed their owner.
void paintChanges(const SlideBrush& brush, const ChangesSlide& changes);
/// Paints the card of a power that was eliminated.
void paintElimination(const SlideBrush& brush, const EliminationCard& card);
/// Paints the card of the end of the game: how it has ended, for whom, and what every power had.
void paintEnding(const SlideBrush& brush, const EndingCard& card);
/// Paints which player drew which power.
void paintLots(const SlideBrush& brush, const LotsSlide& lots);
/// Paints a vote and its result.
void paintVote(const SlideBrush& brush, const VoteSlide& vote);
/// Paints the scores of a Committee.
void paintScore(const SlideBrush& brush, const ScoreSlide& slide);
/// Paints the order of the speeches.
void paintSpeakers(const SlideBrush& brush, const SpeakersSlide& slide);
/// Paints the treaties and the conferences that all know.
void paintAgreements(const SlideBrush& brush, const AgreementsSlide& slide);
/// Paints the coin: what it decides, the players, and who has won it.
void paintCoin(const SlideBrush& brush, const CoinSlide& slide);

} // namespace chancery
