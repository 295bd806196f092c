// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked of a phase, printed: its paradoxes, the results under other rulebooks, the clauses.
#pragma once

#include "engine/explain/asked_phase.h"
#include "ui/paper/paper.h"
#include "ui/words/register.h"

namespace chancery {

/// Returns for each paradox of a phase how it was settled, the circle of its orders, and how they ended.
std::vector<PaperBlock> paradoxBlocks(const AskedPhase& phase, Register how);
/// Returns a line for each result that is not the same under all rulebooks, with who has it so, or one line
/// that they agree.
std::vector<PaperBlock> rulebookBlocks(std::shared_ptr<const AskedPhase> phase);
/// Returns under a heading what each clause says, in our own words, that these texts cite, in the order in
/// which they do; nothing if they cite none.
std::vector<PaperBlock> clauseBlocks(const QStringList& texts);

} // namespace chancery
