// SPDX-License-Identifier: GPL-3.0-or-later
// Why an order ended as it did, followed from order to order: a short document with links.
#pragma once

#include "engine/game/game.h"

#include <QString>

#include <vector>

namespace chancery {

/// An order that the one before points at.
struct ReasonLink
{
    enum class Role { Itself, Against, Cut, Barred, Idle, Counted }; ///< the middle three: see Discount
    Role role = Role::Itself;
    const OrderResult* result = nullptr;
    int depth = 0; ///< 0 for the order itself
};

/// The order itself, who was against it, the supports that counted, those that did not and why: depth first,
/// every order at most once.
std::vector<ReasonLink> chainOf(const Map& map, const Outcome& outcome, const OrderResult& result);

/// The chain as HTML, and the circle of a paradox that the order is part of; links are the indices of
/// provinces.
QString chainAsHtml(const Map& map, const Rulebook& rules, const PhaseRecord& record,
                    const OrderResult& result);

} // namespace chancery
