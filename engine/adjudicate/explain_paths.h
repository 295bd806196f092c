// SPDX-License-Identifier: GPL-3.0-or-later
// How moves travel, by land or by which convoy, and why they have no path.
#pragma once

#include "engine/adjudicate/settled.h"

namespace chancery {

/// Finds how moves of a settled phase travel.
class PathReasons : Settled
{
public:
    /// The aftermath of the phase must outlive this.
    explicit PathReasons(const Settled& settled)
        : Settled(settled)
    {
    }

    /// Records how a move with a path travels.
    void notePassage(Province p, Finding& finding) const;
    /// Explains a move without a path: its convoy was not ordered, or failed.
    void explainNoPath(Province army, Finding& finding) const;
    /// Returns the rule of `explainNoPath`.
    Rule causeOfNoPath(Province army) const;
    /// Returns the fleets each of which a convoyed army needs to get to its destination.
    ProvinceSet fleetsNeededBy(Province army) const;
    /// Blames an army that has no convoy.
    void blameConvoy(Rule rule, Province army, Finding& finding) const;
    /// Returns the fleets that were ordered to convoy an army, on its written route or not.
    ProvinceSet orderedFleets(Province army) const;

private:
    Passage passageOf(Province p) const;
    Passage onFoot(Province army) const;
    void noteConvoy(Province army, Finding& finding) const;
    bool reachesOnlyItsCoast(Province fleet) const;
    Rule brokenRoute(Province army, ProvinceSet sunk) const;
    Rule missingRoute(Province army, ProvinceSet& missing) const;
};

} // namespace chancery
