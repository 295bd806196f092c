// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the changes, and tries each alone.
#include "engine/explain/flip_search.h"

#include "engine/explain/legal_orders.h"
#include "engine/explain/order_change.h"
#include "engine/orders/implied.h"

#include <algorithm>

namespace chancery {

namespace {

Province provinceOf(const Map& map, const Order& order)
{
    return order.unit.at == nowhere ? noProvince : map.provinceOf(order.unit.at);
}

bool goesTo(const Map& map, const Order& order, Province to)
{
    const Move* move = as<Move>(order);
    return move && map.provinceOf(move->to) == to;
}

} // namespace

FlipSearch::Search::Search(FlipQuestion theQuestion)
    : question(std::move(theQuestion))
    , board(boardOf(*phase.map, phase.before, phase.options))
    , before(resolve(phase))
    , asked(counting(question.asked))
    , now{asked->verdict, asked->fate}
    , base(phase)
    , mergesIdle(!phase.options.implicitOrders)
{
    ProvinceSet changing = question.among.value_or(board.units) & board.units;
    changing.remove(question.asked);
    for (Province unit : changing) list(unit);
    Trial trial(phase);
    for (ChangingUnit& unit : units) trySingles(trial, unit);
    for (std::uint32_t i = 0; i < units.size(); ++i)
        for (std::uint32_t j = i + 1; j < units.size(); ++j) pairs.emplace_back(i, j);
    keepMostTelling(singles.found);
}

/// Lists the orders that a unit can be given instead.
void FlipSearch::Search::list(Province unit)
{
    const OrderResult& was = *counting(unit);
    ChangingUnit changing{unit, was.order, was.ordered, changes.size(), 0, {}};
    for (Order& order : legalOrders(board, phase.options, unit)) {
        if (was.ordered && meanTheSame(board, phase.options, order, was.order)) continue;
        changes.push_back({std::move(order), noProvince, noProvince, false, {}});
        markIdle(changes.back());
    }
    changing.end = changes.size();
    units.push_back(std::move(changing));
}

/// Returns the result of the order that counts for a unit, or of an illegal one, or of its implied hold.
const OrderResult* FlipSearch::Search::counting(Province unit) const
{
    const OrderResult* best = nullptr;
    for (const OrderResult& result : before.results) {
        if (provinceOf(*phase.map, result.order) != unit || as<Revive>(result.order)) continue;
        if (!best || (best->verdict == Verdict::Illegal && result.verdict != Verdict::Illegal))
            best = &result;
    }
    return best;
}

/// Notes for whom a support or convoy is, and whether it matches none of the orders as they are. Then its
/// unit might as well hold, as long as the other keeps its order.
void FlipSearch::Search::markIdle(Change& change) const
{
    const Map& map = *phase.map;
    if (const auto* support = as<SupportHold>(change.now)) {
        change.helps = map.provinceOf(support->unit);
        change.idle = base.aftermath().movement.turn.movers.has(change.helps) && movesStayLegal();
        return;
    }
    Location helped = nowhere, to = nowhere;
    if (const auto* support = as<SupportMove>(change.now)) helped = support->unit, to = support->to;
    if (const auto* convoy = as<Convoy>(change.now)) helped = convoy->army, to = convoy->to;
    if (helped == nowhere) return;
    change.helps = map.provinceOf(helped);
    change.into = map.provinceOf(to);
    change.idle = std::ranges::none_of(before.results, [&](const OrderResult& result) {
        return provinceOf(map, result.order) == change.helps && goesTo(map, result.order, change.into);
    });
}

/// Returns whether a support or convoy does not match the new order of the unit that it is for.
bool FlipSearch::Search::helpsNothingOf(const Change& change, const Change& other) const
{
    if (change.into != noProvince) return !goesTo(*phase.map, other.now, change.into);
    return as<Move>(other.now) && movesStayLegal();
}

Order FlipSearch::Search::hold(Province unit) const
{
    return {board[unit].power, board[unit], Hold{}};
}

void FlipSearch::Search::trySingles(Trial& trial, ChangingUnit& unit)
{
    const auto endOf = [&](const Order& order) {
        trial.resolveWith({&order, 1});
        return trial.resultOf(question.asked);
    };
    unit.held = endOf(hold(unit.unit));
    const FlipEffectFinder finder = effectFinder();
    for (std::size_t number = unit.begin; number < unit.end; ++number) {
        Change& change = changes[number];
        const bool asHold = change.idle && mergesIdle;
        change.then = asHold ? unit.held : endOf(change.now);
        ++singles.tried;
        if (!turns(change.then)) continue;
        if (asHold) endOf(hold(unit.unit)); // what it does is read from the phase with it
        const FlipEffect does = finder.of(trial.aftermath(), unit.unit, insteadOf(unit.held, change.then));
        add(singles, {static_cast<std::uint32_t>(number), FoundFlip::none, 0, change.then, change.idle},
            {does});
    }
}

/// Adds a flip and counts it in its group.
void FlipSearch::Search::add(FlipYield& yield, FoundFlip flip, const FlipEffects& does)
{
    auto group = std::ranges::find(yield.groups, does, &FlipGroup::does);
    if (group == yield.groups.end()) group = yield.groups.insert(group, FlipGroup{does, 0});
    ++group->ways;
    ++yield.flips;
    flip.group = static_cast<std::uint32_t>(group - yield.groups.begin());
    yield.found.push_back(flip);
}

Trial::Trial(const PhaseInput& phase)
    : phase_(phase)
{
    if (phase.ruled.empty()) {
        free_.emplace(*phase.map, phase.options, phase.before, phase.orders, phase.handedIn);
    } else {
        ruled_.emplace(RuledPhase{boardOf(*phase.map, phase.before, phase.options)});
        resolveWith({});
    }
}

void Trial::resolveWith(std::span<const Order> changes)
{
    if (free_) return free_->resolveWith(changes);
    RuledPhase& phase = *ruled_;
    phase.orders = phase_.orders;
    for (const Order& change : changes) phase.orders = withOrder(*phase_.map, phase.orders, change);
    if (phase_.options.implicitOrders) addImplied(phase.board, phase.orders);
    phase.judged.resize(phase.orders.size());
    phase.turn.emplace(phase.board, phase.orders, phase.judged, phase_.options, phase_.handedIn);
    phase.movement.emplace(*phase.turn, phase_.ruled);
    phase.movement->resolve();
    phase.after.emplace(*phase.movement);
}

FlipResult Trial::resultOf(Province unit) const
{
    const UnitResult result = free_ ? free_->resultOf(unit) : unitResultOf(*ruled_->after, unit);
    return {result.verdict, result.fate};
}

const Aftermath& Trial::aftermath() const
{
    return free_ ? free_->aftermath() : *ruled_->after;
}

} // namespace chancery
