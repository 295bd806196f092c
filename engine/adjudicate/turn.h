// SPDX-License-Identifier: GPL-3.0-or-later
// The orders of a movement phase turned inside out, once, before any question is asked: sets of provinces.
#pragma once

#include "engine/orders/legality.h"
#include "engine/rules/options.h"
#include "engine/rules/paradox_rule.h"

namespace chancery {

/// What the orders say, illegal and unmatched ones left out. A unit is named by the province it started from.
/// Arrays hold values only where the comment says; nothing here depends on how the phase turns out.
class Turn
{
public:
    /// Writes into `judged`, which is as long as `orders`, why each order does not count, or Rule::None.
    Turn(const Board& board, std::span<const Order> orders, std::span<Rule> judged, const RuleOptions& options);

    const Map& map() const { return board.map; }
    ProvinceSet ownUnits(Province unit) const { return board.of(board[unit].power); }
    Province destination(Province mover) const { return target[index(mover)]; }
    ProvinceSet attackersOf(Province p) const
    {
        return destinations.has(p) ? attackers[index(p)] : ProvinceSet{};
    }
    /// The unit in `mover`'s destination is ordered to where `mover` comes from.
    bool facing(Province mover) const { return goes(destination(mover), mover); }
    /// The fleets from which a convoyed army can come ashore.
    ProvinceSet lastFleets(Province army) const
    {
        return convoyersOf[index(army)] & map().seasTouching[index(destination(army))];
    }
    /// The attack comes from the space that the support is directed at, and so does not cut it (DATC 4.A.4).
    bool comesFromTarget(Province attacker, Province supporter) const;

    const Board& board;
    const RuleOptions& options;
    const ParadoxHandling handling;
    ProvinceSet ordered;    ///< units with any legal order
    ProvinceSet movers;     ///< units with a legal order to move
    ProvinceSet supporters; ///< units whose support matches what was ordered
    ProvinceSet convoyers;  ///< fleets whose convoy matches a move
    ProvinceSet unmatched;  ///< units with a legal support that matches nothing
    ProvinceSet idle;       ///< fleets with a legal convoy that matches nothing
    ProvinceSet bySea;      ///< movers that go by convoy or not at all (DATC 4.A.3)
    ProvinceSet either;     ///< movers that go by convoy if one survives and over land otherwise
    ProvinceSet unwritten;  ///< movers that must write one of several ways and have not, and their fleets (4.A.6)
    ProvinceSet wholeWay;   ///< movers that need every fleet of the way they wrote (4.A.6; Twenty 8.d, 14)
    ProvinceSet yielding;   ///< movers that bounce nobody once the unit from their destination dislodges them (4.A.7)
    ProvinceSet steadfast;  ///< movers that bounce others whatever becomes of them
    ProvinceSet meeting;    ///< movers that meet a convoyed attack on the way (Brannan's rule, 4.A.4)
    ProvinceSet wavering;   ///< supporters for whom this rulebook has special words about what cuts them
    ProvinceSet unbending;  ///< supporters whom not even their target cuts by dislodging them (Twenty 13)
    ProvinceSet ashore;     ///< armies whose attack comes from their last fleet (Brannan's rule, 4.A.4)
    ProvinceSet abandoned;  ///< units that are disbanded if dislodged, their power having given no orders
    ProvinceSet supported;  ///< units with a matching support
    ProvinceSet destinations;
    ProvinceSet contended;                      ///< destinations of two movers or more
    std::array<Province, maxProvinces> target;  ///< [mover or supporter] where it, or what it supports, goes
    std::array<Location, maxProvinces> arrival; ///< [mover] the coast it comes to
    std::array<Province, maxProvinces> helped;  ///< [support or convoy, unmatched too] whose order it serves
    std::array<Province, maxProvinces> met;     ///< [meeting] whom
    std::array<ProvinceSet, maxProvinces> attackers;    ///< [destination] who moves there
    std::array<ProvinceSet, maxProvinces> supportersOf; ///< [unit] whose supports match its order
    std::array<ProvinceSet, maxProvinces> convoyersOf;  ///< [unit] whose convoys match its move
    std::array<std::uint32_t, maxProvinces> orderOf;    ///< [ordered unit] index of the order that counts

private:
    /// Units by the kind of their order: each kind is then treated in a row, which spares the processor
    /// surprises.
    struct Groups
    {
        ProvinceSet holds, supportHolds, supportMoves, convoys;
    };

    // Reading, in turn.cpp.
    Rule read(const Order& order, std::uint32_t number);
    Rule readProxy(const Order& order, std::uint32_t number);
    template<class C>
    Rule take(Province unit, const Order& order, std::uint32_t number, ProvinceSet& group);
    Rule refuse(Province unit, const Order& order, Rule illegal);
    Rule again(Province unit, const Order& order, std::uint32_t number);
    void drop(Province unit);
    void readMove(Province unit, const Move& move);
    void refuseUnconvoyed();

    // Matching, in turn_matching.cpp.
    void matchAll();
    void match(Province unit, const SupportHold& support);
    void match(Province unit, const SupportMove& support);
    void match(Province unit, const Convoy& convoy);
    void addSupport(Province unit, Province supported, Province into);
    bool goes(Province unit, Province to) const { return movers.has(unit) && destination(unit) == to; }
    bool coastAgrees(Province mover, Location named) const;
    bool mayBeHeldUp(Province holder) const;
    ProvinceSet unitsInDisorder() const;

    // Going by sea, and what follows from it, in turn_convoys.cpp.
    void chooseRoutes();
    void chooseRoute(Province army);
    enum class Passage : std::uint8_t { Land, Sea, SeaOrLand };
    Passage passageToNeighbour(Province army) const;
    void keepToWrittenPath(Province army);
    bool onlyOneRoute(Province army) const;
    void findYielding();
    void findMeetings();
    void findWavering();

    const Order& order(Province unit) const { return orders_[orderOf[index(unit)]]; }

    std::span<const Order> orders_;
    std::span<Rule> judged_;
    Groups groups_;
    ProvinceSet viaConvoy_;    ///< movers whose order says so
    ProvinceSet spent_;        ///< units that have had their order, legal or not
    ProvinceSet triedToMove_;  ///< units whose illegal move still denies them support to hold
    ProvinceSet helpless_;     ///< units in civil disorder that cannot be supported
};

} // namespace chancery
