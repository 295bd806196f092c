// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a storyboard step by step; only tell.cpp and its neighbours use this.
#pragma once

#include "ui/scene/badges.h"
#include "ui/scene/fights.h"
#include "ui/scene/order_drawing.h"
#include "ui/scene/shots.h"
#include "ui/scene/tell.h"

#include <map>

namespace chancery {

constexpr int badgeTime = 240; ///< how long a badge takes to appear, in milliseconds

/// Appends the beats of one resolved phase to a storyboard. It keeps the story time and connects results with
/// tokens, arrows and marks. All arguments of the constructor but `telling` must outlive it.
class Teller
{
public:
    /// Starts with the board before the reveal and no beats. The phase must be resolved.
    Teller(const Map& map, const BoardGeometry& board, const PhaseRecord& record, const Telling& telling);

    /// Adds the beats of a movement phase: orders, supports, convoys, then moves and fights.
    void tellMovement();
    /// Adds the beats of a retreat phase.
    void tellRetreats();
    /// Adds the beats of an adjustment phase.
    void tellAdjustments();
    /// Adds a beat in which centres change hands, if any do.
    void tellCentres();
    /// Adds a beat for each tally and elimination card.
    void tellCards();
    /// Adds a beat for the card of the game's end. It comes after settle().
    void tellEnding();
    /// Adds a beat in which arrows, marks and cards fade and the provinces closed to retreats appear.
    void settle();
    /// Returns the storyboard; the teller must not be used afterwards.
    Storyboard finish() &&;

private:
    using Results = std::vector<std::size_t>;

    const Outcome& outcome() const { return *record_.outcome; }
    const OrderResult& result(std::size_t i) const { return outcome().results[i]; }
    int share(const Span& span, double part) const { return span.startsAt + int(span.lasts * part); }

    /// Adds a beat and returns its span, which it sets: `lengths` times Tempo::beat, or longer if there is
    /// more to read.
    Span beginBeat(Beat beat, double lengths);
    /// Returns how long the words of a beat take to read, in milliseconds.
    int readingTime(const Beat& beat) const;
    void tellCard(Gesture gesture, double lengths, const Slide& slide);
    void group(Gesture gesture, std::size_t result) { groups_[gesture].push_back(result); }

    void tellOrders();
    /// Returns the orders that are read out, those of one beat together.
    std::vector<Results> ordersByBeat() const;
    /// Returns how long the beats last that read out these orders, in milliseconds.
    std::vector<int> listTimes(const std::vector<Results>& all) const;
    void readOut(const Results& orders, int lasts);
    /// Shows an order with its arrow and marks, and turns its token, during a span.
    void draw(std::size_t result, const Span& span);
    /// Adds a beat in which only arrows and marks show the results of a group, one after another. An empty
    /// group adds none.
    void tellQuietly(Gesture gesture, double lengths);
    /// Adds a beat of the armies and fleets that a paradox stops.
    void tellParadoxes();
    void tellSupports();
    void tellConvoys();
    /// Returns the convoys sorted by army, and those of one army from its first fleet on.
    Results alongTheChains(Results convoys) const;
    void tellQuietMoves(Results moves);
    void tellFight(const Fight& fight);
    /// Leaves time for the camera to go to the view of a fight, or to the whole board before other beats.
    void makeRoomFor(const MapArea& view);
    /// Fades the arrows of results that have been shown, with those of the supports and convoys that they
    /// needed, after the present beat.
    void clearAway(const Results& told);
    /// Shows the results of a fight that are not moves: those of dislodged units when they are pushed aside,
    /// the others before anything moves.
    void showCauses(const Fight& fight, const Span& span);
    void advance(std::size_t result, const Span& span);
    void fail(std::size_t result, const Span& span);
    void pushAside(const DislodgedUnit& dislodged, const Span& span);
    /// Returns the units that the moves of this fight dislodge.
    std::vector<DislodgedUnit> dislodgedIn(const Fight& fight) const;
    void tellClashes();
    /// Adds a beat in which the units of a group leave the board.
    void tellLeaving(Gesture gesture);
    /// Returns the group of a result in a movement phase. planMoves() sorts the moves that could be carried
    /// out; their group is not shown as one.
    Gesture movementGesture(std::size_t i) const;
    Gesture retreatGesture(std::size_t i) const;
    Gesture adjustmentGesture(std::size_t i) const;
    Gesture revivalGesture(std::size_t i) const;
    /// Returns whether a wish of a lost power is decided only after the retreats, so that this story has
    /// nothing of it.
    bool isAwaited(std::size_t i) const { return result(i).finding.rule == Rule::RevivalAwaited; }
    /// Adds a beat in which lost powers regain centres and units, or do not.
    void tellRevivals();
    /// Makes the unit of a build appear at this time in the beat.
    void appear(const Order& order, const Span& beat, int at);

    TokenTrack* trackOf(const Unit& unit);
    void move(const Unit& unit, const Motion& motion);
    void turn(const Unit& unit, const Turn& turn);
    /// Turns the token back upright, if it is turned.
    void straighten(const Unit& unit, const Span& span);
    void vanish(const Unit& unit, const Span& span, bool crossed);
    /// Returns the way of a unit that moved or retreated, to where its token is afterwards.
    Curve wayOf(std::size_t i) const;
    void addMark(const Mark& mark, int popsAt);
    /// Returns whether the result of a unit counts this support.
    bool supportCounts(Province supporter, Province helped) const;
    /// Returns the strengths after these supports, each in the order in which they count.
    std::vector<Badge> countedBy(const Results& supports) const;
    /// Returns the strengths that a fight compares, and those that its units have on the board already.
    std::vector<Badge> badgesOf(const Fight& fight) const;
    /// Draws a strength beside the token of its unit from this time on, in place of an earlier one.
    void showBadge(const Badge& badge, int at);
    /// Returns the scales of tokens and badges from every distance of the camera.
    std::vector<BadgeScales> badgeScales() const;
    /// Fades the badges of a unit from this time on.
    void dropBadge(Province unit, int at);
    /// Shows the result with its arrow and marks from `at` on.
    void showResult(std::size_t i, int at);

    const Map& map_;
    const BoardGeometry& board_;
    const PhaseRecord& record_;
    Tempo tempo_;
    double scale_, badgeScale_; ///< of tokens and what belongs to them, and of badges
    bool room_;                 ///< whether it is for the audience window, whatever the camera sees
    std::vector<Province> wanted_;
    std::vector<Slide> cards_;
    std::function<double(const Beat&)> words_;
    Reading reading_;
    Storyboard story_;
    std::vector<OrderDrawing> drawings_;
    std::map<std::size_t, std::size_t> arrowOf_; ///< [result] index of its arrow track
    std::map<Gesture, Results> groups_;
    using BadgePlace = std::pair<Province, bool>; ///< the unit, and Badge::below
    std::map<BadgePlace, std::size_t> badgeOf_;   ///< index of the mark of the latest badge
    std::map<BadgePlace, Badge> shown_;           ///< the latest badge
    std::map<Province, BadgeSpot> spots_;         ///< [unit] of its badges, where not the usual one
    FightViews views_;                            ///< where the camera goes
    MapArea seen_;                                ///< where it is
    int now_ = 0;
};

} // namespace chancery
