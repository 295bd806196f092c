// SPDX-License-Identifier: GPL-3.0-or-later
// What the audience window may show. Nothing else decides what is secret.
#pragma once

#include "ui/picture/picture.h"
#include "ui/story/slide.h"

#include <QString>

#include <optional>

namespace chancery {

class Presenter;
class Session;

/// What the players may see of the phase and the story that the presenter shows: pictures, words and slides,
/// composed without anything that has not been revealed.
class AudienceView
{
public:
    /// Both must outlive this.
    AudienceView(const Presenter& presenter, const Session& session);

    /// The players may see the orders and results of the phase shown: it is an earlier one, or it has been
    /// revealed.
    bool maySee() const;

    Picture picture() const;
    /// Covers the board; none while the board is to be seen.
    std::optional<ShownSlide> card() const;
    /// What is being told, in words; empty before the reveal and while no story is shown.
    QString caption() const;
    /// A story is under way before the players' eyes: nothing else should be shown.
    bool storyRuns() const;
    /// For the time between phases: made from the phases that the players have seen to the end, and from
    /// nothing else.
    std::optional<Slide> slide(SlideKind kind) const;
    /// How many phases the players have seen to the end.
    std::size_t phasesSeen() const;

private:
    const Presenter& presenter_;
    const Session& session_;
};

} // namespace chancery
