// SPDX-License-Identifier: GPL-3.0-or-later
// Why supports are given or cut, and why supports and convoys match no order.
#pragma once

#include "engine/adjudicate/explain_help.h"

namespace chancery {

/// Finds the reasons of supports of a settled phase.
class SupportReasons : Settled
{
public:
    /// The aftermath of the phase must outlive this.
    explicit SupportReasons(const Settled& settled)
        : Settled(settled)
        , paths_(settled)
        , help_(settled)
    {
    }

    void explainGiven(Province p, Finding& finding) const; ///< of a support that is given
    void explainUnattackedSupport(Province p,
                                  Finding& finding) const; ///< of one of a unit that is not attacked
    void explainCut(Province p, Finding& finding) const;   ///< of a support that is cut
    void explainUnmatched(Province p,
                          Finding& finding) const; ///< of a support or convoy that matches no order

private:
    void remark(Province supporter, Finding& finding) const;
    CoastNote coastOf(Province supporter) const;
    Rule supportedInPlace(Province unit) const;
    Rule ruleOf(Province attacker, Province supporter) const;
    Province foremost(ProvinceSet cutters) const;
    ProvinceSet againstTheirFleets(Province p, ProvinceSet cutters) const;
    ProvinceSet inReserve(Province p, Province cutter) const;
    void nameCutter(Province p, ProvinceSet cutters, Finding& finding) const;
    bool needsNoFleetThere(Province army, Province supporter) const;
    Rule unmatchedSupport(Province p) const;
    Rule unmatchedConvoy(Province p) const;

    PathReasons paths_;
    HelpReasons help_;
};

} // namespace chancery
