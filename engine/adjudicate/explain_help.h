// SPDX-License-Identifier: GPL-3.0-or-later
// Which supports and convoys units need to stay or to stop others, and which cut supports attacks lack.
#pragma once

#include "engine/adjudicate/explain_paths.h"

namespace chancery {

/// Finds the help that decides in a settled phase.
class HelpReasons : Settled
{
public:
    /// The aftermath of the phase must outlive this.
    explicit HelpReasons(const Settled& settled)
        : Settled(settled)
        , paths_(settled)
    {
    }

    /// Returns the greatest strength with which another unit keeps a move out; 0 if there is none.
    int strongestRival(Province mover) const;
    /// Returns the cut supports with which a move that fails would succeed; if `isVacated`, while the unit in
    /// its destination leaves.
    ProvinceSet lackedBy(Province mover, bool isVacated = false) const;
    /// Returns the cut supports with which an attack would dislodge a unit that stays.
    ProvinceSet lackedAgainst(Province unit) const;
    /// Returns the supports each of which a unit needs that would otherwise be dislodged.
    ProvinceSet neededToStay(Province unit) const;
    /// Names what a move needs that stops others: its supports if it has no strength to spare, its convoy,
    /// what keeps the fleets of that, and what keeps it from being dislodged head to head.
    void nameHelp(Province mover, int spare, Finding& finding) const;
    /// Returns the supports and convoys each of which a move needs to dislodge the unit in its destination.
    ProvinceSet neededToDislodge(Province mover) const;
    /// Returns whether a move would succeed if this rival stayed where it is.
    bool succeedsWithout(Province rival, Province mover) const;

private:
    ProvinceSet cutForConvoyOf(Province fleet) const;
    void nameGuard(Province mover, Finding& finding) const;

    PathReasons paths_;
};

} // namespace chancery
