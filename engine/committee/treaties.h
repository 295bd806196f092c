// SPDX-License-Identifier: GPL-3.0-or-later
// Treaties (Committee, Object of the committee; 3). They are not binding.
#pragma once

#include "engine/committee/committee.h"
#include "engine/committee/objection.h"

namespace chancery {

/// Returns which rules a treaty breaks by what is written down of it. A file with it is refused.
Objections brokenRules(const Treaty& treaty);
/// Returns the rules that forbid filing a treaty: one that was broken stays signed by all its parties.
Objections objectionsToTreaty(Treaty treaty);
/// Returns the rules that forbid the note that a power has broken a treaty.
Objections objectionsToBreach(Treaty treaty, const Breach& breach);
/// Returns whether all parties have signed. Otherwise it is a draft.
bool isConcluded(const Treaty& treaty);
/// Returns a treaty that is filed in phase `now`, with the phase in which it was concluded, if it is.
Treaty dated(Treaty treaty, const Phase& now);

} // namespace chancery
