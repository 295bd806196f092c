// SPDX-License-Identifier: GPL-3.0-or-later
// Results that the gamemaster has ruled: taken as given, and the rest of the phase is worked out from them.
#pragma once

#include "engine/adjudicate/decision.h"

namespace chancery {

/// What can be ruled of one order. More follows from it: the unit that a ruled move attacks is dislodged, whoever else
/// wanted the space is not there.
enum class RuledResult : std::uint8_t {
    Succeeds,  ///< a move, a retreat, a build
    Fails,
    Given,     ///< a support
    Cut,
    Available, ///< a convoy, whatever becomes of the fleet
    Disrupted,
    Stands,    ///< a unit that stays is not dislodged
    Dislodged, ///< by the only attack
};
inline constexpr RuledResult lastRuledResult = RuledResult::Dislodged;

/// Units by where they start. What an order cannot come to has no effect, and of two rulings that contradict each
/// other only one has.
struct RuledResults
{
    Decision succeeds, given, available, dislodged;

    /// What was ruled last of a unit counts.
    void rule(Province unit, RuledResult result);
    bool empty() const { return *this == RuledResults{}; }
    bool operator==(const RuledResults&) const = default;
};

} // namespace chancery
