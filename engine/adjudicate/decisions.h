// SPDX-License-Identifier: GPL-3.0-or-later
// The yes/no questions of DATC 5.B, each asked of every province at once.
#pragma once

#include "engine/adjudicate/decision.h"

namespace chancery {

/// Everything that adjudication finds out. Answers are only ever added, so that their sequence cannot matter.
struct Decisions
{
    Decision moves;     ///< does this move succeed? (DATC 5.B.1)
    Decision given;     ///< is this support not cut? (5.B.2)
    Decision dislodged; ///< is this convoying fleet dislodged? (5.B.3); of other units it follows from moves
    Decision path;      ///< can this unit get to its destination? (5.B.8)
    Decision bySea;     ///< does this move go by convoy? (4.A.3); open where the land is a way out
    ProvinceSet circular; ///< moves that the backup rule let succeed (5.B.9)
    ProvinceSet paradox;  ///< fleets whose convoy the backup rule let fail
    ProvinceSet held;     ///< moves that the backup rule let fail (4.A.2 d)

    bool operator==(const Decisions&) const = default;
};

/// A set of questions that wait for an answer, by the unit they are asked of.
struct Questions
{
    ProvinceSet moves{}, given{}, dislodged{}, path{}, bySea{};

    bool empty() const { return (moves | given | dislodged | path | bySea).empty(); }
    friend Questions operator|(const Questions& a, const Questions& b)
    {
        return {a.moves | b.moves, a.given | b.given, a.dislodged | b.dislodged, a.path | b.path, a.bySea | b.bySea};
    }
    friend Questions operator&(const Questions& a, const Questions& b)
    {
        return {a.moves & b.moves, a.given & b.given, a.dislodged & b.dislodged, a.path & b.path, a.bySea & b.bySea};
    }
    friend Questions operator-(const Questions& a, const Questions& b)
    {
        return {a.moves - b.moves, a.given - b.given, a.dislodged - b.dislodged, a.path - b.path, a.bySea - b.bySea};
    }
    Questions& operator|=(const Questions& o) { return *this = *this | o; }
    bool operator==(const Questions&) const = default;
};

/// The least and the most that a strength can still turn out to be.
struct Interval
{
    int min = 0, max = 0;
};

/// What is known of something that does not decide an order by itself.
enum class Answer : std::uint8_t { No, Yes, Unknown };

} // namespace chancery
