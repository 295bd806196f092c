// SPDX-License-Identifier: GPL-3.0-or-later
// Which orders of a movement phase count, and why the others do not (DATC 4.D, 4.E).
#pragma once

#include "engine/orders/legality.h"
#include "engine/rules/options.h"

namespace chancery {

/// The order of each unit that counts. Whether an order is legal depends on the board, the options and the
/// sheets, never on how the phase ends.
class CountedOrders
{
public:
    /// Takes the orders to be read. Writes into `judged`, which is as long as `orders`, why each order does
    /// not count, or Rule::None. Board, orders, `judged` and options must outlive this. `handedIn` are powers
    /// known to have handed in a sheet, whatever is on it; every power with an order has.
    CountedOrders(const Board& board, std::span<const Order> orders, std::span<Rule> judged,
                  const RuleOptions& options, PowerSet handedIn);

    const Map& map() const { return board.map; } ///< the map of the board
    /// Returns the units of the same power as this one, itself included.
    ProvinceSet ownUnits(Province unit) const { return board.of(board[unit].power); }
    /// Returns the legal order of a unit that has one.
    const Order& order(Province unit) const { return orders_[orderOf[index(unit)]]; }
    /// Returns the sea provinces that a mover wrote as its way, if the rulebook follows them (DATC 4.A.6).
    ProvinceSet writtenWay(Province mover) const
    {
        return writtenPath(options).heeded ? as<Move>(order(mover))->path : ProvinceSet{};
    }
    /// Returns the units that cannot be supported to hold although they stay: those in civil disorder (DATC
    /// 4.D.9), and those with an illegal move where that counts as one (4.E.1).
    ProvinceSet unsupportable() const { return triedToMove_ | helpless_; }
    /// Returns whether these orders can be counted again, each in place of the order of the same unit:
    /// whether an order counts does not depend on others under the options, no sheet has oddities, and every
    /// unit has an order.
    bool canReread(std::span<const Order> changes) const;

    const Board& board;         ///< the units
    const RuleOptions& options; ///< the rules
    ProvinceSet ordered;        ///< units with any legal order
    ProvinceSet misordered;     ///< units without a legal order, but with an illegal one of their own power
    ProvinceSet rising; ///< units that are given up for an insurrection unless they are dislodged (Committee)
    ProvinceSet abandoned; ///< units that are disbanded if dislodged, because their power gave no orders
    std::array<std::uint32_t, maxProvinces> orderOf; ///< [ordered unit] index of the order that counts

protected:
    /// Reads the orders. Calls `prepare` with each unit on the board before anything else is noted of it.
    template<class Prepare>
    void readAll(Prepare prepare)
    {
        const bool plain = sortByKind(prepare);
        for (Province p : plain ? board.units - ordered : board.units) prepare(p);
        if (!plain) readOneByOne();
    }
    /// Returns the orders of one kind. Where not all sheets were read one by one, some of these may be
    /// illegal: `counts` tells.
    template<class C>
    std::span<const Order* const> given() const
    {
        return groups_[kindOf<C>].orders();
    }
    /// Judges the order of a unit, which may be illegal, unless it was judged before. Returns whether it
    /// counts.
    template<class C>
    bool counts(Province unit, const C& command);
    /// Returns whether no route was ordered for a move over water, or not the one that it names, which may
    /// make it illegal (DATC 4.E.2, Alexander IV.3).
    bool lacksConvoy(Province mover);
    /// Takes the orders at these indices, which are other ones than before, to be legal until they are
    /// judged. Returns their units. `canReread` must have been true for them.
    ProvinceSet recount(std::span<const std::uint32_t> numbers);
    /// Returns the province of the unit that is ordered, which must exist.
    Province unitOf(const Order& order) const { return map().provinceOf(order.unit.at); }

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

    ProvinceSet unitsInDisorder() const;

    // Orders of sheets without oddities are sorted by kind and judged when they are matched; others are
    // judged one by one at once.
    template<class Prepare>
    bool sortByKind(Prepare prepare);
    /// Returns whether an order is for a unit of its power and of a kind that all rulebooks have. Its slips
    /// are looked at elsewhere.
    bool isPlainlyWritten(const Order& order) const
    {
        return misaddressed(board, order) == Rule::None && order.command.index() < groups_.size();
    }
    void readOneByOne();
    Rule read(const Order& order, std::uint32_t number);
    void readProxies();
    template<class C>
    Rule take(Province unit, const Order& order, std::uint32_t number);
    template<class C>
    Rule whyIllegal(Province unit, const C& command) const;
    Rule refuse(Province unit, const Order& order, Rule illegal);
    Rule again(Province unit, const Order& order, std::uint32_t number);
    void drop(Province unit);
    void strike(Province unit, Rule illegal);

    std::span<const Order> orders_;
    std::span<Rule> judged_;
    PowerSet handedIn_;
    std::array<Group, kindOf<Convoy> + 1> groups_; ///< [kind] holds to convoys
    ProvinceSet addressed_;                        ///< units with an order of their own power, legal or not
    bool allJudged_ = false;                       ///< whether the groups have no illegal orders
    ProvinceSet spent_;                            ///< units that have used up their order, legal or not
    ProvinceSet triedToMove_; ///< units whose illegal move still denies them support to hold
    ProvinceSet helpless_;    ///< units in civil disorder that cannot be supported
};

/// Sorts the orders into groups and prepares their units: in the same loop, or reading would take 3 % longer.
/// Returns false if not every order is for a unit of its power, the only one for it, and written as the
/// rulebooks print it.
template<class Prepare>
bool CountedOrders::sortByKind(Prepare prepare)
{
    const std::span<const Order> orders = orders_;
    unsigned slips = 0; // a short loop of its own: it fetches all orders at once
    for (const Order& order : orders) slips |= order.slips.kinds;
    if (slips != 0 || orders.size() > maxProvinces) return false;
    ProvinceSet seen;
    for (std::size_t i = 0; i < orders.size(); ++i) {
        const Order& order = orders[i];
        if (!isPlainlyWritten(order)) return false;
        const Province p = unitOf(order);
        seen.add(p);
        groups_[order.command.index()].add(order);
        orderOf[index(p)] = static_cast<std::uint32_t>(i);
        judged_[i] = Rule::None;
        prepare(p);
    }
    if (seen.size() != static_cast<int>(orders.size())) return false;
    ordered = addressed_ = seen;
    return true;
}

} // namespace chancery
