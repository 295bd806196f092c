// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/reading/page_lines.h"
#include "engine/reading/page_study.h"

#include <optional>

namespace chancery {

/// Returns whose units a line under "R:" retreats, by what the page says so far, if the phase is one of
/// retreats or they are not Russia's; nullopt if it is no retreat. Nobody's are empty.
std::optional<PowerSet> retreatersIn(const PageLines& lines, const PageContent& page, const std::string& line,
                                     Power russia);

} // namespace chancery
