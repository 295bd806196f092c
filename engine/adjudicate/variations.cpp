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
    resolveWith({});
}

void Variations::resolveWith(std::span<const Order> changes)
{
    readAll(changes);
    movement_.emplace(*turn_);
    movement_->resolve();
    after_.emplace(*movement_);
    risen_.clear();
    if (concernInsurrections(orders_)) tellInsurrections();
}

/// Reads the whole phase.
void Variations::readAll(std::span<const Order> changes)
{
    const auto isChanged = [changes](const Order& order) {
        return std::ranges::any_of(changes,
                                   [&order](const Order& change) { return change.unit.at == order.unit.at; });
    };
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
    UnitResult result = chancery::resultOf(*after_, unit);
    const bool rises = !risen_.empty() && turn_->ordered.has(unit) && as<Insurrection>(turn_->order(unit));
    if (rises) result.verdict = risen_[index(unit)];
    return result;
}

} // namespace chancery
