// SPDX-License-Identifier: GPL-3.0-or-later
// The yes-or-no questions of DATC 5.B, each about every province at once.
#pragma once

#include "engine/base/index_set.h"

namespace chancery {

/// The answers to one question, by province. A province in neither set is undecided, or the question does not
/// apply.
struct Decision
{
    ProvinceSet yes, no; ///< disjoint

    /// Adds an answer; the province must be undecided.
    void settle(Province p, bool answer) { (answer ? yes : no).add(p); }
    bool operator==(const Decision&) const = default;
};

/// All answers that adjudication has found so far, by the province where the unit started. Answers are only
/// added, so their order cannot matter.
struct Decisions
{
    Decision moves;     ///< does this move succeed? (DATC 5.B.1)
    Decision given;     ///< is this support not cut? (5.B.2)
    Decision dislodged; ///< is this convoying fleet dislodged? (5.B.3); for other units it follows from moves
    Decision path;      ///< can this unit get to its destination? (5.B.8)
    Decision bySea;     ///< does this move go by convoy? (4.A.3); open if it may go by land instead
    ProvinceSet circular; ///< moves that the backup rule made succeed (5.B.9)
    ProvinceSet paradox;  ///< fleets whose convoy the backup rule made fail
    ProvinceSet held;     ///< moves that the backup rule made fail (4.A.2 d)

    bool operator==(const Decisions&) const = default;
};

/// A set of open questions, each named by the question and by the province of its unit.
struct Questions
{
    ProvinceSet moves{}, given{}, dislodged{}, path{}, bySea{}; ///< see Decisions

    bool empty() const { return (moves | given | dislodged | path | bySea).empty(); } ///< no question is open
    /// Returns the questions that are in either set.
    friend Questions operator|(const Questions& a, const Questions& b)
    {
        return {a.moves | b.moves, a.given | b.given, a.dislodged | b.dislodged, a.path | b.path,
                a.bySea | b.bySea};
    }
    /// Returns the questions that are in both sets.
    friend Questions operator&(const Questions& a, const Questions& b)
    {
        return {a.moves & b.moves, a.given & b.given, a.dislodged & b.dislodged, a.path & b.path,
                a.bySea & b.bySea};
    }
    /// Returns the questions of the first set that are not in the second.
    friend Questions operator-(const Questions& a, const Questions& b)
    {
        return {a.moves - b.moves, a.given - b.given, a.dislodged - b.dislodged, a.path - b.path,
                a.bySea - b.bySea};
    }
    /// Adds the questions of another set.
    Questions& operator|=(const Questions& o) { return *this = *this | o; }
    bool operator==(const Questions&) const = default;
};

/// The range from the least to the most that a strength can still turn out to be.
struct Interval
{
    int min = 0, max = 0; ///< equal once it is settled
};

/// What is known so far about a fact that does not decide an order by itself.
enum class Answer : std::uint8_t { No, Yes, Unknown };

} // namespace chancery
