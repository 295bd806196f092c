// SPDX-License-Identifier: GPL-3.0-or-later
// What a case expects under another rulebook than the one it is stated for.
#pragma once

#include "engine/base/result.h"
#include "engine/cases/case_file.h"
#include "engine/rules/rulebooks.h"

namespace chancery {

/// A case as it stands under some rulebook.
struct CaseUnder
{
    Case expected;
    bool applies = true;     ///< false if the case says something that this rulebook does not know
    bool unanswered = false; ///< the rulebook has no answer; expected is what its fallback makes of it
};

/// The first alternative whose conditions hold replaces what the case says; where the board ends follows from the words.
CaseUnder caseUnder(const Map& map, const Rulebook& rulebook, const Case& original);

/// Whether "option=value|value", or "rulebook=id|id", holds. A condition that names no option never does.
bool holds(std::string_view condition, const Rulebook& rulebook);

/// The rulebook that a case is stated for, with its house rules; the error says which of these there is not.
Result<Rulebook> rulebookFor(const Case& one);

} // namespace chancery
