// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the reasons of a movement phase; explain.h is what others call.
#pragma once

#include "engine/adjudicate/finding.h"
#include "engine/adjudicate/retreats.h"

namespace chancery {

/// Finds reasons once everything in `m` is decided, so that every interval is a number. Units are named by
/// the provinces where they started.
struct Inquiry
{
    const Aftermath& after;
    const Movement& m;
    const Turn& turn;

    Finding move(Province p) const;      ///< of a move; in explain_moves.cpp
    Finding support(Province p) const;   ///< of a support that matches an order; in explain_supports.cpp
    Finding unmatched(Province p) const; ///< of a support or convoy that matches none
    Finding convoy(Province p) const;    ///< of a convoy that matches a move; in explain_stays.cpp
    Finding hold(Province p) const;      ///< of a unit that holds
    Finding ruled(Province p) const;     ///< of a unit with a ruled result; in explain.cpp

private:
    Finding attempt(Province p) const;
    void resist(Province p, Finding& finding) const;
    Finding noPath(Province army) const;
    Finding stranded(Rule rule, Province army) const;
    ProvinceSet ordered(Province army) const;
    Rule brokenRoute(Province army, ProvinceSet sunk) const;
    Rule missingRoute(Province army, ProvinceSet& missing) const;
    Passage passageOf(Province p) const;
    Passage onFoot(Province army) const;
    void tellConvoy(Province army, Finding& finding) const;
    bool namesNoCoast(Province fleet) const;
    bool isConvoyed(Province army) const { return (m.known.bySea.yes & m.known.path.yes).has(army); }

    /// The strongest of the units that move where another does, with their strength; 0 if none has any.
    struct Rivals
    {
        ProvinceSet units;
        int strength = 0;
    };
    Rivals strongestRivals(Province p) const;
    void overtakenBy(const Rivals& rivals, Province p, Finding& finding) const;
    Province mostTelling(Province p, ProvinceSet rivals) const;
    Rule losing(Province p, const Finding& finding) const;
    bool rotates(Province p) const;
    Rule winning(Province p, Finding& finding) const;
    Rule unresisted(Province p, Finding& finding) const;
    bool sameSide(Province a, Province b) const { return turn.ownUnits(a).has(b); }

    Finding given(Province p) const;
    CoastNote coastOf(Province supporter) const;
    Rule supportedInPlace(Province unit) const;
    Finding cut(Province p) const;
    Rule ruleOf(Province attacker, Province supporter) const;
    bool needsNoFleetThere(Province army, Province supporter) const;
    Rule unmatchedSupport(Province p) const;
    Rule unmatchedConvoy(Province p) const;

    Finding attackedInPlace(Province p, Rule withstands, Rule beleaguered) const;
    Finding unattacked(Province p, Rule rule) const;
    Finding unused(Province fleet) const;
    Finding compared(Province p, Rule rule, Province attacker) const;
    Finding resisted(Province p, Rule rule, Province attacker) const;
    Province strongest(ProvinceSet attackers) const;
    std::uint8_t countSupports(Province p, ProvinceSet barred, Finding& finding) const;
    void nameOpposed(ProvinceSet barred, Finding& finding) const;
};

/// Sorts the supports of a unit into those that count and those that do not. Returns its strength with those
/// that count.
inline std::uint8_t Inquiry::countSupports(Province p, ProvinceSet barred, Finding& finding) const
{
    if (!turn.supported.has(p)) return 1;
    const ProvinceSet matched = turn.supportersOf[index(p)], given = matched & m.known.given.yes;
    finding.counted = given - barred;
    finding.barred = given & barred;
    finding.cut = matched - given;
    return static_cast<std::uint8_t>(1 + finding.counted.size());
}

/// Returns a finding with this reason, and the unit whose order decided it.
inline Finding because(Rule rule, Province against = noProvince)
{
    Finding finding;
    finding.rule = rule;
    finding.against = against;
    return finding;
}

/// Returns the value of a strength that is settled.
inline std::uint8_t settledValue(Interval strength)
{
    return static_cast<std::uint8_t>(strength.min);
}

} // namespace chancery
