// SPDX-License-Identifier: GPL-3.0-or-later
// Which moves keep another out, and what a unit that does not leave is waiting for.
#pragma once

#include "engine/adjudicate/settled.h"

namespace chancery {

/// Finds what stops moves of a settled phase.
class Rivalry : Settled
{
public:
    /// The aftermath of the phase must outlive this.
    explicit Rivalry(const Settled& settled)
        : Settled(settled)
    {
    }

    /// Equally strong units that move where another does, with their strength; 0 if none has any.
    struct Rivals
    {
        ProvinceSet units;
        int strength = 0;
    };
    /// Returns the strongest rivals of a move.
    Rivals strongest(Province p) const;
    /// Returns the rivals each of which keeps out a move with this attack strength.
    ProvinceSet stopping(Province p, int attack) const;
    /// Returns one of several equal rivals: the one that succeeds, a foreign one that stays, an own one that
    /// stays, or any. The choice does not depend on the numbers of provinces.
    Province decisiveOf(Province p, ProvinceSet rivals) const;
    /// Names the units ahead of `p` that wait one for the next, from the one in its destination on, and what
    /// stops the last of them: its rivals, or else the unit in its destination. In a circle that another unit
    /// bounces this is that other unit. Names nothing that stops a unit without a path, or by a ruling.
    void nameRowAhead(Province p, Finding& finding) const;
};

} // namespace chancery
