// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a storyboard beat by beat: the time, and what each token, arrow and mark does.
#pragma once

#include "ui/scene/fights.h"
#include "ui/scene/order_drawing.h"
#include "ui/scene/tell.h"

#include <map>
#include <optional>

namespace chancery {

/// Indices into Outcome::results.
using Results = std::vector<std::size_t>;

/// A resolved phase and how its story is made; storyPhaseOf() makes one.
struct StoryPhase
{
    const Map& map;
    const BoardGeometry& board;
    const PhaseRecord& record;
    const Telling& telling;
    bool room;                          ///< whether it is for the audience window, whatever the camera sees
    std::vector<OrderDrawing> drawings; ///< [result] its order

    /// Returns the results of the phase.
    const Outcome& outcome() const { return *record.outcome; }
    /// Returns a result.
    const OrderResult& result(std::size_t i) const { return outcome().results[i]; }
    /// Returns the unit that an order is for.
    const Unit& unitOf(std::size_t i) const { return result(i).order.unit; }
    /// Returns the province of the unit that an order is for; noProvince if it names none, as a waived build
    /// does.
    Province provinceOf(std::size_t i) const
    {
        const Location at = unitOf(i).at;
        return at == nowhere ? noProvince : map.provinceOf(at);
    }
    /// Returns the way of a unit that moved or retreated, to where its token is afterwards.
    Curve wayOf(std::size_t i) const;
    /// Returns where the unit of a move or a retreat that succeeds comes to.
    Location goalOf(std::size_t i) const;
};

/// Returns a resolved phase with its orders drawn. All four must outlive it.
StoryPhase storyPhaseOf(const Map& map, const BoardGeometry& board, const PhaseRecord& record,
                        const Telling& telling);

/// Returns the time after a part of a span, in milliseconds.
inline int timeIn(const Span& span, double part)
{
    return span.startsAt + int(span.lasts * part);
}

/// Appends the beats of one resolved phase to a storyboard. It keeps the story time and connects results with
/// tokens, arrows and marks.
class StoryWriter
{
public:
    /// Starts with the board before the reveal and no beats. The phase must outlive it.
    explicit StoryWriter(const StoryPhase& phase);

    /// Returns what the story is about.
    const StoryPhase& phase() const { return phase_; }
    /// Returns the beats so far.
    const std::vector<Beat>& beats() const { return story_.beats; }
    /// Returns how many cards the story has so far.
    std::size_t cards() const { return story_.cards.size(); }
    /// Returns the time at which the next beat starts, in milliseconds.
    int now() const { return now_; }
    /// Has the next beat not start before this time.
    void waitUntil(int ms);

    /// Returns how long what a beat or its card tells takes to read, in milliseconds.
    int readingTime(const Beat& beat, const Slide* card = nullptr) const;
    /// Adds a beat that lasts so long, with a pause after it; returns its span.
    Span addBeat(Beat beat, int lasts, int pause);
    /// Adds a beat of `lengths` times Tempo::beat, or longer if there is more to read beside the board or on
    /// its card; returns its span.
    Span addBeat(Beat beat, double lengths, const Slide* card = nullptr);
    /// Adds the beat of a fight. There is time to read what is asked, and to count so many supports. Then its
    /// units move from part `begin` to part `end` of `lengths` times Tempo::beat, and then there is time to
    /// read the verdict. Returns the span of which these are parts.
    Span addFight(Beat beat, double lengths, double begin, double end, int supports);
    /// Adds a beat whose units move during `lengths` times Tempo::beat, with time to read what is said before
    /// and then what is told; returns when they move.
    Span addMoves(Beat beat, double lengths);
    /// Notes how a strength of the latest beat climbs.
    void addClimb(const Climb& climb) { story_.beats.back().climbs.push_back(climb); }

    /// Moves or changes the token of a unit.
    void move(const Unit& unit, const Motion& motion);
    /// Turns the token of a unit.
    void turn(const Unit& unit, const TokenTurn& turn);
    /// Turns the token back upright, if it is turned.
    void straighten(const Unit& unit, const Span& span);
    /// Takes the token of a unit off the board; `crossed` puts a cross where it was.
    void vanish(const Unit& unit, const Span& span, bool crossed);
    /// Lets all units that are left fade during a span, and be there again from `backAt` on, as they were.
    void hideUnits(const Span& goes, int backAt);
    /// Makes the unit of a build appear at this time in the beat.
    void appear(const Order& order, const Span& beat, int at);

    /// Draws the arrow of an order during a span.
    void drawArrow(std::size_t result, const Span& span);
    /// Takes the arrow of an order away from `at` on, to draw it again during a span.
    void drawAgain(std::size_t result, int at, const Span& span);
    /// Adds a mark that appears at this time, unless there is one of its kind at its place.
    void addMark(const Mark& mark, int popsAt);
    /// Adds a mark with its times, and returns its index.
    std::size_t addMark(const MarkTrack& track);
    /// Fades a mark that was added before.
    void fadeMark(std::size_t mark, const Span& span) { story_.marks[mark].fades = span; }
    /// Fades the rings round a unit that was supported in holding, or tried to, and all that was shown before
    /// the span of its own order.
    void fadeOrder(Province unit, const Span& span);
    /// Shows a result with its arrow and marks from `at` on; a burst is at `touches` if that is given.
    void showResult(std::size_t result, int at, const std::optional<Point>& touches = std::nullopt);
    /// Shows, at this time, that a fleet carries an army.
    void showLink(std::size_t convoy, int at);
    /// Fades the arrows of results that were shown, and the marks where they broke.
    void fadeArrows(const Results& results, const Span& span);
    /// Gives a province to another power.
    void changeOwner(const OwnerChange& change) { story_.ownerChanges.push_back(change); }
    /// Shows a card, once the one before has faded.
    void showCard(const CardTrack& card) { story_.cards.push_back(card); }
    /// Takes away the card that is shown after the present beat, if any, and has the board be seen again.
    void leaveCard();

    /// Adds a beat in which arrows, marks and cards fade and the provinces closed to retreats appear.
    void settle();
    /// Returns the storyboard with the moves of the camera; the writer must not be used afterwards.
    Storyboard finish(const FightViews& views) &&;

private:
    TokenTrack* trackOf(const Unit& unit);
    WordCount wordsOf(const Beat& beat, const Slide* card = nullptr) const;
    int timeToRead(int words) const { return words > 0 ? tempo_.notice + tempo_.word * words : 0; }

    const StoryPhase& phase_;
    const Tempo& tempo_;
    Storyboard story_;
    std::map<std::size_t, std::size_t> arrowOf_; ///< [result] index of its arrow track
    int now_ = 0;
};

/// The results of a phase by the beat that shows them.
using ResultGroups = std::map<Gesture, Results>;

/// Adds a beat in which only arrows and marks show the results of a group, one after another. An empty group
/// adds none.
void tellQuietly(StoryWriter& story, ResultGroups& groups, Gesture gesture, double lengths);
/// Adds a beat in which the units of a group leave the board.
void tellLeaving(StoryWriter& story, ResultGroups& groups, Gesture gesture);
/// Adds a beat in which lost powers regain centres and units, or do not.
void tellRevivals(StoryWriter& story, ResultGroups& groups);

/// Returns the group of a lost power's wish. Wishes that fail are shown with those that are granted, once the
/// insurrection is known.
Gesture revivalGesture(const OrderResult& result);

} // namespace chancery
