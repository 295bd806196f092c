// SPDX-License-Identifier: GPL-3.0-or-later
// How orders end in the words of DATC 4.E.2, without the reasons.
#pragma once

#include "engine/adjudicate/outcome.h"
#include "engine/adjudicate/retreats.h"

namespace chancery {

/// The words of a unit's result (DATC 4.E.2).
struct UnitResult
{
    Verdict verdict = Verdict::Stands; ///< how its order ended
    Fate fate = Fate::Unharmed;        ///< what happened to the unit besides

    bool operator==(const UnitResult&) const = default;
};

/// Returns how the order of a unit ended whose reason is `rule`; a unit without a legal order holds. `unit`
/// is the province where it started.
Verdict verdictOf(const Movement& movement, Rule rule, Province unit);
/// Returns the units whose words depend on the reason: armies without a path, fleets whose convoy may have
/// failed, and units with ruled results.
ProvinceSet inDoubt(const Aftermath& after);
/// Returns the words of a unit's result, the same as those that resolveMovement gives it: where several
/// orders are for one unit, those of the result that has the unit's fate. Insurrections count as holds.
UnitResult unitResultOf(const Aftermath& after, Province unit);

} // namespace chancery
