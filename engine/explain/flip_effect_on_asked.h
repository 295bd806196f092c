// SPDX-License-Identifier: GPL-3.0-or-later
// What a changed order does to the order asked about itself: whether this matches the order of the unit that
// it helps, and where its unit may retreat. Private to flip.
#pragma once

#include "engine/adjudicate/retreats.h"
#include "engine/explain/flip_effect.h"

#include <optional>

namespace chancery {

/// Returns an effect if the order of `asked` begins or ceases to match the order of `unit`, which was another
/// one in `was` than it is in `now`.
std::optional<FlipEffect> effectOnMatch(const Turn& was, const Turn& now, Province asked, Province unit);

/// Returns an effect if all that has changed from `was` to `now` is whether the unit asked about may retreat,
/// and `unit` closes or opens a retreat.
std::optional<FlipEffect> effectOnRetreats(const Aftermath& was, const Aftermath& now, Province asked,
                                           Province unit);

} // namespace chancery
