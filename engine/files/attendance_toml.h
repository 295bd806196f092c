// SPDX-License-Identifier: GPL-3.0-or-later
// Players, absences, lots and votes as rows of a game document.
#pragma once

#include "engine/base/document.h"
#include "engine/game/game.h"

#include <string>
#include <vector>

namespace chancery {

/// Reads `replacements`, `absences` and `[lots]` of a game document; the reader records the first fault.
Attendance readAttendance(DocumentReader& reader, const Value& document, const Map& map);
/// Reads `votes` of a phase; the reader records the first fault.
std::vector<Vote> readVotes(DocumentReader& reader, const Value& phase, const Map& map);

// Each item is an inline table.
/// Returns the rows of `replacements`.
std::vector<std::string> replacementItems(const Map& map, const Attendance& attendance);
/// Returns the rows of `absences`.
std::vector<std::string> absenceItems(const Map& map, const Attendance& attendance);
/// Returns the rows of `drawn` in `[lots]`.
std::vector<std::string> lotItems(const Map& map, const LotDraw& lots);
/// Returns the rows of `votes` of a phase.
std::vector<std::string> voteItems(const Map& map, const std::vector<Vote>& votes);

} // namespace chancery
