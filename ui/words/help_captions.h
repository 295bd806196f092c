// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of supports and convoys before the fights.
#pragma once

#include "ui/words/beat_captions.h"

namespace chancery {

/// Words the captions of beats that show several supports or convoys.
class HelpCaptions : private BeatCaptions
{
    Q_DECLARE_TR_FUNCTIONS(chancery::HelpCaptions)

public:
    using BeatCaptions::BeatCaptions;

    /// Returns who is supported, as far as the support counts for its strength. Why another one does not is
    /// said in the fight.
    CaptionGroup supports() const;
    /// Returns who convoys whom where. What becomes of an army that must fight is not known yet: of its
    /// convoy it is only said that it is not disrupted.
    CaptionGroup convoys() const;
    /// Returns which convoys a paradox stops, each army once.
    CaptionGroup paradox() const;
    /// Returns which supports the armies of a paradox would cut, one sentence each: why it is one.
    QStringList circles() const;
    /// Returns what becomes of the armies whose convoys a paradox stops, unless a fight shows it.
    std::vector<FateLine> stoppedArmies() const;

private:
    QString supportOf(const OrderResult& result) const;
    bool isForOwn(const OrderResult& support) const;
    bool isIdle(const OrderResult& support) const;
    const OrderResult* carriedBy(const OrderResult& result) const;
    QString idleConvoyOf(const OrderResult& result) const;
    std::vector<const OrderResult*> stopped() const;
};

} // namespace chancery
