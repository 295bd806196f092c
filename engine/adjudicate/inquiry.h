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
    /// Everything in the aftermath is known; it must outlive this.
    explicit Inquiry(const Aftermath& theAftermath)
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

    /// Units sorted by what explaining them takes; see the functions below.
    struct Alike
    {
        ProvinceSet ruled, withoutPath, walking, unopposed, following, blocked, held, winning, losing,
            unattackedSupports, given, cut, unmatched, unattackedStays, staying;
    };
    /// Sorts units.
    Alike sorted(ProvinceSet units) const;

    // Each fills in a finding that is still without a reason: to return it would mean to copy it.
    void explainMove(Province p, Finding& finding) const;    ///< of any move; in explain_moves.cpp
    void explainAttempt(Province p, Finding& finding) const; ///< of a move with a path
    void explainUnopposed(Province p,
                          Finding& finding) const;        ///< of one to a vacant province, without rivals
    void explainWalk(Province p, Finding& finding) const; ///< of such a one that is `walking`
    void explainFollower(Province p,
                         Finding& finding) const;            ///< of one whose unit ahead left, without rivals
    void explainStopped(Province p, Finding& finding) const; ///< of one that fails although it has no rivals
    void explainNoPath(Province army, Finding& finding) const; ///< of a move without a path
    void explainGiven(Province p,
                      Finding& finding) const; ///< of a support that is given; in explain_supports.cpp
    void explainUnattackedSupport(Province p,
                                  Finding& finding) const; ///< of a support of a unit that is not attacked
    void explainCut(Province p, Finding& finding) const;   ///< of a support that is cut
    void explainUnmatched(Province p,
                          Finding& finding) const; ///< of a support or convoy that matches no order
    void explainStay(Province p,
                     Finding& finding) const; ///< of a convoy or a unit that holds; in explain_stays.cpp
    void explainConvoy(Province p, Finding& finding) const; ///< of a convoy that matches a move
    void explainHold(Province p, Finding& finding) const;   ///< of a unit that holds
    void explainUnattackedStay(Province p,
                               Finding& finding) const;    ///< of a unit that stays and is not attacked
    void explainRuled(Province p, Finding& finding) const; ///< of a unit with a ruled result; in explain.cpp

private:
    void explainResistance(Province p, Finding& finding) const;
    void blameConvoy(Rule rule, Province army, Finding& finding) const;
    Rule causeOfNoPath(Province army) const;
    ProvinceSet orderedFleets(Province army) const;
    Rule brokenRoute(Province army, ProvinceSet sunk) const;
    Rule missingRoute(Province army, ProvinceSet& missing) const;
    void noteStrengths(Province p, ProvinceSet barred, Finding& finding) const;
    void notePassage(Province p, Finding& finding) const;
    Passage passageOf(Province p) const;
    Passage onFoot(Province army) const;
    void noteConvoy(Province army, Finding& finding) const;
    bool reachesOnlyItsCoast(Province fleet) const;
    bool isConvoyed(Province army) const { return (m.known.bySea.yes & m.known.path.yes).has(army); }

    /// The strongest of the units that move where another does, with their strength; 0 if none has any.
    struct Rivals
    {
        ProvinceSet units;
        int strength = 0;
    };
    Rivals strongestRivals(Province p) const;
    ProvinceSet stoppingRivals(Province p, int attack) const;
    void noteRivals(const Rivals& rivals, Province p, Finding& finding) const;
    void nameWhatStopsAhead(Province ahead, Finding& finding) const;
    Province decisiveOf(Province p, ProvinceSet rivals) const;
    Rule losing(Province p, const Finding& finding) const;
    bool rotates(Province p) const;
    Rule winning(Province p, Finding& finding) const;
    Rule ruleWithoutResistance(Province p, Finding& finding) const;
    bool sameSide(Province a, Province b) const { return turn.ownUnits(a).has(b); }

    void remark(Province supporter, Finding& finding) const;
    CoastNote coastOf(Province supporter) const;
    Rule supportedInPlace(Province unit) const;
    Rule ruleOf(Province attacker, Province supporter) const;
    void nameCutter(Province p, Finding& finding) const;
    bool needsNoFleetThere(Province army, Province supporter) const;
    Rule unmatchedSupport(Province p) const;
    Rule unmatchedConvoy(Province p) const;

    bool attackedInPlace(Province p, Rule withstands, Rule beleaguered, Finding& finding) const;
    void unattacked(Province p, Rule rule, Finding& finding) const;
    void explainUnused(Province fleet, Finding& finding) const;
    void compared(Province p, Rule rule, Province attacker, Finding& finding) const;
    void resisted(Province p, Rule rule, Province attacker, Finding& finding) const;
    Province strongest(ProvinceSet attackers) const;
    ProvinceSet givenTo(Province p) const { return turn.supportersOf[index(p)] & m.known.given.yes; }
    std::uint8_t strength(Province p) const { return static_cast<std::uint8_t>(1 + givenTo(p).size()); }
    std::uint8_t holdStrength(Province p) const;
    std::uint8_t countSupports(Province p, ProvinceSet barred, Finding& finding) const;
    void nameOpposed(ProvinceSet barred, Finding& finding) const;
};

/// Returns the hold strength (DATC 5.B.5) of a unit, now that it is settled.
inline std::uint8_t Inquiry::holdStrength(Province p) const
{
    if (!turn.movers.has(p)) return strength(p);
    return m.known.moves.yes.has(p) ? 0 : 1;
}

/// Sorts the supports of a unit into those that count and those that do not. Returns its strength with those
/// that count.
inline std::uint8_t Inquiry::countSupports(Province p, ProvinceSet barred, Finding& finding) const
{
    const ProvinceSet matched = turn.supportersOf[index(p)], given = matched & m.known.given.yes;
    finding.counted = given - barred;
    finding.barred = given & barred;
    finding.cut = matched - given;
    return static_cast<std::uint8_t>(1 + finding.counted.size());
}

/// Names the supporters in the strength against a unit, unless it is the strength of a unit that failed to
/// leave, for which supports of its move do not count (DATC 5.B.5).
inline void Inquiry::nameOpposed(ProvinceSet barred, Finding& finding) const
{
    if (finding.theirs == 0 || !turn.supported.has(finding.against)) return;
    const ProvinceSet given = givenTo(finding.against) - barred;
    if (given.size() + 1 == finding.theirs) finding.opposed = given;
}

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
