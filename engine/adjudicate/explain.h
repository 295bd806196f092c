// SPDX-License-Identifier: GPL-3.0-or-later
// Explains why each order of a movement phase ended as it did, once all answers are final.
#pragma once

#include "engine/adjudicate/inquiry.h"

namespace chancery {

/// Returns the reason for the result of a unit's order; a unit without a legal order holds. `unit` is the
/// province where it started.
Finding explain(const Aftermath& after, Province unit);

/// Calls `take` with each of these units and its reason. Units whose orders ended alike come one after
/// another: on sets of busy phases that is quicker than by province, since branches are foreseen.
template<class Take>
void explainEach(const Aftermath& after, ProvinceSet units, Take take)
{
    const Inquiry inquiry(after);
    const Inquiry::Alike alike = inquiry.sorted(units);
    const auto each = [&](ProvinceSet some, auto explained) {
        for (Province unit : some) {
            Finding finding;
            explained(unit, finding);
            take(unit, finding);
        }
    };
    each(alike.ruled, [&](Province p, Finding& finding) { inquiry.explainRuled(p, finding); });
    each(alike.withoutPath, [&](Province p, Finding& finding) { inquiry.explainMove(p, finding); });
    each(alike.walking, [&](Province p, Finding& finding) { inquiry.explainWalk(p, finding); });
    each(alike.unopposed, [&](Province p, Finding& finding) { inquiry.explainUnopposed(p, finding); });
    each(alike.following, [&](Province p, Finding& finding) { inquiry.explainFollower(p, finding); });
    each(alike.blocked, [&](Province p, Finding& finding) { inquiry.explainStopped(p, finding); });
    each(alike.held, [&](Province p, Finding& finding) { inquiry.explainStopped(p, finding); });
    each(alike.winning, [&](Province p, Finding& finding) { inquiry.explainAttempt(p, finding); });
    each(alike.losing, [&](Province p, Finding& finding) { inquiry.explainAttempt(p, finding); });
    each(alike.unattackedSupports,
         [&](Province p, Finding& finding) { inquiry.explainUnattackedSupport(p, finding); });
    each(alike.given, [&](Province p, Finding& finding) { inquiry.explainGiven(p, finding); });
    each(alike.cut, [&](Province p, Finding& finding) { inquiry.explainCut(p, finding); });
    each(alike.unmatched, [&](Province p, Finding& finding) { inquiry.explainUnmatched(p, finding); });
    each(alike.unattackedStays,
         [&](Province p, Finding& finding) { inquiry.explainUnattackedStay(p, finding); });
    each(alike.staying, [&](Province p, Finding& finding) { inquiry.explainStay(p, finding); });
}

} // namespace chancery
