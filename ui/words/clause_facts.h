// SPDX-License-Identifier: GPL-3.0-or-later
// What goes with a clause: the options that it is read in, the same matter in other rulebooks, terms, cases.
#pragma once

#include "ui/words/clause_library.h"
#include "ui/words/glossary.h"

namespace chancery {

/// A case of the library that is about a clause.
struct CitedCase
{
    std::string id, title; ///< "1971.1", "An own unit in the way"
};

/// What goes with a clause.
struct ClauseFacts
{
    std::vector<TermChoice> choices;        ///< of the options that the clause decides or is about
    std::vector<TermClauses> elsewhere;     ///< clauses of other rulebooks that are behind the same reasons
    std::vector<const GlossaryTerm*> terms; ///< whose reasons it is behind
    std::vector<CitedCase> cases;           ///< in the order of the libraries
};

/// Returns what goes with a clause.
ClauseFacts factsOf(const ClausePlace& place);

/// Returns the target of the link to a case: "case:6.F.14", with slashes in place of full stops.
QString linkToCase(const std::string& id);
/// Returns the case that a link leads to; empty if it leads elsewhere.
std::string caseOfLink(const QString& link);

} // namespace chancery
