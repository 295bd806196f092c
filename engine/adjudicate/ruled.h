// SPDX-License-Identifier: GPL-3.0-or-later
// Results that the gamemaster has ruled: they are taken as given, and the rest of the phase is resolved from
// them.
#pragma once

#include "engine/adjudicate/decisions.h"

namespace chancery {

class Turn;

/// A result that can be ruled for one order. More follows from it: a unit that a ruled move attacks is
/// dislodged, and no other unit enters the destination.
enum class RuledResult : std::uint8_t {
    Succeeds,  ///< a move, a retreat, a build or a removal
    Fails,     ///< a move, a retreat, a build or a removal
    Given,     ///< a support
    Cut,       ///< a support
    Available, ///< a convoy, whether or not the fleet is dislodged
    Disrupted, ///< a convoy, whether or not the fleet is dislodged
    Stands,    ///< a unit that does not move is not dislodged
    Dislodged, ///< a unit that does not move, by its only attacker
};
/// The last value of RuledResult.
inline constexpr RuledResult lastRuledResult = RuledResult::Dislodged;

/// The ruled results of a phase, by the provinces where units start. An impossible result is ignored; of two
/// contradictory rulings one is ignored.
struct RuledResults
{
    Decision succeeds, given, available, dislodged; ///< see RuledResult for the orders that each is for

    /// Rules the result of a unit's order; a later ruling for the same unit replaces an earlier one of its
    /// kind.
    void rule(Province unit, RuledResult result);
    bool empty() const { return *this == RuledResults{}; } ///< whether nothing is ruled
    bool operator==(const RuledResults&) const = default;
};

/// The answers that follow at once from ruled results: no other unit enters the destination of a ruled move.
struct RuledAnswers
{
    Decision moves, given, dislodged; ///< see Decisions; who is ruled to succeed has a path
    ProvinceSet units; ///< units with a ruled result, and those whose move a ruling makes impossible
};

/// Returns what ruled results answer in a turn.
RuledAnswers ruledAnswers(const Turn& turn, const RuledResults& results);

} // namespace chancery
