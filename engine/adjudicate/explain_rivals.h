// SPDX-License-Identifier: GPL-3.0-or-later
// Which moves keep another out, and what a unit that does not leave is waiting for.
#pragma once

#include "engine/adjudicate/explain_help.h"

namespace chancery {

/// Finds what stops moves of a settled phase.
class Rivalry : Settled
{
public:
    /// The aftermath of the phase must outlive this.
    explicit Rivalry(const Settled& settled)
        : Settled(settled)
        , help_(settled)
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
    /// Names all that stop a move that fails although it has a path, each of which is enough: its rivals, the
    /// unit in its destination, and if that waits for others in turn, all that stop one of that row. In a
    /// circle that other units bounce these are those others. Names nothing that stops a unit by a ruling.
    void nameStops(Province p, Finding& finding) const;
    /// Names the units that disrupt the convoy of an army by dislodging fleets, those that would do so in
    /// their place, and those that would keep the army out if it had its convoy.
    void nameDisruption(Province army, Finding& finding) const;

private:
    struct Stops;

    int attack(Province mover) const;
    bool isStoppedAhead(Province mover) const;
    bool waits(Province unit) const;
    ProvinceSet rivalsStopping(Province mover, Stops& stops) const;
    Province strander(Province army, ProvinceSet row) const;
    void followRow(Province p, Stops& stops, Finding& finding) const;
    void nameEnd(Province last, Stops& stops, Finding& finding) const;
    void nameUnitThere(Province p, const Stops& stops, Finding& finding) const;
    bool isLostAlone(Province fleet, Province p, const Finding& finding) const;
    void dropNeedless(Province p, const Stops& stops, Finding& finding) const;
    bool isEnough(Province stopping, Province p, const Stops& stops, const Finding& finding) const;
    bool closesCircle(Province army) const;
    ProvinceSet inReserve(Province fleet) const;

    HelpReasons help_;
};

} // namespace chancery
