// SPDX-License-Identifier: GPL-3.0-or-later
// Explains the result of an order, followed from order to order, as a short document with links.
#pragma once

#include "engine/game/game.h"
#include "ui/words/register.h"

#include <QString>

#include <vector>

namespace chancery {

/// One order in the explanation of another.
struct ReasonLink
{
    QString role;                        ///< "Counted for it", "Makes room"; empty for the order explained
    const OrderResult* result = nullptr; ///< the result of the order; it belongs to the outcome
    int depth = 0;                       ///< 0 for the order explained, one more for each step away from it
};

/// Returns the order explained, then the supports that counted for it, those that did not count, and the
/// units on whose orders its result depends, what decided it first. The supports and that first unit are
/// followed by their own chains. Every order is in it at most once. The links point into `outcome`.
std::vector<ReasonLink> chainOf(const Map& map, const Outcome& outcome, const OrderResult& result);

/// Returns the chain as HTML, with the circle of each paradox that the order is part of. The target of a link
/// is the index of the province in which the linked unit started. Empty if the phase is unresolved. Orders
/// and reasons are in the register `how`.
QString chainAsHtml(const Map& map, const Rulebook& rules, const PhaseRecord& record,
                    const OrderResult& result, Register how = Register::Judge);

} // namespace chancery
