// SPDX-License-Identifier: GPL-3.0-or-later
// "A Gre - Bul. A Ser S. A Bud - Rum": where the order before and the one behind can both be meant, none is.
#include "engine/orders/helped_before.h"

#include "engine/orders/possible_order.h"

namespace chancery {

HelpedBefore::HelpedBefore(const ReadingContext& context, std::span<const Order> said)
    : context_(context)
{
    if (!said.empty()) setHelped(said.back());
}

void HelpedBefore::setHelped(const Order& order)
{
    const bool helps = as<Move>(order) || as<Hold>(order);
    helped_ = helps ? std::optional(order) : std::nullopt;
}

SpelledOrder HelpedBefore::withoutHelp(const SpelledOrder& spelled)
{
    SpelledOrder own = spelled;
    if (namesNoUnit(spelled)) own.verb = Verb::Hold;
    return own;
}

bool HelpedBefore::take(const SpelledOrder& spelled, Order& order)
{
    const Province unit = order.unit.at == nowhere ? noProvince : context_.map.provinceOf(order.unit.at);
    if (namesNoUnit(spelled)) {
        const std::optional<Order> meant = helped_ ? helping(spelled.verb, order, *helped_) : std::nullopt;
        if (!meant || ordered_.has(unit)) return false;
        helpers_.add(unit);
        if (spelled.ofBefore) onlyHelp_.add(unit);
        order = *meant;
        helper_ = spelled.ofBefore ? std::nullopt : meant;
        helperVerb_ = spelled.verb;
        return true;
    }
    if (unit != noProvince && helpers_.has(unit)) return false;
    if (unit != noProvince) ordered_.add(unit);
    if (helper_ && helping(helperVerb_, *helper_, order)) return false;
    if (spelled.stopped && !canBeGiven(context_, order)) return false;
    const bool doubtful = spelled.stopped || (spelled.verb == Verb::Support && !canBeGiven(context_, order));
    const std::optional<Order> before =
        doubtful && helped_ ? helping(Verb::Support, order, *helped_) : std::nullopt;
    if (before && before->command != order.command) return false;
    helper_.reset();
    setHelped(order);
    return true;
}

/// Returns the order of a unit to support or convoy another order, nothing if the unit cannot.
std::optional<Order> HelpedBefore::helping(Verb verb, const Order& helper, const Order& helped) const
{
    Order order = helper;
    const auto* move = as<Move>(helped);
    if (verb == Verb::Convoy && move)
        order.command = Convoy{helped.unit.at, move->to};
    else if (verb == Verb::Support && move)
        order.command = SupportMove{helped.unit.at, move->to};
    else if (verb == Verb::Support && as<Hold>(helped))
        order.command = SupportHold{helped.unit.at};
    else
        return std::nullopt;
    return canBeGiven(context_, order) ? std::optional(order) : std::nullopt;
}

} // namespace chancery
