// SPDX-License-Identifier: GPL-3.0-or-later
// Explains why each order of a movement phase ended as it did, once all answers are final.
#pragma once

#include "engine/adjudicate/finding.h"
#include "engine/adjudicate/retreats.h"

#include <array>

namespace chancery {

/// Returns the reason for the result of a unit's order; a unit without a legal order holds. `unit` is the
/// province where it started.
Finding explain(const Aftermath& after, Province unit);

/// Sorts units by what explaining them takes: by the kinds of their orders, and whether moves arrived and
/// supports are given.
std::array<ProvinceSet, 6> explainedAlike(const Aftermath& after, ProvinceSet units);

/// Calls `take` with each of these units and its reason. Units whose orders are alike come one after another:
/// on sets of busy phases that is a tenth quicker than by province, since branches are foreseen.
template<class Take>
void explainEach(const Aftermath& after, ProvinceSet units, Take take)
{
    for (const ProvinceSet alike : explainedAlike(after, units))
        for (Province unit : alike) take(unit, explain(after, unit));
}

} // namespace chancery
