// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of insurrections: who gives up units for whom, and what comes back (Committee).
#pragma once

#include "ui/words/beat_captions.h"

namespace chancery {

/// Words the captions of beats of insurrections.
class InsurrectionCaptions : private BeatCaptions
{
    Q_DECLARE_TR_FUNCTIONS(chancery::InsurrectionCaptions)

public:
    using BeatCaptions::BeatCaptions;

    /// Returns who raises insurrections for whom.
    CaptionGroup raised() const;
    /// Returns the units that are given up, a sentence for each power.
    QStringList unitsGivenUp() const;
    /// Returns what becomes of the insurrections, as far as it is known before the centres come back.
    std::vector<FateLine> fates() const;
    /// Returns what lost powers regain.
    CaptionGroup revivals() const;
};

} // namespace chancery
