// SPDX-License-Identifier: GPL-3.0-or-later
// The gamemaster's rulings as rows of a game document.
#pragma once

#include "engine/base/document.h"
#include "engine/base/phase.h"
#include "engine/game/ruling.h"

#include <string>
#include <vector>

namespace chancery {

/// The rows `rulings` of a phase, read against its position; complaints go to the reader.
std::vector<Ruling> readRulings(DocumentReader& reader, const Value& phase, const Map& map, PhaseKind kind,
                                const Position& before);
/// One row for each.
std::vector<std::string> rulingRows(const Map& map, const Position& before, const std::vector<Ruling>& rulings);

/// "succeeds", "cut", "stands": the words of DATC 4.E.2.
std::string_view ruledWord(RuledResult result);

} // namespace chancery
