// SPDX-License-Identifier: GPL-3.0-or-later
// Clauses as they are cited behind a sentence.
#pragma once

#include "engine/rules/rulebooks.h"

#include <QString>

namespace chancery {

/// Returns the number of a clause as it is said in the language that the program speaks: "page 7" is "Seite
/// 7". All other numbers stay as they are.
QString spokenClause(QString number);
/// Returns the clause behind a reason, "Alexander IV.7.b"; if house rules are behind it these, "house rule
/// paradox=all_hold". Empty if the rulebook is unknown. `occupied` as for citation().
QString clauseBehind(Rule rule, const Rulebook& rules, PhaseKind kind, bool occupied = false);
/// Returns the clause that decides an option, named as in files, as clauseBehind does.
QString clauseDeciding(std::string_view option, const Rulebook& rules);
/// Returns a sentence that ends with a full stop, with a clause in brackets before it; without a clause the
/// sentence as it is.
QString withClause(QString sentence, const QString& clause);

/// Returns a text that looks the same but is not broken at a full stop between two letters or digits. It
/// contains invisible word joiners, so use it only for text to be painted.
QString unbroken(QString text);

} // namespace chancery
