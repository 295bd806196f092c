// SPDX-License-Identifier: GPL-3.0-or-later
// The gamemaster's rulings as rows of a game document.
#pragma once

#include "engine/base/document.h"
#include "engine/base/phase.h"
#include "engine/game/ruling.h"

#include <string>
#include <vector>

namespace chancery {

/// Reads the rows `rulings` of a phase against its position; the reader records the first fault.
std::vector<Ruling> readRulings(DocumentReader& reader, const Value& phase, const Map& map, PhaseKind kind,
                                const Position& before);
/// Returns one row for each ruling.
std::vector<std::string> rulingRows(const Map& map, const Position& before,
                                    const std::vector<Ruling>& rulings);

/// Returns the word for a ruled result in files, as in DATC 4.E.2: "succeeds", "cut", "stands".
std::string_view ruledWord(RuledResult result);

} // namespace chancery
