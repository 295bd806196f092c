// SPDX-License-Identifier: GPL-3.0-or-later
// Sheets without oddities are sorted by kind; others are judged order by order.
#include "engine/adjudicate/counted_orders.h"

#include "engine/orders/convoy_routes.h"
#include "engine/orders/same_meaning.h"

#include <algorithm>

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

CountedOrders::CountedOrders(const Board& theBoard, std::span<const Order> orders, std::span<Rule> judged,
                             const RuleOptions& theOptions, PowerSet handedIn)
    : board(theBoard)
    , options(theOptions)
    , orders_(orders)
    , judged_(judged)
    , handedIn_(handedIn)
{
    if (!options.civilDisorderMayBeSupported) helpless_ = unitsInDisorder();
    if (options.civilDisorderDisbandsWhenDislodged) abandoned = unitsInDisorder();
}

/// Returns the units of powers that gave no orders and handed in no sheet (1971 VII.1, XIV.3).
ProvinceSet CountedOrders::unitsInDisorder() const
{
    ProvinceSet addressed;
    for (const Power power : handedIn_) addressed |= board.of(power);
    for (const Order& given : orders_)
        if (given.power != noPower) addressed |= board.of(given.power);
    return board.units - addressed;
}

void CountedOrders::readOneByOne()
{
    for (Group& group : groups_) group.clear();
    allJudged_ = true;
    for (std::size_t i = 0; i < orders_.size(); ++i) {
        judged_[i] = read(orders_[i], static_cast<std::uint32_t>(i));
        if (misaddressed(board, orders_[i]) == Rule::None) addressed_.add(unitOf(orders_[i]));
    }
    if (options.proxyOrders != ProxyOrders::No) readProxies();
    misordered = addressed_ - ordered;
}

Rule CountedOrders::read(const Order& order, std::uint32_t number)
{
    const Rule wrong = misaddressed(board, order);
    if (wrong != Rule::None) return wrong;
    const Province p = map().provinceOf(order.unit.at);
    switch (order.command.index()) {
    case kindOf<Move>:
        return take<Move>(p, order, number);
    case kindOf<SupportMove>:
        return take<SupportMove>(p, order, number);
    case kindOf<SupportHold>:
        return take<SupportHold>(p, order, number);
    case kindOf<Convoy>:
        return take<Convoy>(p, order, number);
    case kindOf<Hold>:
        return take<Hold>(p, order, number);
    case kindOf<Insurrection>: { // it stays in its province until the season ends
        const Rule wrongRising = take<Insurrection>(p, order, number);
        rising.addIf(p, wrongRising == Rule::None);
        return wrongRising;
    }
    default:
        return Rule::IllegalWrongPhase;
    }
}

/// Reads orders of other powers to units to which their own powers gave none (DATC 4.E.5). Where permission
/// is needed, several for one unit are judged like those of one power.
void CountedOrders::readProxies()
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
Rule CountedOrders::whyIllegal(Province unit, const C& command) const
{
    const Rule illegal = illegality(board, board[unit], command, options);
    if constexpr (std::is_same_v<C, Convoy>)
        if (isOffRoute(illegal) && onWrittenRoute(board, orders_, unit, command, options)) return Rule::None;
    return illegal;
}

template<class C>
Rule CountedOrders::take(Province unit, const Order& order, std::uint32_t number)
{
    if (spent_.has(unit)) return again(unit, order, number);
    Rule illegal = whyIllegal(unit, *as<C>(order));
    if (illegal == Rule::None && order.slips.any()) illegal = miswriting(order, options);
    if (illegal != Rule::None) return refuse(unit, order, illegal);
    spent_.add(unit);
    ordered.add(unit);
    orderOf[index(unit)] = number;
    if constexpr (kindOf<C> < std::tuple_size_v<decltype(groups_)>) groups_[kindOf<C>].add(orders_[number]);
    return Rule::None;
}

Rule CountedOrders::refuse(Province unit, const Order& order, Rule illegal)
{
    const IllegalOrders they = illegalOrders(options);
    spent_.addIf(unit, they.useUp);
    triedToMove_.addIf(unit, they.denySupport && as<Move>(order));
    return illegal;
}

/// Reads a further order to a unit (DATC 4.D.3): the first counts, the last counts, or none, since they have
/// two meanings.
Rule CountedOrders::again(Province unit, const Order& order, std::uint32_t number)
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

void CountedOrders::drop(Province unit)
{
    if (ordered.has(unit)) {
        const Order& counted = order(unit);
        if (counted.command.index() < groups_.size()) groups_[counted.command.index()].remove(counted);
    }
    ordered.remove(unit);
    triedToMove_.remove(unit);
    rising.remove(unit);
}

void CountedOrders::Group::remove(const Order& order)
{
    const auto end = orders_.begin() + static_cast<std::ptrdiff_t>(count_);
    count_ = static_cast<std::size_t>(std::remove(orders_.begin(), end, &order) - orders_.begin());
}

/// Notes that an order which was taken to be legal is not.
void CountedOrders::strike(Province unit, Rule illegal)
{
    judged_[orderOf[index(unit)]] = illegal;
    ordered.remove(unit);
    misordered.addIf(unit, addressed_.has(unit));
}

template<class C>
bool CountedOrders::counts(Province unit, const C& command)
{
    if (allJudged_) return true;
    const Rule illegal = whyIllegal(unit, command);
    if (illegal == Rule::None) return true;
    strike(unit, refuse(unit, order(unit), illegal));
    return false;
}

template bool CountedOrders::counts(Province, const Move&);
template bool CountedOrders::counts(Province, const SupportHold&);
template bool CountedOrders::counts(Province, const SupportMove&);
template bool CountedOrders::counts(Province, const Convoy&);

bool CountedOrders::lacksConvoy(Province mover)
{
    if (options.convoyNotOrdered != ConvoyNotOrdered::Illegal || !board.armies.has(mover)) return false;
    const Province to = map().provinceOf(as<Move>(order(mover))->to);
    ProvinceSet fleets;
    for (const Order* given : given<Convoy>()) {
        const Convoy& convoy = *as<Convoy>(*given);
        const bool matches = map().provinceOf(convoy.army) == mover && map().provinceOf(convoy.to) == to;
        fleets.addIf(unitOf(*given), matches && counts(unitOf(*given), convoy));
    }
    const ProvinceSet way = writtenWay(mover);
    const bool whole = way.empty() ? convoyPossible(map(), fleets, mover, to) : fleets.contains(way);
    if (map().armyReach[index(mover)].has(to) || whole) return false;
    strike(mover, fleets.empty() ? Rule::IllegalNoConvoy
                  : way.empty()  ? Rule::IllegalConvoyBroken
                                 : Rule::IllegalWayNotOrdered);
    return true;
}

bool CountedOrders::canReread(std::span<const Order> changes) const
{
    const bool separate = !allJudged_ && !writtenPath(options).heeded && !options.implicitOrders &&
                          options.convoyNotOrdered != ConvoyNotOrdered::Illegal;
    ProvinceSet units;
    for (const Order& order : changes) {
        if (!separate || order.slips.any() || !isPlainlyWritten(order)) return false;
        units.add(unitOf(order));
    }
    return separate && units.size() == static_cast<int>(changes.size()) && addressed_.contains(units);
}

ProvinceSet CountedOrders::recount(std::span<const std::uint32_t> numbers)
{
    ProvinceSet changed;
    for (const std::uint32_t number : numbers) {
        changed.add(unitOf(orders_[number]));
        judged_[number] = Rule::None;
    }
    triedToMove_ -= changed;
    misordered -= changed;
    ordered |= changed;
    return changed;
}

} // namespace chancery
