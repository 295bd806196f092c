// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of units that go somewhere, or must.
#pragma once

#include "ui/words/beat_captions.h"

namespace chancery {

/// Words the captions of beats in which units move, retreat or leave the board.
class MotionCaptions : private BeatCaptions
{
    Q_DECLARE_TR_FUNCTIONS(chancery::MotionCaptions)

public:
    using BeatCaptions::BeatCaptions;

    /// Returns the unopposed moves: two that change places together, then centres that a power did not own
    /// before, then all others.
    CaptionGroup moves() const;
    /// Returns what is said until unopposed moves are made: nothing of what they are.
    static QString beforeMoves();
    /// Returns the retreats that succeed.
    CaptionGroup retreats() const;
    /// Returns the retreats that meet.
    CaptionGroup clashes() const;
    /// Returns what becomes of units whose retreats meet.
    std::vector<FateLine> clashFates() const;
    /// Returns the units that leave the board, a clause for each power.
    CaptionGroup disbands() const;
    /// Returns who must retreat after the phase; empty if no unit must.
    CaptionGroup retreatsToCome() const;

private:
    QString exchangeOf(const Order& one, const Order& other) const;
};

} // namespace chancery
