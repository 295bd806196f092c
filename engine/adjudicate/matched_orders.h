// SPDX-License-Identifier: GPL-3.0-or-later
// Who moves where, and which supports and convoys match what others do.
#pragma once

#include "engine/adjudicate/counted_orders.h"

namespace chancery {

/// The orders that count, related with one another, by the provinces where units started. Arrays hold values
/// only where the comment says so.
class MatchedOrders : public CountedOrders
{
public:
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

    ProvinceSet movers;       ///< units with a legal order to move
    ProvinceSet supporters;   ///< units whose support matches what was ordered
    ProvinceSet convoyers;    ///< fleets whose convoy matches a move
    ProvinceSet unmatched;    ///< units with a legal support that matches nothing
    ProvinceSet idle;         ///< fleets with a legal convoy that matches nothing
    ProvinceSet supported;    ///< units with a matching support
    ProvinceSet carried;      ///< armies for whose moves matching convoys are ordered
    ProvinceSet destinations; ///< provinces to which a unit moves
    ProvinceSet contended;    ///< destinations of two movers or more
    ProvinceSet rivalled;     ///< movers to contended provinces
    ProvinceSet attacking;    ///< movers to provinces with a unit
    ProvinceSet facing;       ///< movers to which the unit in their destination comes the opposite way
    ProvinceSet following;    ///< movers whose destination has a unit that moves elsewhere
    ProvinceSet unnamed;      ///< fleets that move to one of several coasts without naming it
    std::array<Province, maxProvinces> target;  ///< [unit] where it moves; noProvince if it does not
    std::array<Location, maxProvinces> arrival; ///< [mover] the location at which it arrives
    std::array<Province, maxProvinces> aim;     ///< [supporter] the province at which the support is directed
    std::array<Province, maxProvinces> helped;  ///< [legal support or convoy] the unit that it names
    std::array<LaterSet, maxProvinces> attackers;    ///< [destination] the units that move there
    std::array<LaterSet, maxProvinces> supportersOf; ///< [unit] those whose supports match its order
    std::array<LaterSet, maxProvinces> convoyersOf;  ///< [unit] the fleets whose convoys match its move

protected:
    using CountedOrders::CountedOrders; // the orders are not read yet

    /// Reads all orders and matches them with one another.
    void readAndMatch();
    /// Matches the orders of these units, which are other ones than before, and those that name them.
    void rematch(ProvinceSet changed);
    /// Returns whether the unit is ordered to move to `to`.
    bool goes(Province unit, Province to) const { return target[index(unit)] == to; }

    ProvinceSet far_;       ///< armies that move to a province that is not next to theirs
    ProvinceSet viaConvoy_; ///< movers whose order says so

private:
    void noteMoves();
    void sail(Province mover, const Move& move);
    template<class C>
    void noteAll();
    template<class C>
    void noteOne(Province unit);
    void noteHelper(Province unit);
    void forget(Province unit);
    void withdraw(Province mover);
    void matchHelpers(ProvinceSet changed);
    bool isPlain(Province unit, const Move& move) const;
    bool isPlain(Province unit, const SupportHold& support) const;
    bool isPlain(Province unit, const SupportMove& support) const;
    bool isPlain(Province unit, const Convoy& convoy) const;
    // Nothing is noted of an order that is not legal.
    void note(Province unit, const SupportHold& support, bool legal);
    void note(Province unit, const SupportMove& support, bool legal);
    void note(Province fleet, const Convoy& convoy, bool legal);
    void noteSupport(Province unit, Province helpedUnit, Province into, bool legal, bool matches);
    void noteEncounters();
    bool coastAgrees(Province mover, Location named) const;
};

} // namespace chancery
