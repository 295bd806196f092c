// SPDX-License-Identifier: GPL-3.0-or-later
// Why moves succeed and fail: what they overcame, and what stopped them.
#pragma once

#include "engine/adjudicate/explain_paths.h"
#include "engine/adjudicate/explain_rivals.h"

namespace chancery {

/// Finds the reasons of moves of a settled phase.
class MoveReasons : Settled
{
public:
    /// The aftermath of the phase must outlive this.
    explicit MoveReasons(const Settled& settled)
        : Settled(settled)
        , paths_(settled)
        , rivalry_(settled)
    {
    }

    void explainMove(Province p, Finding& finding) const;    ///< of any move
    void explainAttempt(Province p, Finding& finding) const; ///< of a move with a path
    void explainUnopposed(Province p,
                          Finding& finding) const;        ///< of one to a vacant province, without rivals
    void explainWalk(Province p, Finding& finding) const; ///< of such a one that is `walking`
    /// Of a move whose unit ahead left, without rivals.
    void explainFollower(Province p, Finding& finding) const;
    void explainStopped(Province p, Finding& finding) const; ///< of one that fails although it has no rivals
    /// Of a unit with a ruled result, whether or not it moves. A move that a ruling makes impossible names
    /// the unit of that ruling, unless it had no path anyway.
    void explainRuled(Province p, Finding& finding) const;

private:
    using Rivals = Rivalry::Rivals;

    void explainNoPath(Province army, Finding& finding) const;
    void noteStrengths(Province p, ProvinceSet barred, Finding& finding) const;
    void noteRivals(const Rivals& rivals, Province p, Finding& finding) const;
    void explainResistance(Province p, Finding& finding) const;
    Rule losing(Province p, const Finding& finding) const;
    bool rotates(Province p) const;
    Rule winning(Province p, Finding& finding) const;
    Rule ruleWithoutResistance(Province p, Finding& finding) const;

    PathReasons paths_;
    Rivalry rivalry_;
};

} // namespace chancery
