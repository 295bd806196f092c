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

    /// Returns whether `reread` can read these orders, each in place of the order of the same unit: whether
    /// an order counts does not depend on others under the options, no sheet has oddities, and every unit has
    /// an order.
    bool canReread(std::span<const Order> changes) const;
    /// Reads the orders at these indices again, after others for the same units were put there. Of the other
    /// orders it reads only what concerns these units. `canReread` must have been true for the new orders.
    void reread(std::span<const std::uint32_t> numbers);

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
    bool onlyOneRoute(Province army) const { return onlyOneRoute(army, fleetsOnRoutes(army)); }
    /// As above, where the fleets on its routes are known.
    bool onlyOneRoute(Province army, ProvinceSet onRoutes) const;

    const Board& board;             ///< the units
    const RuleOptions& options;     ///< the rules
    const ParadoxHandling handling; ///< the paradox rule of the options
    ProvinceSet ordered;            ///< units with any legal order
    ProvinceSet misordered; ///< units without a legal order, but with an illegal one of their own power
    ProvinceSet movers;     ///< units with a legal order to move
    ProvinceSet supporters; ///< units whose support matches what was ordered
    ProvinceSet convoyers;  ///< fleets whose convoy matches a move
    ProvinceSet unmatched;  ///< units with a legal support that matches nothing
    ProvinceSet idle;       ///< fleets with a legal convoy that matches nothing
    ProvinceSet bySea;      ///< movers that go by convoy or not at all (DATC 4.A.3)
    ProvinceSet seaOrLand;  ///< movers that go by convoy if one survives, otherwise over land
    ProvinceSet unwritten;  ///< movers that had to write one of several routes, and their fleets (4.A.6)
    ProvinceSet wholeWay;   ///< movers that need every fleet of their written route (4.A.6; Twenty 8.d, 14)
    ProvinceSet
        powerlessIfDislodged; ///< movers that bounce no unit if dislodged from their destination (4.A.7)
    ProvinceSet bouncersThoughBeaten; ///< movers that bounce others even if beaten head to head
    ProvinceSet meetingOnTheWay; ///< movers that meet a convoyed attack on the way (Brannan's rule, 4.A.4)
    ProvinceSet speciallyCut;    ///< supporters for which the rulebook has special rules about cutting
    ProvinceSet
        uncutByTarget;  ///< supporters that their target does not cut even by dislodging them (Twenty 13)
    ProvinceSet ashore; ///< armies whose attack comes from their last fleet (Brannan's rule, 4.A.4)
    ProvinceSet rising; ///< units that are given up for an insurrection unless they are dislodged (Committee)
    ProvinceSet abandoned;    ///< units that are disbanded if dislodged, because their power gave no orders
    ProvinceSet supported;    ///< units with a matching support
    ProvinceSet carried;      ///< armies for whose moves matching convoys are ordered
    ProvinceSet destinations; ///< provinces to which a unit moves
    ProvinceSet contended;    ///< destinations of two movers or more
    ProvinceSet rivalled;     ///< movers to contended provinces
    ProvinceSet attacking;    ///< movers to provinces with a unit
    ProvinceSet facing;       ///< movers to which the unit in their destination comes the opposite way
    ProvinceSet following;    ///< movers whose destination has a unit that moves elsewhere
    /// Movers over land, following, without support or rival: they attack with 1 what resists with 0 or 1,
    /// and so succeed exactly if the unit ahead leaves (DATC 5.B.1).
    ProvinceSet plainFollowers;
    ProvinceSet unnamed; ///< fleets that move to one of several coasts without naming it
    std::array<Province, maxProvinces> target;  ///< [unit] where it moves; noProvince if it does not
    std::array<Location, maxProvinces> arrival; ///< [mover] the location at which it arrives
    std::array<Province, maxProvinces> aim;     ///< [supporter] the province at which the support is directed
    std::array<Province, maxProvinces> helped;  ///< [legal support or convoy] the unit that it names
    std::array<Province, maxProvinces> metOnTheWay;  ///< [meetingOnTheWay] the unit that it meets
    std::array<LaterSet, maxProvinces> attackers;    ///< [destination] the units that move there
    std::array<LaterSet, maxProvinces> supportersOf; ///< [unit] those whose supports match its order
    std::array<LaterSet, maxProvinces> convoyersOf;  ///< [unit] the fleets whose convoys match its move
    std::array<std::uint32_t, maxProvinces> orderOf; ///< [ordered unit] index of the order that counts

private:
    /// The orders of one kind. Each kind is treated in a row, so that the processor can predict the
    /// branches.
    class Group
    {
    public:
        void add(const Order& order) { orders_[count_++] = &order; }
        void clear() { count_ = 0; }
        void remove(const Order& order);
        std::span<const Order* const> orders() const { return {orders_.data(), count_}; }

    private:
        std::size_t count_ = 0;
        std::array<const Order*, maxProvinces> orders_;
    };
    template<class C>
    Group& group()
    {
        return groups_[kindOf<C>];
    }
    /// Returns the province of the unit that is ordered, which must exist.
    Province unitOf(const Order& order) const { return map().provinceOf(order.unit.at); }

    void clear();
    ProvinceSet unitsInDisorder() const;

    // Reads orders: those of sheets without oddities are sorted by kind and judged later, in
    // turn_reading.cpp; others are judged one by one at once, in turn.cpp.
    bool sortByKind();
    bool isPlainlyWritten(const Order& order) const;
    template<class C>
    bool counts(Province unit, const C& command);
    void readOneByOne();
    Rule read(const Order& order, std::uint32_t number);
    void readProxies();
    template<class C>
    Rule take(Province unit, const Order& order, std::uint32_t number);
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
    bool lacksConvoy(Province mover);

    // Relates orders with one another; in turn_matching.cpp. Nothing is noted of an order that is not legal.
    void relateAll();
    void noteMoves();
    void sail(Province mover, const Move& move);
    template<class C>
    void noteAll();
    template<class C>
    void noteOne(Province unit);
    void noteHelper(Province unit);
    void forget(Province unit);
    void withdraw(Province mover);
    void matchAgain(ProvinceSet changed);
    bool isPlain(Province unit, const Move& move) const;
    bool isPlain(Province unit, const SupportHold& support) const;
    bool isPlain(Province unit, const SupportMove& support) const;
    bool isPlain(Province unit, const Convoy& convoy) const;
    void note(Province unit, const SupportHold& support, bool legal);
    void note(Province unit, const SupportMove& support, bool legal);
    void note(Province fleet, const Convoy& convoy, bool legal);
    void noteSupport(Province unit, Province helpedUnit, Province into, bool legal, bool matches);
    void noteEncounters();
    bool goes(Province unit, Province to) const { return target[index(unit)] == to; }
    bool coastAgrees(Province mover, Location named) const;

    // Finds out who goes by sea and what follows from it; in turn_convoys.cpp.
    void chooseRoutes();
    void chooseRoute(Province army);
    enum class Passage : std::uint8_t { Land, Sea, SeaOrLand };
    Passage passageToNeighbour(Province army) const;
    void keepToWrittenPath(Province army);
    void findPowerlessIfDislodged();
    void findMeetingsOnTheWay();
    void findSpeciallyCut();

    std::span<const Order> orders_;
    std::span<Rule> judged_;
    PowerSet handedIn_;
    std::array<Group, kindOf<Convoy> + 1> groups_; ///< [kind] holds to convoys
    ProvinceSet far_;         ///< armies that move to a province that is not next to theirs
    ProvinceSet addressed_;   ///< units with an order of their own power, legal or not
    bool allJudged_ = false;  ///< whether the groups have no illegal orders
    ProvinceSet viaConvoy_;   ///< movers whose order says so
    ProvinceSet spent_;       ///< units that have used up their order, legal or not
    ProvinceSet triedToMove_; ///< units whose illegal move still denies them support to hold
    ProvinceSet helpless_;    ///< units in civil disorder that cannot be supported
};

} // namespace chancery
