// SPDX-License-Identifier: GPL-3.0-or-later
// What the players may see of one document: pictures composed for the table, cards, slides and the clock. It
// is worked out whether or not the audience window shows this document.
#pragma once

#include "ui/desk/presenter.h"
#include "ui/desk/slide_show.h"
#include "ui/room/projector_window.h"

#include <map>

namespace chancery {

class ClockKeeper;
class SharedSettings;

/// Returns what a clock face shows of the clock of a game, with the delegation that speaks; an empty reading
/// once the clock is over.
ClockReading readingOf(const ClockKeeper& clock, const Game& game);

/// Works out the content of the audience window for one document. AudienceKeeper connects the window to it.
class AudienceFeed : public QObject
{
    Q_OBJECT

public:
    /// Makes the feed. All references must outlive it. `time` is the time that slides go by.
    AudienceFeed(const Session& session, const Presenter& presenter, const ClockKeeper& clock,
                 const SharedSettings& settings, Clock time);

    /// Returns the choice of the slide that is shown between phases.
    SlideShow& slides() { return slides_; }
    /// Returns the choice of the slide that is shown between phases.
    const SlideShow& slides() const { return slides_; }
    /// Returns the slide of this kind, or nothing if there is nothing to show on it. It is made once for each
    /// phase.
    const std::optional<Slide>& slide(SlideKind kind) const;
    /// Returns what the players may see now.
    ProjectorWindow::Content content() const;
    /// Takes the preferences as they are now.
    void followPreferences();

Q_SIGNALS:
    /// content() may have changed.
    void changed();

private:
    void update();
    std::optional<ShownSlide> shownSlide() const;
    QString title() const;
    ClockReading clock() const;
    QString nextStage() const;
    RoomColumn column() const;

    const Session& session_;
    const Presenter& presenter_;
    const ClockKeeper& clock_;
    const SharedSettings& settings_;
    SlideShow slides_;
    mutable std::map<SlideKind, std::optional<Slide>> made_; ///< the slides made so far
    mutable std::size_t madeOf_ = 0;                         ///< how many phases the game had then
};

} // namespace chancery
