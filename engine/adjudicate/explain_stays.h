// SPDX-License-Identifier: GPL-3.0-or-later
// Why units that do not move are dislodged or not: those that hold, and fleets that convoy.
#pragma once

#include "engine/adjudicate/explain_rivals.h"

namespace chancery {

/// Finds the reasons of convoys and of units that hold in a settled phase.
class StayReasons : Settled
{
public:
    /// The aftermath of the phase must outlive this.
    explicit StayReasons(const Settled& settled)
        : Settled(settled)
        , paths_(settled)
        , help_(settled)
        , rivalry_(settled)
    {
    }

    void explainStay(Province p, Finding& finding) const; ///< of a convoy that matches a move, or of a hold
    void explainUnattackedStay(Province p, Finding& finding) const; ///< of such a unit that is not attacked

private:
    void explainHold(Province p, Finding& finding) const;
    void explainConvoy(Province p, Finding& finding) const;
    void explainUnused(Province fleet, Finding& finding) const;
    bool attackedInPlace(Province p, Rule withstands, Rule beleaguered, Finding& finding) const;

    void nameDefence(Province garrison, Province attacker, Finding& finding) const;
    void dislodged(Province p, Rule rule, Finding& finding) const;

    PathReasons paths_;
    HelpReasons help_;
    Rivalry rivalry_;
};

} // namespace chancery
