// SPDX-License-Identifier: GPL-3.0-or-later
// Who sits at the table and what they have voted on, as rows of a game document.
#pragma once

#include "engine/base/document.h"
#include "engine/game/game.h"

#include <string>
#include <vector>

namespace chancery {

/// `replacements`, `absences` and `[lots]` of a document.
Attendance readAttendance(DocumentReader& reader, const Value& document, const Map& map);
/// `votes` of a phase.
std::vector<Vote> readVotes(DocumentReader& reader, const Value& phase, const Map& map);

// Each item is an inline table.
std::vector<std::string> replacementItems(const Map& map, const Attendance& attendance);
std::vector<std::string> absenceItems(const Map& map, const Attendance& attendance);
std::vector<std::string> lotItems(const Map& map, const LotDraw& lots);
std::vector<std::string> voteItems(const Map& map, const std::vector<Vote>& votes);

} // namespace chancery
