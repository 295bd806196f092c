// SPDX-License-Identifier: GPL-3.0-or-later
// The orders of a movement phase as sets of provinces, built once before any question is decided.
#pragma once

#include "engine/orders/legality.h"
#include "engine/rules/options.h"
#include "engine/rules/paradox_rule.h"

namespace chancery {

/// The orders that count, without illegal ones, by the provinces where units started. Arrays hold values only
/// where the comment says so. Nothing here depends on how the phase ends.
class Turn
{
public:
    /// Reads the orders. Writes into `judged`, which is as long as `orders`, why each order does not count,
    /// or Rule::None. Board, orders, `judged` and options must outlive the turn. `handedIn` are powers known
    /// to have handed in a sheet, whatever is on it; every power with an order has.
    Turn(const Board& board, std::span<const Order> orders, std::span<Rule> judged,
         const RuleOptions& options, PowerSet handedIn = {});

    const Map& map() const { return board.map; } ///< the map of the board
    /// Returns the units of the same power as this one, itself included.
    ProvinceSet ownUnits(Province unit) const { return board.of(board[unit].power); }
    /// Returns the province to which a mover is ordered.
    Province destination(Province mover) const { return target[index(mover)]; }
    /// Returns the units that are ordered to move to `p`.
    ProvinceSet attackersOf(Province p) const
    {
        return destinations.has(p) ? ProvinceSet(attackers[index(p)]) : ProvinceSet{};
    }
    /// Returns whether the unit in `mover`'s destination is ordered to where `mover` comes from.
    bool facing(Province mover) const { return goes(destination(mover), mover); }
    /// Returns the convoying fleets from which an army can come ashore.
    ProvinceSet lastFleets(Province army) const
    {
        return convoyersOf[index(army)] & map().seasTouching[index(destination(army))];
    }
    /// Returns whether the attack comes from the province at which the support is directed and therefore does
    /// not cut it (DATC 4.A.4).
    bool comesFromTarget(Province attacker, Province supporter) const;
    /// Returns the legal order of a unit that has one.
    const Order& order(Province unit) const { return orders_[orderOf[index(unit)]]; }
    /// Returns whether a unit has no legal order, but an illegal one of its own power.
    bool misordered(Province unit) const;
    /// Returns the sea provinces that a mover wrote as its way, if the rulebook follows them (DATC 4.A.6).
    ProvinceSet writtenWay(Province mover) const
    {
        return writtenPath(options).heeded ? as<Move>(order(mover))->path : ProvinceSet{};
    }
    /// Returns the fleets that belong to the army's routes: all of its written route; else those on any way
    /// through the fleets that convoy it, where the loss of one route stops it (1971 XII.4); else those on a
    /// way from which no fleet can be left out (DATC 4.E.1).
    ProvinceSet fleetsOnRoutes(Province army) const;
    /// Returns whether no fleet on the army's routes can be left out.
    bool onlyOneRoute(Province army) const;

    const Board& board;             ///< the units
    const RuleOptions& options;     ///< the rules
    const ParadoxHandling handling; ///< the paradox rule of the options
    ProvinceSet ordered;            ///< units with any legal order
    ProvinceSet movers;             ///< units with a legal order to move
    ProvinceSet supporters;         ///< units whose support matches what was ordered
    ProvinceSet convoyers;          ///< fleets whose convoy matches a move
    ProvinceSet unmatched;          ///< units with a legal support that matches nothing
    ProvinceSet idle;               ///< fleets with a legal convoy that matches nothing
    ProvinceSet bySea;              ///< movers that go by convoy or not at all (DATC 4.A.3)
    ProvinceSet either;             ///< movers that go by convoy if one survives, otherwise over land
    ProvinceSet unwritten; ///< movers that had to write one of several routes, and their fleets (4.A.6)
    ProvinceSet wholeWay;  ///< movers that need every fleet of their written route (4.A.6; Twenty 8.d, 14)
    ProvinceSet yielding;  ///< movers that bounce no unit if dislodged from their destination (4.A.7)
    ProvinceSet steadfast; ///< movers that bounce others even if beaten head to head
    ProvinceSet meeting;   ///< movers that meet a convoyed attack on the way (Brannan's rule, 4.A.4)
    ProvinceSet wavering;  ///< supporters for which the rulebook has special rules about cutting
    ProvinceSet unbending; ///< supporters that their target does not cut even by dislodging them (Twenty 13)
    ProvinceSet ashore;    ///< armies whose attack comes from their last fleet (Brannan's rule, 4.A.4)
    ProvinceSet rising; ///< units that are given up for an insurrection unless they are dislodged (Committee)
    ProvinceSet abandoned; ///< units that are disbanded if dislodged, because their power gave no orders
    ProvinceSet supported; ///< units with a matching support
    ProvinceSet destinations;                        ///< provinces to which a unit moves
    ProvinceSet contended;                           ///< destinations of two movers or more
    std::array<Province, maxProvinces> target;       ///< [mover or supporter] where it moves or supports
    std::array<Location, maxProvinces> arrival;      ///< [mover] the location at which it arrives
    std::array<Province, maxProvinces> helped;       ///< [legal support or convoy] the unit that it names
    std::array<Province, maxProvinces> met;          ///< [meeting] the unit that it meets
    std::array<LaterSet, maxProvinces> attackers;    ///< [destination] the units that move there
    std::array<LaterSet, maxProvinces> supportersOf; ///< [unit] those whose supports match its order
    std::array<LaterSet, maxProvinces> convoyersOf;  ///< [unit] the fleets whose convoys match its move
    std::array<std::uint32_t, maxProvinces> orderOf; ///< [ordered unit] index of the order that counts

private:
    /// Units by the kind of their order. Each kind is treated in a row, so that the processor can predict the
    /// branches.
    struct Groups
    {
        ProvinceSet holds, supportHolds, supportMoves, convoys;
    };

    // Reads sheets without oddities kind by kind; in turn_reading.cpp.
    bool readByKind();
    void clear();
    void judgeMoves();
    void judgeSupportsToHold();
    void judgeSupportsToMove();
    template<class C>
    void judgeEach(ProvinceSet doubtful, ProvinceSet& group);

    // Reads any orders one by one; in turn.cpp.
    void readOneByOne();
    void sail(Province mover);
    Rule read(const Order& order, std::uint32_t number);
    void readProxies();
    template<class C>
    Rule take(Province unit, const Order& order, std::uint32_t number, ProvinceSet& group);
    template<class C>
    Rule whyIllegal(Province unit, const C& command) const
    {
        const Rule illegal = illegality(board, board[unit], command, options);
        if constexpr (std::is_same_v<C, Convoy>)
            if (isOffRoute(illegal) && onWrittenRoute(board, orders_, unit, command, options))
                return Rule::None;
        return illegal;
    }
    Rule refuse(Province unit, const Order& order, Rule illegal);
    Rule again(Province unit, const Order& order, std::uint32_t number);
    void drop(Province unit);
    void refuseUnconvoyed();
    void add(Province mover, Province to, Location arrives, bool legal);

    // Matches supports and convoys with orders; in turn_matching.cpp.
    void matchAll();
    void matchSupportsToHold();
    void matchSupportsToMove();
    void matchConvoys();
    void addSupport(Province unit, Province supported, Province into, bool matches);
    bool goes(Province unit, Province to) const
    {
        const int moves = movers.has(unit), there = target[index(unit)] == to;
        return (moves & there) != 0; // no branch: it could not be foreseen
    }
    bool coastAgrees(Province mover, Location named) const;
    ProvinceSet unitsInDisorder() const;

    // Finds out who goes by sea and what follows from it; in turn_convoys.cpp.
    void chooseRoutes();
    void chooseRoute(Province army);
    enum class Passage : std::uint8_t { Land, Sea, SeaOrLand };
    Passage passageToNeighbour(Province army) const;
    void keepToWrittenPath(Province army);
    void findYielding();
    void findMeetings();
    void findWavering();

    std::span<const Order> orders_;
    std::span<Rule> judged_;
    PowerSet handedIn_;
    Groups groups_;
    ProvinceSet walkers_;     ///< some of the movers to a neighbour whose orders say nothing of a convoy
    ProvinceSet offered_;     ///< armies whose moves fleets are ordered to convoy
    ProvinceSet viaConvoy_;   ///< movers whose order says so
    ProvinceSet spent_;       ///< units that have used up their order, legal or not
    ProvinceSet triedToMove_; ///< units whose illegal move still denies them support to hold
    ProvinceSet helpless_;    ///< units in civil disorder that cannot be supported
};

} // namespace chancery
