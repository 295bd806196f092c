// SPDX-License-Identifier: GPL-3.0-or-later
// Several sheets of one power (DATC 4.D.1, 4.D.2).
#pragma once

#include "engine/notation/order_text.h"
#include "engine/rules/options.h"

namespace chancery {

/// The lines that count: all of them, or of each power only those of its last sheet.
std::vector<WrittenOrder> combineSheets(std::vector<WrittenOrder> written, const RuleOptions& options);

} // namespace chancery
