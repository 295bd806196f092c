// SPDX-License-Identifier: GPL-3.0-or-later
// The lines that a power has written, on one sheet or several (DATC 4.D.1, 4.D.2).
#pragma once

#include "engine/game/game.h"

namespace chancery {

/// Returns the lines that count: all of them, or those of each power's last sheet, as the option `order_sets`
/// says.
std::vector<WrittenOrder> combineSheets(std::vector<WrittenOrder> written, const RuleOptions& options);

/// Returns the lines of one power in a phase, from all its sheets.
std::vector<WrittenOrder> sheetOf(const PhaseRecord& record, Power power);

} // namespace chancery
