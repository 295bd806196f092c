// SPDX-License-Identifier: GPL-3.0-or-later
// Explains why each order of a movement phase ended as it did, once all answers are final. Reasons have their
// numbers from the settled decisions, so that they cannot contradict the verdict.
#pragma once

#include "engine/adjudicate/explain_moves.h"
#include "engine/adjudicate/explain_stays.h"
#include "engine/adjudicate/explain_supports.h"

namespace chancery {

/// Returns the reason for the result of a unit's order; a unit without a legal order holds. `unit` is the
/// province where it started.
Finding explain(const Aftermath& after, Province unit);

/// Units sorted by what explaining them takes.
struct Alike
{
    ProvinceSet ruled, withoutPath, walking, unopposed, following, blocked, held, winning, losing,
        unattackedSupports, given, cut, unmatched, unattackedStays, staying;
};
/// Sorts units of a settled phase.
Alike sorted(const Settled& settled, ProvinceSet units);

/// Fills in the reason of each of these units where `placeFor` has it, which must be as made, and calls
/// `done` with both. Units whose orders ended alike come one after another: on sets of busy phases that is
/// quicker than by province, since branches are foreseen.
template<class PlaceFor, class Done>
void explainInPlace(const Aftermath& after, ProvinceSet units, PlaceFor placeFor, Done done)
{
    const Settled settled(after);
    const MoveReasons moves(settled);
    const SupportReasons supports(settled);
    const StayReasons stays(settled);
    const Alike alike = sorted(settled, units);
    const auto each = [&](ProvinceSet some, auto explained) {
        for (Province unit : some) {
            Finding& finding = placeFor(unit);
            explained(unit, finding);
            if (!settled.turn.undeterred.empty()) settled.noteUndeterred(unit, finding);
            done(unit, finding);
        }
    };
    each(alike.ruled, [&](Province p, Finding& finding) { moves.explainRuled(p, finding); });
    each(alike.withoutPath, [&](Province p, Finding& finding) { moves.explainMove(p, finding); });
    each(alike.walking, [&](Province p, Finding& finding) { moves.explainWalk(p, finding); });
    each(alike.unopposed, [&](Province p, Finding& finding) { moves.explainUnopposed(p, finding); });
    each(alike.following, [&](Province p, Finding& finding) { moves.explainFollower(p, finding); });
    each(alike.blocked, [&](Province p, Finding& finding) { moves.explainStopped(p, finding); });
    each(alike.held, [&](Province p, Finding& finding) { moves.explainStopped(p, finding); });
    each(alike.winning, [&](Province p, Finding& finding) { moves.explainAttempt(p, finding); });
    each(alike.losing, [&](Province p, Finding& finding) { moves.explainAttempt(p, finding); });
    each(alike.unattackedSupports,
         [&](Province p, Finding& finding) { supports.explainUnattackedSupport(p, finding); });
    each(alike.given, [&](Province p, Finding& finding) { supports.explainGiven(p, finding); });
    each(alike.cut, [&](Province p, Finding& finding) { supports.explainCut(p, finding); });
    each(alike.unmatched, [&](Province p, Finding& finding) { supports.explainUnmatched(p, finding); });
    each(alike.unattackedStays,
         [&](Province p, Finding& finding) { stays.explainUnattackedStay(p, finding); });
    each(alike.staying, [&](Province p, Finding& finding) { stays.explainStay(p, finding); });
}

/// Calls `take` with each of these units and its reason.
template<class Take>
void explainEach(const Aftermath& after, ProvinceSet units, Take take)
{
    Finding finding;
    explainInPlace(
        after, units,
        [&finding](Province) -> Finding& {
            finding = Finding();
            return finding;
        },
        take);
}

} // namespace chancery
