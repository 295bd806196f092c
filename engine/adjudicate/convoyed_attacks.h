// SPDX-License-Identifier: GPL-3.0-or-later
// Convoyed armies: which routes survive, and which supports their attacks cut. Here rulebooks differ (DATC
// 4.A.1, 4.A.2, 4.A.4).
#pragma once

#include "engine/adjudicate/strength.h"

namespace chancery {

/// Tells what the answers known so far mean for attacks that may come by convoy, beside the strengths.
class ConvoyedAttacks : public Strengths
{
public:
    using Strengths::Strengths;

    /// Returns whether a convoy carries the army to its destination, as far as known (DATC 4.A.1, 5.B.8).
    Answer routeSurvives(Province army) const { return routeSurvives(army, noProvince); }
    /// Returns whether a convoy without the fleet `without` carries the army to its destination, as far as
    /// known.
    Answer routeSurvives(Province army, Province without) const;
    /// Returns the strength of a rival that `mover` must exceed: its prevent strength, or what it has on the
    /// way under Brannan's rule.
    Interval rivalStrength(Province rival, Province mover) const
    {
        return turn.meetingOnTheWay.has(mover) ? strengthOnTheWay(rival, mover) : preventStrength(rival);
    }
    /// Returns whether this attack cuts the support, as far as known (DATC 5.B.2, 4.A.2, 4.A.4).
    Answer cuts(Province attacker, Province supporter) const;
    /// Returns whether any attack cuts the support, as far as known.
    Answer isCut(Province supporter) const;
    /// Returns whether the rulebook's paradox rule protects the support from this convoyed army, as far as
    /// known (DATC 4.A.2).
    Answer spared(Province attacker, Province supporter) const;

private:
    Interval strengthOnTheWay(Province rival, Province mover) const;
    bool mustChooseFirst(Province attacker, Province supporter) const;
};

} // namespace chancery
