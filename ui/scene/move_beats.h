// SPDX-License-Identifier: GPL-3.0-or-later
// The beats of moves: the unopposed ones together, then the fights one after another.
#pragma once

#include "ui/scene/badge_writer.h"

namespace chancery {

/// Writes the beats of moves. The camera goes from one fight to the next.
class MoveBeats
{
public:
    /// Both writers and the views must outlive it.
    MoveBeats(StoryWriter& story, BadgeWriter& badges, const FightViews& views);

    /// Adds a beat of unopposed moves; none adds no beat.
    void tellQuiet(const Results& moves);
    /// Adds the beat of a fight.
    void tell(const Fight& fight);
    /// Leaves time for the camera to go to the view of a fight, or to the whole board before other beats.
    void makeRoomFor(const MapArea& view);

private:
    /// Fades the arrows of results that have been shown, with those of the supports and convoys that they
    /// needed, after the present beat.
    void clearAway(const Results& told);
    /// Shows the results of a fight that are not moves: those of dislodged units when they are pushed aside,
    /// the others before anything moves.
    void showCauses(const Fight& fight, const Span& span);
    void advance(std::size_t result, const Span& span);
    void fail(std::size_t result, const Span& span);
    void pushAside(const DislodgedUnit& dislodged, const Span& span);

    StoryWriter& story_;
    BadgeWriter& badges_;
    const StoryPhase& phase_;
    const FightViews& views_; ///< where the camera goes
    MapArea seen_;            ///< where it is
};

} // namespace chancery
