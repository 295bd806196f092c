// SPDX-License-Identifier: GPL-3.0-or-later
// What is typed to find cases: words, motifs, units and orders, all of which must be there.
#pragma once

#include "engine/base/message.h"
#include "engine/explain/case_index.h"

#include <span>
#include <utility>

namespace chancery {

/// One condition of a query. A case meets it if it has the words or any of the tags.
struct QueryTerm
{
    bool negated = false;            ///< whether no case that meets it is wanted
    std::vector<TextWord> words{};   ///< stand one after the other in the texts of the case, each begun so
    std::vector<std::string> tags{}; ///< see case_tags.h
};

/// A query: cases must meet every condition; all do if there is none.
struct CaseQuery
{
    std::vector<QueryTerm> terms; ///< in the order written
};

/// Names of motifs in a further language, to be understood besides the English ones.
using MotifNames = std::span<const std::pair<std::string, Motif>>;

/// Reads a query about the cases of an index. On failure the message says what was expected, and `where` is
/// "column N".
Result<CaseQuery> readCaseQuery(const CaseIndex& index, std::string_view text, MotifNames names = {});

/// Returns whether a case meets every condition.
bool matches(const CaseQuery& query, const IndexedCase& one);

} // namespace chancery
