// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of the clauses as HTML.
#pragma once

#include "ui/words/clause_facts.h"

#include <QCoreApplication>

namespace chancery {

/// Makes the pages of the rulebooks' clauses.
class ClausePages
{
    Q_DECLARE_TR_FUNCTIONS(chancery::ClausePages)

public:
    /// Returns the page of a clause: what it says in our own words, how the program plays it where that is
    /// not as printed, the options that it is read in with the choice of every rulebook, the same matter in
    /// other rulebooks, and its cases. Links lead to cases and terms; citations are left to
    /// withClauseLinks().
    static QString html(const ClausePlace& place);

private:
    static QString origin(const ClausePlace& place);
    static QString elsewhere(const ClauseFacts& facts);
    static QString cases(const ClauseFacts& facts);
};

/// Returns which rulebooks choose what, as HTML under a heading; empty without options.
QString choicesAsHtml(const std::vector<TermChoice>& choices);

} // namespace chancery
