// SPDX-License-Identifier: GPL-3.0-or-later
// The rulebooks clause by clause, as the program carries them, and links to their clauses.
#pragma once

#include "engine/rules/clause_document.h"

#include <QString>
#include <QStringList>

#include <span>
#include <utility>
#include <vector>

namespace chancery {

struct RulebookInfo;

/// One clause of one document.
struct ClausePlace
{
    const ClauseDocument* document = nullptr; ///< nullptr if there is no such clause
    const Clause* clause = nullptr;           ///< the clause, or the one that contains `number`
    std::string number;                       ///< as it was asked for: "IX.3", "6.D.20"

    /// Returns whether there is such a clause.
    explicit operator bool() const { return clause != nullptr; }
};

/// Returns all documents, in the order of the rulebooks. They are read once and stay. What cannot be read is
/// left out; clauseFaults() says so.
std::span<const ClauseDocument> clauseDocuments();
/// Returns what is wrong with the files, a line each; empty if nothing is.
const QStringList& clauseFaults();
/// Returns the document of a rulebook, or nullptr.
const ClauseDocument* clauseDocument(std::string_view rulebook);
/// Returns a clause of a rulebook.
ClausePlace findClause(std::string_view rulebook, const std::string& number);

/// Returns the rulebook of a document.
const RulebookInfo& bookOf(const ClauseDocument& document);
/// Returns a clause as it is cited: "1971 IX.3".
QString citationOf(const ClausePlace& place);
/// Returns a clause with its title: "1971 IX.3: No power dislodges its own unit".
QString titleOf(const ClausePlace& place);
/// Returns the words of a clause in the language that the program speaks, else in English.
const ClauseWords& wordsOf(const Clause& clause);
/// Returns whether a clause has no words in the language that the program speaks.
bool inEnglishOnly(const Clause& clause);

/// Returns the target of the link to a clause: "clause:1971/IX/3". It has no full stop, so that unbroken()
/// leaves it as it is.
QString linkToClause(const ClausePlace& place);
/// Returns the clause that a link leads to.
ClausePlace clauseOfLink(const QString& link);
/// Returns whether a link leads to a clause.
bool leadsToClause(const QString& link);
/// Returns HTML in which each citation of a clause is a link; tags, titles and what is linked already stay as
/// they are.
QString withClauseLinks(const QString& html);
/// Returns the clauses that a plain text cites, each once, in the order of the text.
std::vector<ClausePlace> clausesCitedIn(const QString& text);

} // namespace chancery
