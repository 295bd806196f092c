// SPDX-License-Identifier: GPL-3.0-or-later
// What a case expects under another rulebook than the one for which it is stated.
#pragma once

#include "engine/base/result.h"
#include "engine/files/case_file.h"
#include "engine/rules/rulebooks.h"

namespace chancery {

/// The expectations of a case under one rulebook.
struct CaseUnder
{
    Case expected;           ///< the case with the expectations that count
    bool applies = true;     ///< false if it is about something that this rulebook does not have
    bool unanswered = false; ///< the rulebook has no answer; `expected` is by its fallback
};

/// Returns a case as it applies under `rulebook`. The first alternative whose conditions hold replaces its
/// words, and the final board follows from these.
CaseUnder caseUnder(const Map& map, const Rulebook& rulebook, const Case& original);

/// Returns whether a condition "option=value|value" or "rulebook=id|id" holds; false if it names no option.
bool meetsCondition(std::string_view condition, const Rulebook& rulebook);

/// Returns the rulebook of a case with its house rules, or an error that names what is unknown.
Result<Rulebook> rulebookFor(const Case& one);

} // namespace chancery
