// SPDX-License-Identifier: GPL-3.0-or-later
// A movement phase in which everything is decided, as the reasons of its results are found in it.
#pragma once

#include "engine/adjudicate/finding.h"
#include "engine/adjudicate/retreats.h"

namespace chancery {

/// A settled phase, in which every interval is a number, and the comparisons of which reasons consist. Units
/// are named by the provinces where they started. It is cheap to copy. Each explain_*.h finds the reasons of
/// some orders in it. Functions fill in a finding that is still without a reason: to return it would mean to
/// copy it.
struct Settled
{
    /// Everything in the aftermath is known; it must outlive this.
    explicit Settled(const Aftermath& theAftermath)
        : after(theAftermath)
        , m(theAftermath.movement)
        , turn(theAftermath.movement.turn)
        , walking(turn.movers - m.known.bySea.yes - turn.seaOrLand - turn.carried - turn.unnamed)
    {
    }

    const Aftermath& after;
    const Movement& m;
    const Turn& turn;
    const ProvinceSet walking; ///< moves over land that need no further explanation

    /// Returns whether two units are of the same power.
    bool sameSide(Province a, Province b) const { return turn.ownUnits(a).has(b); }
    /// Returns whether a convoy brings an army to its destination, or to a standoff there.
    bool isConvoyed(Province army) const { return (m.known.bySea.yes & m.known.path.yes).has(army); }
    /// Returns whether an army has no convoy, and yet counts for others that move to its destination.
    bool contestsInVain(Province army) const
    {
        return (turn.undeterred & turn.rivalled & m.known.path.no).has(army) && m.isUndeterred(army);
    }
    /// Returns the units whose support for this one is given.
    ProvinceSet givenTo(Province p) const { return turn.supportersOf[index(p)] & m.known.given.yes; }
    /// Returns the units each of which cuts a support: by an attack, or by dislodging the supporter.
    ProvinceSet cuttersOf(Province supporter) const;
    /// Returns 1 and one more for each support that is given.
    std::uint8_t strength(Province p) const { return static_cast<std::uint8_t>(1 + givenTo(p).size()); }
    /// Returns the hold strength of a unit (DATC 5.B.5).
    std::uint8_t holdStrength(Province p) const
    {
        if (!turn.movers.has(p)) return strength(p);
        return m.known.moves.yes.has(p) ? 0 : 1;
    }
    /// Returns whether a move would dislodge the unit in its destination if that held without support.
    bool couldDislodge(Province p, Province staying) const
    {
        const ProvinceSet defenders = turn.ownUnits(staying);
        return !defenders.has(p) && m.support(p, defenders).min > 1;
    }
    /// Notes an army that has no convoy and yet counts: the unit itself, or one that decided.
    void noteUndeterred(Province p, Finding& finding) const;
    /// Returns the strongest of these attackers, noProvince if none has any strength; of equal ones the one
    /// that others cannot stop so easily.
    Province strongest(ProvinceSet attackers) const;

    /// Sorts the supports of a unit into those that count and those that do not. Returns its strength with
    /// those that count.
    std::uint8_t countSupports(Province p, ProvinceSet barred, Finding& finding) const
    {
        const ProvinceSet matched = turn.supportersOf[index(p)], given = matched & m.known.given.yes;
        finding.counted = given - barred;
        finding.barred = given & barred;
        finding.cut = matched - given;
        return static_cast<std::uint8_t>(1 + finding.counted.size());
    }
    /// Names the supporters in the strength against a unit, unless it is the strength of a unit that failed
    /// to leave, for which supports of its move do not count (DATC 5.B.5).
    void nameOpposed(ProvinceSet barred, Finding& finding) const
    {
        if (finding.theirs == 0 || !turn.supported.has(finding.against)) return;
        const ProvinceSet given = givenTo(finding.against) - barred;
        if (given.size() + 1 == finding.theirs) finding.opposed = given;
    }
    /// Explains a unit that is not attacked.
    void unattacked(Province p, Rule rule, Finding& finding) const
    {
        finding.rule = rule;
        countSupports(p, {}, finding);
    }
    /// Compares a unit that stays with an attack on it.
    void compared(Province p, Rule rule, Province attacker, Finding& finding) const;
    /// As `compared`, unless the attack ended by a ruling.
    void resisted(Province p, Rule rule, Province attacker, Finding& finding) const;
};

/// Gives a finding its reason, and the unit whose order decided it.
inline void because(Finding& finding, Rule rule, Province against = noProvince)
{
    finding.rule = rule;
    finding.against = against;
}

/// Returns the value of a strength that is settled.
inline std::uint8_t settledValue(Interval strength)
{
    return static_cast<std::uint8_t>(strength.min);
}

} // namespace chancery
