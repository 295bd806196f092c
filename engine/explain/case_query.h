// SPDX-License-Identifier: GPL-3.0-or-later
// What is typed to find cases: words, motifs, units and orders, all of which must be there.
#pragma once

#include "engine/explain/case_index.h"
#include "engine/orders/order.h"

#include <span>
#include <utility>

namespace chancery {

/// One condition of a query.
struct QueryTerm
{
    /// What is asked for; README.md has an example of each.
    enum class Kind : std::uint8_t {
        Word,       ///< `text` begins a word of the case's texts, or of the name of one of its motifs
        Phrase,     ///< `text` is in the case's texts
        Number,     ///< `text`, with a stop in it, begins the case's id, or is one of its clauses
        Motif,      ///< the case shows `motif`
        Unit,       ///< the unit `unit` is on the board
        Place,      ///< any unit is at `unit.at`
        Order,      ///< `order` is given
        Seas,       ///< an army is convoyed through `number` sea provinces, or more if `orMore`
        Library,    ///< it is in the library `text`
        Chapter,    ///< it is in the chapter `text`
        Power,      ///< `power` has a unit or an order
        Rulebook,   ///< it is stated for the rulebook `text`
        Differs,    ///< it ends otherwise under the rulebook `text`, or under any if that is empty
        Unanswered, ///< the rulebook `text` leaves its paradox open, or any does if that is empty
        Phase,      ///< it is of the kind `phase`; of retreats, if it has a retreat phase
    };
    Kind kind = Kind::Word;         ///< what is asked for
    bool negated = false;           ///< whether it must not be so
    std::string text{};             ///< folded for words and phrases; see Kind
    MotifSet motifs{};              ///< of a word: those whose names have a word that begins with it
    Motif motif{};                  ///< see Kind
    Unit unit{};                    ///< see Kind
    Order order{};                  ///< see Kind
    int number = 0;                 ///< see Kind
    bool orMore = false;            ///< see Kind
    Power power = noPower;          ///< see Kind
    PhaseKind phase{};              ///< see Kind
    std::size_t begin = 0, end = 0; ///< bytes of the query that it was read from
};

/// A query: cases must meet every condition; all do if there is none.
struct CaseQuery
{
    std::vector<QueryTerm> terms; ///< in the order written
};

/// Names of motifs in a further language, to be understood besides the English ones.
using MotifNames = std::span<const std::pair<std::string, Motif>>;

/// Reads a query about cases on a map. On failure the message says what was expected, and `where` is "column
/// N".
Result<CaseQuery> readCaseQuery(const Map& map, std::string_view text, MotifNames names = {});

/// Returns whether a case on a map meets every condition.
bool matches(const Map& map, const CaseQuery& query, const IndexedCase& one);

} // namespace chancery
