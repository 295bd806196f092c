// SPDX-License-Identifier: GPL-3.0-or-later
// Reads orders and decides which of them count.
#include "engine/adjudicate/turn.h"

#include "engine/orders/convoy_routes.h"
#include "engine/orders/same_meaning.h"

namespace chancery {

namespace {

/// How illegal orders count (DATC 4.E.1): an illegal order is ignored and the unit may have a legal one, or
/// it is the unit's order and the unit holds, or an illegal move also denies the unit support to hold.
struct IllegalOrders
{
    bool useUp = false, denySupport = false;
};

IllegalOrders illegalOrders(const RuleOptions& options)
{
    return {options.illegalOrder != IllegalOrder::Ignored,
            options.illegalOrder == IllegalOrder::CountsAsMove};
}

} // namespace

Turn::Turn(const Board& theBoard, std::span<const Order> orders, std::span<Rule> judged,
           const RuleOptions& theOptions, PowerSet handedIn)
    : board(theBoard)
    , options(theOptions)
    , handling(paradoxHandling(theOptions))
    , orders_(orders)
    , judged_(judged)
    , handedIn_(handedIn)
{
    clear();
    if (!readByKind()) readOneByOne();
    matchAll();
    chooseRoutes();
}

void Turn::clear()
{
    target.fill(noProvince);
    const std::size_t count = map().provinces.size();
    for (std::size_t p = 0; p < count; ++p) attackers[p] = supportersOf[p] = convoyersOf[p] = ProvinceSet{};
}

void Turn::readOneByOne()
{
    for (std::size_t i = 0; i < orders_.size(); ++i)
        judged_[i] = read(orders_[i], static_cast<std::uint32_t>(i));
    if (options.proxyOrders != ProxyOrders::No) readProxies();
    if (options.convoyNotOrdered == ConvoyNotOrdered::Illegal) refuseUnconvoyed();
    for (Province p : movers) sail(p);
}

Rule Turn::read(const Order& order, std::uint32_t number)
{
    const Rule wrong = misaddressed(board, order);
    if (wrong != Rule::None) return wrong;
    const Province p = map().provinceOf(order.unit.at);
    switch (order.command.index()) {
    case kindOf<Move>:
        return take<Move>(p, order, number, movers);
    case kindOf<SupportMove>:
        return take<SupportMove>(p, order, number, groups_.supportMoves);
    case kindOf<SupportHold>:
        return take<SupportHold>(p, order, number, groups_.supportHolds);
    case kindOf<Convoy>:
        return take<Convoy>(p, order, number, groups_.convoys);
    case kindOf<Hold>:
        return take<Hold>(p, order, number, groups_.holds);
    case kindOf<Insurrection>: { // it holds while the orders are carried out
        const Rule wrongRising = take<Insurrection>(p, order, number, groups_.holds);
        rising.addIf(p, wrongRising == Rule::None);
        return wrongRising;
    }
    default:
        return Rule::IllegalWrongPhase;
    }
}

/// Reads orders of other powers to units to which their own powers gave none (DATC 4.E.5). Where permission
/// is needed, several for one unit are judged like those of one power.
void Turn::readProxies()
{
    const bool permitted = options.proxyOrders == ProxyOrders::Permitted;
    const ProvinceSet own = spent_;
    for (std::size_t i = 0; i < orders_.size(); ++i) {
        if (judged_[i] != Rule::IllegalNotYours) continue;
        Order proxy = orders_[i];
        const Province p = map().provinceOf(proxy.unit.at);
        proxy.power = board[p].power;
        const Rule barred = unpermitted(orders_[i], options);
        if (barred != Rule::None)
            judged_[i] = barred;
        else if (!(permitted ? own : spent_).has(p))
            judged_[i] = read(proxy, static_cast<std::uint32_t>(i));
        else if (permitted)
            judged_[i] = Rule::IllegalProxyYields;
    }
}

template<class C>
Rule Turn::take(Province unit, const Order& order, std::uint32_t number, ProvinceSet& group)
{
    if (spent_.has(unit)) return again(unit, order, number);
    Rule illegal = whyIllegal(unit, *as<C>(order));
    if (illegal == Rule::None && order.slips.any()) illegal = miswriting(order, options);
    if (illegal != Rule::None) return refuse(unit, order, illegal);
    spent_.add(unit);
    ordered.add(unit);
    group.add(unit);
    orderOf[index(unit)] = number;
    return Rule::None;
}

Rule Turn::refuse(Province unit, const Order& order, Rule illegal)
{
    const IllegalOrders they = illegalOrders(options);
    spent_.addIf(unit, they.useUp);
    triedToMove_.addIf(unit, they.denySupport && as<Move>(order));
    return illegal;
}

/// Reads a further order to a unit (DATC 4.D.3): the first counts, the last counts, or none, since they have
/// two meanings.
Rule Turn::again(Province unit, const Order& order, std::uint32_t number)
{
    const Rule illegal = illegality(board, orders_, order, options);
    if (illegal != Rule::None && !illegalOrders(options).useUp) return illegal;
    const Duplicates counting = countingDuplicate(options);
    if (counting == Duplicates::First) return Rule::IllegalDuplicate;
    const bool counted = ordered.has(unit);
    if (counting == Duplicates::Void) {
        if (counted && sameMeaning(board, orders_[orderOf[index(unit)]], order, options))
            return Rule::IllegalDuplicate;
        if (counted) judged_[orderOf[index(unit)]] = Rule::IllegalTwoMeanings;
        drop(unit);
        return Rule::IllegalTwoMeanings;
    }
    if (counted) judged_[orderOf[index(unit)]] = Rule::IllegalDuplicate;
    drop(unit);
    spent_.remove(unit);
    return read(order, number);
}

void Turn::drop(Province unit)
{
    for (ProvinceSet* set : {&ordered, &movers, &groups_.holds, &groups_.supportHolds, &groups_.supportMoves,
                             &groups_.convoys, &triedToMove_, &rising})
        set->remove(unit);
}

/// Drops moves over water for which no route was ordered, or not the one that they name (DATC 4.E.2,
/// Alexander IV.3).
void Turn::refuseUnconvoyed()
{
    const ProvinceSet before = movers;
    for (Province army : before& board.armies) {
        const Province to = map().provinceOf(as<Move>(order(army))->to);
        ProvinceSet fleets;
        for (Province fleet : groups_.convoys) {
            const Convoy& convoy = *as<Convoy>(order(fleet));
            fleets.addIf(fleet, map().provinceOf(convoy.army) == army && map().provinceOf(convoy.to) == to);
        }
        const ProvinceSet way = writtenWay(army);
        const bool whole = way.empty() ? convoyPossible(map(), fleets, army, to) : fleets.contains(way);
        if (map().armyReach[index(army)].has(to) || whole) continue;
        judged_[orderOf[index(army)]] = fleets.empty() ? Rule::IllegalNoConvoy
                                        : way.empty()  ? Rule::IllegalConvoyBroken
                                                       : Rule::IllegalWayNotOrdered;
        drop(army);
    }
}

bool Turn::misordered(Province unit) const
{
    if (ordered.has(unit)) return false;
    for (std::size_t i = 0; i < orders_.size(); ++i)
        if (judged_[i] != Rule::None && misaddressed(board, orders_[i]) == Rule::None &&
            map().provinceOf(orders_[i].unit.at) == unit)
            return true;
    return false;
}

/// Adds a legal move, wherever it goes.
void Turn::sail(Province mover)
{
    const Move& move = *as<Move>(order(mover));
    add(mover, map().provinceOf(move.to), landing(map(), board[mover], move.to, options), true);
    viaConvoy_.addIf(mover, move.via == Via::Convoy);
}

} // namespace chancery
