// SPDX-License-Identifier: GPL-3.0-or-later
// What a power has written, on one sheet or several (DATC 4.D.1, 4.D.2).
#pragma once

#include "engine/game/game.h"

namespace chancery {

/// The lines that count: all of them, or of each power only those of its last sheet.
std::vector<WrittenOrder> combineSheets(std::vector<WrittenOrder> written, const RuleOptions& options);

/// What one power has written in a phase.
std::vector<WrittenOrder> sheetOf(const PhaseRecord& record, Power power);

} // namespace chancery
