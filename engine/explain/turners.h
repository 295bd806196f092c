// SPDX-License-Identifier: GPL-3.0-or-later
// Which single units would turn a result by holding: found by trying, however many reasons lie between.
#pragma once

#include "engine/adjudicate/outcome.h"

namespace chancery {

/// Returns the units each of which would turn the result of a unit's order, or its fate, by holding instead.
/// Moves that succeed are not asked about: they rest on all that others did not do. Empty if the phase did
/// not end as these rules have it, as after a ruling. `unit` is the province where it started. The phase
/// asked about last is remembered by each thread, so that asking about the next unit of it is quick.
ProvinceSet turnersOf(const Map& map, const RuleOptions& options, const Position& before,
                      const Outcome& outcome, Province unit);

} // namespace chancery
