// SPDX-License-Identifier: GPL-3.0-or-later
// A study as a handout: the board, the orders, the results with their reasons and clauses, the commentary.
#pragma once

#include "ui/console/study_view.h"
#include "ui/paper/paper.h"
#include "ui/words/register.h"

namespace chancery {

/// Returns the line of the study that is shown as a handout, phase by phase from the position on, what
/// became otherwise than in the line that it is compared with, and what the clauses say that are behind the
/// results. A PDF of it holds the whole study and can be
/// opened as one.
Paper studyPaper(const StudyView& view, const BoardGeometry& board, Register how);

} // namespace chancery
