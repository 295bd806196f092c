// SPDX-License-Identifier: GPL-3.0-or-later
// Supports and convoys that do not say of what, because the order before them on the line is it.
#pragma once

#include "engine/orders/order.h"
#include "engine/orders/order_text.h"
#include "engine/orders/spelled_order.h"

#include <optional>
#include <span>

namespace chancery {

/// Follows the orders of one line: "A Ser-Bul, A Gre S", "Par-Bur (S Mar)", "A Par-Bur, supported by A Mar".
class HelpedBefore
{
public:
    /// `said` are the orders that were read on the line before. The context must outlive this.
    HelpedBefore(const ReadingContext& context, std::span<const Order> said);

    /// Returns whether an order is a support or convoy that does not say of which unit.
    static bool namesNoUnit(const SpelledOrder& spelled)
    {
        return (spelled.verb == Verb::Support || spelled.verb == Verb::Convoy) && !spelled.helped;
    }

    /// Returns an order that can be given a meaning by itself: a support that names no unit holds.
    static SpelledOrder withoutHelp(const SpelledOrder& spelled);

    /// Takes the next order of the line, as it is spelled and meant; one that names no unit becomes the
    /// support of the one before. Returns whether it has one meaning only.
    bool take(const SpelledOrder& spelled, Order& order);

    /// Returns the units that are only said to help: "A Par-Bur, supported by A Mar".
    ProvinceSet helpers() const { return onlyHelp_; }

private:
    void setHelped(const Order& order);
    std::optional<Order> helping(Verb verb, const Order& helper, const Order& helped) const;

    const ReadingContext& context_;
    ProvinceSet onlyHelp_;
    ProvinceSet ordered_, helpers_; ///< units that have an order; those whose order names no unit
    std::optional<Order> helped_;   ///< by the supports that name no unit
    std::optional<Order> helper_;   ///< the last of these, if it is the order before
    Verb helperVerb_ = Verb::None;  ///< what it does
};

} // namespace chancery
