// SPDX-License-Identifier: GPL-3.0-or-later
// Resolves a phase again with a few other orders.
#include "engine/adjudicate/variations.h"

#include "engine/adjudicate/insurrection.h"
#include "engine/orders/implied.h"

#include <algorithm>

namespace chancery {

Variations::Variations(const Map& map, const RuleOptions& options, const Position& position,
                       std::span<const Order> orders, PowerSet handedIn)
    : map_(map)
    , options_(options)
    , position_(position)
    , given_(orders.begin(), orders.end())
    , handedIn_(handedIn)
    , board_(boardOf(map, position, options))
{
    readAll({});
    separate_ = turn_->canReread({});
    resolve();
}

void Variations::resolveWith(std::span<const Order> changes)
{
    read(changes);
    resolve();
}

void Variations::resolve()
{
    movement_.emplace(*turn_);
    movement_->resolve();
    after_.emplace(*movement_);
    risen_.clear();
    const bool plain = separate_ && patched_; // no insurrection is possible
    if (!plain && concernInsurrections(orders_)) tellInsurrections();
}

/// Reads what differs from the variation before if that can be, otherwise the whole phase.
void Variations::read(std::span<const Order> changes)
{
    if (!separate_) return readAll(changes);
    if (!patched_) readAll({});
    if (!turn_->canReread(changes)) return readAll(changes);
    reread(changes);
}

/// Puts back the orders as they are given and the changes in their places, and reads those that are others
/// than before.
void Variations::reread(std::span<const Order> changes)
{
    unread_.clear();
    ProvinceSet changed;
    for (const Order& change : changes) changed.add(map_.provinceOf(change.unit.at));
    for (const std::uint32_t number : replaced_)
        if (!changed.has(map_.provinceOf(given_[number].unit.at))) put(number, given_[number]);
    replaced_.clear();
    for (const Order& change : changes) {
        const std::uint32_t number = turn_->orderOf[index(map_.provinceOf(change.unit.at))];
        if (orders_[number] != change) put(number, change);
        replaced_.push_back(number);
    }
    turn_->reread(unread_);
}

void Variations::put(std::uint32_t number, const Order& order)
{
    orders_[number] = order;
    unread_.push_back(number);
}

/// Reads the whole phase.
void Variations::readAll(std::span<const Order> changes)
{
    const auto isChanged = [changes](const Order& order) {
        return std::ranges::any_of(changes,
                                   [&order](const Order& change) { return change.unit.at == order.unit.at; });
    };
    patched_ = changes.empty(); // then the orders keep their indices
    replaced_.clear();
    orders_.clear();
    std::ranges::remove_copy_if(given_, std::back_inserter(orders_), isChanged);
    orders_.insert(orders_.end(), changes.begin(), changes.end());
    if (options_.implicitOrders) addImplied(board_, orders_);
    judged_.resize(orders_.size());
    turn_.emplace(board_, orders_, judged_, options_, handedIn_);
}

/// Insurrections end by how many units turn up for them.
void Variations::tellInsurrections()
{
    const Outcome outcome = resolveMovement(map_, options_, position_, orders_, {}, handedIn_);
    risen_.assign(map_.provinces.size(), Verdict::Stands);
    for (const OrderResult& result : outcome.results)
        if (result.verdict != Verdict::Illegal && as<Insurrection>(result.order))
            risen_[index(map_.provinceOf(result.order.unit.at))] = result.verdict;
}

UnitResult Variations::resultOf(Province unit) const
{
    UnitResult result = unitResultOf(*after_, unit);
    const bool rises = !risen_.empty() && turn_->ordered.has(unit) && as<Insurrection>(turn_->order(unit));
    if (rises) result.verdict = risen_[index(unit)];
    return result;
}

} // namespace chancery
