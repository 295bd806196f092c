// SPDX-License-Identifier: GPL-3.0-or-later
// What the audience window is fed with while it shows one document: pictures composed for the table, cards
// and slides. It is worked out whether the window shows this document or another.
#pragma once

#include "ui/projector/projector_window.h"
#include "ui/session/presenter.h"
#include "ui/timing/slide_show.h"

#include <map>

namespace chancery {

class ClockKeeper;
class SharedSettings;

/// What a clock face shows of a clock; nothing once the clock is over.
ClockReading readingOf(const ClockKeeper& clock);

class AudienceFeed : public QObject
{
    Q_OBJECT

public:
    /// All of these must outlive this.
    AudienceFeed(const Session& session, const Presenter& presenter, const ClockKeeper& clock,
                 const SharedSettings& settings, Clock time);

    /// Which slide is shown between phases.
    SlideShow& slides() { return slides_; }
    const SlideShow& slides() const { return slides_; }
    /// Made once for each phase; nothing if there is nothing to show on it.
    const std::optional<Slide>& slide(SlideKind kind) const;
    /// What the players may see now.
    ProjectorWindow::Content content() const;

Q_SIGNALS:
    /// `content` may give something else.
    void changed();

private:
    void update();
    std::optional<ShownSlide> shownSlide() const;

    const Presenter& presenter_;
    const ClockKeeper& clock_;
    const SharedSettings& settings_;
    SlideShow slides_;
    mutable std::map<SlideKind, std::optional<Slide>> made_; ///< slides of
    mutable std::size_t madeOf_ = 0;                         ///< so many phases
};

} // namespace chancery
