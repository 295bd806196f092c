// SPDX-License-Identifier: GPL-3.0-or-later
// What rulebooks say, clause by clause, in our own words. resources/clauses/README.md has the format.
#pragma once

#include "engine/base/result.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chancery {

/// A clause in one language.
struct ClauseWords
{
    std::string title; ///< "No power dislodges its own unit"
    std::string text;  ///< what it says; paragraphs are separated by empty lines
    std::string note;  ///< how the program plays it, where that is not as printed or the print can be read
                       ///< in two ways; else empty
};

/// One clause of a rulebook.
struct Clause
{
    std::string number;               ///< as it is cited: "IX.3"
    bool numbered = true;             ///< false for what the document has between its numbers
    std::vector<std::string> options; ///< options that it is about besides those whose clause it is
    std::map<std::string, ClauseWords, std::less<>> words; ///< by language; "en" is always there
};

/// A citation inside a text.
struct CitedClause
{
    std::size_t begin = 0, end = 0; ///< the part of the text that cites it
    std::string number;             ///< "IX.3", also where the text writes it otherwise
};

/// A rulebook clause by clause.
struct ClauseDocument
{
    std::string rulebook;        ///< the id of its rulebook: "1971"
    bool reported = false;       ///< whether we know only what others report of it
    std::size_t numbered = 0;    ///< how many numbered clauses the document has
    std::string counted;         ///< how they were counted, in English
    std::vector<Clause> clauses; ///< in the order of the document

    /// Returns the clause with this number, or the one that contains it (6.D for 6.D.20); nullptr if there is
    /// none.
    const Clause* find(std::string_view number) const;
    /// Returns the clauses that a text cites one after the other, with commas and semicolons between them:
    /// "XII.3, IX.2", "4, Cutting support; rules 17, 18". It stops at what is no clause.
    std::vector<CitedClause> citedAt(std::string_view text, std::size_t begin) const;
    /// Returns the numbers of all clauses that the citation of a rulebook's file names.
    std::vector<std::string> numbersIn(std::string_view citation) const;
};

/// Reads a file of clauses. On failure it names the fault and its place. `name` is what messages call the
/// file.
Result<ClauseDocument> readClauseDocument(std::string_view toml, const std::string& name);

/// Gives clauses their words in a language, from a file of its own with `number`, `title`, `text` and `note`
/// of each. Returns what is wrong with the file; what was read before stays.
std::optional<Error> addClauseWords(ClauseDocument& document, const std::string& language,
                                    std::string_view toml, const std::string& name);

} // namespace chancery
