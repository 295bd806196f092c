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
    /// What the order did to the one whose result it explains.
    enum class Role {
        Itself,  ///< it is the order explained
        Against, ///< it opposed that order
        Cut,     ///< it supported that order and was cut
        Barred,  ///< it supported that order and is given, but not against a unit of its own power
        Idle,    ///< it supported that order and is given, but that army has no convoy
        Counted  ///< it supported that order and counted
    };
    Role role = Role::Itself;            ///< what the order did
    const OrderResult* result = nullptr; ///< the result of the order; it belongs to the outcome
    int depth = 0;                       ///< 0 for the order explained, one more for each step away from it
};

/// Returns what an order did to another in words: "Counted for it"; empty for Role::Itself.
QString roleInWords(ReasonLink::Role role);

/// Returns the order explained, then the supports that counted for it, those that did not count, and the
/// order against it, each followed by its own chain. Every order is in it at most once. The links point into
/// `outcome`.
std::vector<ReasonLink> chainOf(const Map& map, const Outcome& outcome, const OrderResult& result);

/// Returns the chain as HTML, with the circle of each paradox that the order is part of. The target of a link
/// is the index of the province in which the linked unit started. Empty if the phase is unresolved. Orders
/// and reasons are in the register `how`.
QString chainAsHtml(const Map& map, const Rulebook& rules, const PhaseRecord& record,
                    const OrderResult& result, Register how = Register::Judge);

} // namespace chancery
