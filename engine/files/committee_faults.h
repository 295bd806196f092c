// SPDX-License-Identifier: GPL-3.0-or-later
// What no form of a Committee can have written.
#pragma once

#include "engine/base/message.h"
#include "engine/committee/committee.h"
#include "engine/map/map.h"

#include <optional>

namespace chancery {

/// Returns the first rule that a conference breaks although it has begun, nothing if it keeps rules 1 to 3, 5
/// to 8, 10, 12 and 13. A conference that is not begun yet has no outcome; nothing else is asked of it.
std::optional<Message> faultOf(const Map& map, const Conference& conference);
/// Returns what is wrong with a goal: points without a reason, or lost before they were awarded.
std::optional<Message> faultOf(const Goal& goal);
/// Returns what is wrong with what a treaty says of its being signed by all and of its being broken.
std::optional<Message> faultOf(const Map& map, const Treaty& treaty);

} // namespace chancery
