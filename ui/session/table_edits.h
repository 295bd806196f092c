// SPDX-License-Identifier: GPL-3.0-or-later
// What happens at the table beside the orders: players, votes, points. Each change is one undo step.
#pragma once

#include "engine/game/game.h"

#include <cstdint>
#include <map>
#include <string>

namespace chancery {

class Session;

/// Adds victory points for something achieved in the current phase (Committee).
void addAward(Session& session, const Award& award);
/// Replaces names, absences, replacements and lots, in one step.
void setTable(Session& session, const std::map<Power, std::string>& players, const Attendance& attendance);
/// Adds a vote to the current phase. After one that has passed nothing is resolved until it is taken back; in
/// a game that has ended nothing changes.
void addVote(Session& session, const Vote& vote);
/// Draws the lot by which each neutral power joins a player.
void joinByLot(Session& session, std::uint64_t seed);

} // namespace chancery
