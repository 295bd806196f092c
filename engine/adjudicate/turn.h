// SPDX-License-Identifier: GPL-3.0-or-later
// The orders of a movement phase turned inside out, once, before any question is asked: sets of provinces.
#pragma once

#include "engine/orders/legality.h"

namespace chancery {

/// What the orders say, illegal and unmatched ones left out. A unit is named by the province it started from.
/// Arrays hold values only where the comment says; nothing here depends on how the phase turns out.
class Turn
{
public:
    /// Writes into `judged`, which is as long as `orders`, why each order does not count, or Rule::None.
    Turn(const Board& board, std::span<const Order> orders, std::span<Rule> judged);

    const Map& map() const { return board.map; }
    ProvinceSet ownUnits(Province unit) const { return board.of(board[unit].power); }
    Province destination(Province mover) const { return target[index(mover)]; }
    ProvinceSet attackersOf(Province p) const
    {
        return destinations.has(p) ? attackers[index(p)] : ProvinceSet{};
    }
    /// The unit in `mover`'s destination is ordered to where `mover` comes from.
    bool facing(Province mover) const { return goes(destination(mover), mover); }

    const Board& board;
    ProvinceSet ordered;    ///< units with any legal order
    ProvinceSet movers;     ///< units with a legal order to move
    ProvinceSet supporters; ///< units whose support matches what was ordered
    ProvinceSet convoyers;  ///< fleets whose convoy matches a move
    ProvinceSet unmatched;  ///< units with a legal support that matches nothing
    ProvinceSet idle;       ///< fleets with a legal convoy that matches nothing
    ProvinceSet bySea;      ///< movers that go by convoy or not at all (DATC 4.A.3)
    ProvinceSet supported;  ///< units with a matching support
    ProvinceSet destinations;
    ProvinceSet contended;                      ///< destinations of two movers or more
    std::array<Province, maxProvinces> target;  ///< [mover or supporter] where it, or what it supports, goes
    std::array<Location, maxProvinces> arrival; ///< [mover] the coast it comes to
    std::array<Province, maxProvinces> helped;  ///< [support or convoy, unmatched too] whose order it serves
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

    Rule read(const Order& order, std::uint32_t number, Groups& groups);
    template<class C>
    Rule take(Province unit, const Order& order, std::uint32_t number, ProvinceSet& group);
    void readMove(Province unit, const Move& move);
    void match(Province unit, const SupportHold& support);
    void match(Province unit, const SupportMove& support);
    void match(Province unit, const Convoy& convoy);
    void addSupport(Province unit, Province supported, Province into);
    bool goes(Province unit, Province to) const { return movers.has(unit) && destination(unit) == to; }
    bool goesBySea(Province army) const;
    bool coastAgrees(Province mover, Location named) const;

    ProvinceSet viaConvoy_; ///< movers whose order says so
};

} // namespace chancery
