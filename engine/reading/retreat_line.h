// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/reading/page_lines.h"
#include "engine/reading/page_study.h"

namespace chancery {

/// Takes a line under "R:" as a retreat if, by what the page says so far, the phase is one of retreats or the
/// unit is another power's than Russia's. Returns false if it is neither. If it is nobody's, or several
/// powers', it is asked whose it is.
bool takeRetreat(const PageLines& lines, PageContent& page, const std::string& line, Power russia);

} // namespace chancery
