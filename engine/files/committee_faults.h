// SPDX-License-Identifier: GPL-3.0-or-later
// What no form of a Committee can have written.
#pragma once

#include "engine/base/message.h"
#include "engine/game/game.h"

#include <optional>
#include <string>
#include <vector>

namespace chancery {

/// Returns the first rule that a conference breaks although it has begun, nothing if it keeps rules 1 to 3, 5
/// to 8, 10, 12 and 13. Of a conference that is not begun yet nothing is asked.
std::optional<Message> faultOf(const Map& map, const Conference& conference);
/// Returns what is wrong with a goal: points without a reason, or lost before they were awarded.
std::optional<Message> faultOf(const Goal& goal);
/// Returns what is wrong with what a treaty says of its being broken.
std::optional<Message> faultOf(const Map& map, const Treaty& treaty);

/// Adds a line for each entry of the Committee that does not agree with the phases of the game: it is dated
/// outside of them, a power with a country has lost points, or a conference outlasted its year. A correction
/// of an earlier phase, or officers who were late, can have caused that.
void compareCommittee(const Game& game, std::vector<std::string>& differences);

} // namespace chancery
