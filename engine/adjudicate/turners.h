// SPDX-License-Identifier: GPL-3.0-or-later
// Which units would turn a result by holding: found by trying, however many reasons lie between.
#pragma once

#include "engine/adjudicate/outcome.h"

#include <array>
#include <vector>

namespace chancery {

/// Completes the causes of a movement phase: fills in Outcome::turned. It is left empty if the phase did not
/// end as these rules have it, as after a ruling. `before` and `options` are those that it was resolved with.
/// It takes as long as resolving the phase once for each order that is not a hold, and for each two of them.
void findTurners(const Map& map, const RuleOptions& options, const Position& before, Outcome& outcome);

/// Returns the units each of which would turn the result of a unit's order by holding. `unit` is the province
/// where it started.
ProvinceSet turnersOf(const Outcome& outcome, Province unit);

/// A unit, and others of which each turns a result together with it, though neither does alone.
struct TurnedWith
{
    Province unit = noProvince;
    ProvinceSet partners;
};

/// Returns pairs by unit, the one with the most partners first; each pair is under one unit.
std::vector<TurnedWith> byPartner(std::vector<std::array<Province, 2>> pairs);

} // namespace chancery
