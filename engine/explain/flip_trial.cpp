// SPDX-License-Identifier: GPL-3.0-or-later
// Resolves phases with changed orders.
#include "engine/explain/flip_trial.h"

#include "engine/explain/order_change.h"
#include "engine/orders/implied.h"

namespace chancery {

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
