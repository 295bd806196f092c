// SPDX-License-Identifier: GPL-3.0-or-later
// A storyboard while it is being written; only tell.cpp and its neighbours use this.
#pragma once

#include "ui/picture/order_drawing.h"
#include "ui/story/fights.h"
#include "ui/story/tell.h"

#include <map>

namespace chancery {

constexpr int badgeTime = 240; ///< milliseconds in which the number on a badge appears

/// Keeps the time, and ties results to tokens, arrows and marks.
class Teller
{
public:
    Teller(const Map& map, const BoardGeometry& board, const PhaseRecord& record, const Telling& telling);

    void tellMovement();
    void tellRetreats();
    void tellAdjustments();
    void tellCentres();
    /// Of the year's end, then, when arrows have faded, of the game's.
    void tellCards();
    void tellEnding();
    /// Arrows and marks fade; closed spaces of the next phase appear.
    void settle();
    Storyboard finish() &&;

private:
    using Results = std::vector<std::size_t>;

    const Outcome& outcome() const { return *record_.outcome; }
    const OrderResult& result(std::size_t i) const { return outcome().results[i]; }
    int share(const Span& span, double part) const { return span.startsAt + int(span.lasts * part); }

    /// Opens a beat after the one before; `lengths` in Tempo::beat. Nothing if it has no results.
    Span beginBeat(Gesture gesture, double lengths, Results results);
    void tellCard(Gesture gesture, double lengths, const Slide& slide);
    void group(Gesture gesture, std::size_t result) { groups_[gesture].push_back(result); }

    void tellOrders();
    void readOut(std::size_t result);
    /// A beat in which only arrows and marks show what became of the orders, one after another.
    void tellQuietly(Gesture gesture, double lengths);
    void tellSupports();
    void tellConvoys();
    /// Army by army, each chain from its first fleet on.
    Results alongTheChains(Results convoys) const;
    void tellQuietMoves(Results moves);
    void tellFight(const Fight& fight);
    void advance(std::size_t result, const Span& span);
    void fail(std::size_t result, const Span& span);
    void pushAside(const DislodgedUnit& dislodged, const Span& span);
    /// Those whose space is fought for.
    std::vector<DislodgedUnit> dislodgedIn(const Fight& fight) const;
    void tellClashes();
    void tellDisbands();
    /// Of all orders but moves that could be carried out: these are told fight by fight.
    Gesture movementGesture(std::size_t i) const;
    Gesture retreatGesture(std::size_t i) const;
    Gesture adjustmentGesture(std::size_t i) const;
    Gesture revivalGesture(std::size_t i) const;
    /// Lost powers regain centres, and a unit.
    void tellRevivals();
    /// Its unit pops up.
    void appear(const Order& order, const Span& beat, int at);

    TokenTrack* trackOf(const Unit& unit);
    void move(const Unit& unit, const Motion& motion);
    void turn(const Unit& unit, const Turn& turn);
    /// Back as it was, if it is turned.
    void straighten(const Unit& unit, const Span& span);
    void vanish(const Unit& unit, const Span& span, bool crossed);
    /// The token of a unit that went somewhere, on its way and where it arrives.
    Curve wayOf(std::size_t i) const;
    void addMark(const Mark& mark, int popsAt);
    /// False for a given support that does not count (DATC 5.B.4: nobody helps to dislodge his own unit).
    bool supportCounts(const Order& support, const Unit& helped) const;
    /// The number at the supported token goes up by one.
    void countSupport(const Order& support, int at);
    /// The unit goes away from its number.
    void dropBadge(Province unit, int at);
    /// Arrow and marks show the result from `at` on.
    void showResult(std::size_t i, int at);

    const Map& map_;
    const BoardGeometry& board_;
    const PhaseRecord& record_;
    Tempo tempo_;
    double scale_;
    std::vector<Province> wanted_;
    std::vector<Slide> cards_;
    Storyboard story_;
    std::vector<OrderDrawing> drawings_;
    std::map<std::size_t, std::size_t> arrowOf_; ///< [result] index of its arrow track
    std::map<Gesture, Results> groups_;
    std::map<Province, std::size_t> badgeOf_; ///< [supported unit] index of its latest badge
    std::map<Province, int> strength_;        ///< [supported unit] 1 and its supports so far
    int now_ = 0;
};

} // namespace chancery
