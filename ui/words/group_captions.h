// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of results that differ in nothing but power and place.
#pragma once

#include "ui/words/beat_captions.h"

namespace chancery {

/// Words the captions of beats whose results are alike.
class GroupCaptions : private BeatCaptions
{
    Q_DECLARE_TR_FUNCTIONS(chancery::GroupCaptions)

public:
    using BeatCaptions::BeatCaptions;

    /// Returns which units hold or are built, which supports are cut, or who waives builds.
    CaptionGroup alike() const;
    /// Returns which centres change hands, a clause for each two powers.
    CaptionGroup centres() const;

private:
    /// `byPowers` is a text with a gap for several powers, nullptr for none.
    CaptionGroup unitsOf(Clause one, const char* byPowers, const QString& many) const;
};

} // namespace chancery
