// SPDX-License-Identifier: GPL-3.0-or-later
// Decides what the audience window may show. No other code decides what is secret.
#pragma once

#include "engine/base/phase.h"
#include "ui/draw/board_speech.h"
#include "ui/scene/framing.h"
#include "ui/scene/picture.h"
#include "ui/scene/slide.h"
#include "ui/scene/told_phase.h"
#include "ui/words/room_column.h"

#include <QString>

#include <optional>
#include <vector>

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

    /// Returns whether the players may see the orders and results of the phase shown: it is an earlier one,
    /// or it has been revealed.
    bool maySee() const;

    /// All that the players see of the game at one moment.
    struct Moment
    {
        Phase phase;                         ///< the phase that they see
        bool earlier = false;                ///< whether the game is at a later one
        Picture picture;                     ///< the board: see picture()
        std::optional<ShownSlide> card = {}; ///< see card()
        QString caption = {};                ///< see caption()
        bool storyRuns = false;              ///< see storyRuns()
        std::size_t phasesSeen = 0;          ///< see phasesSeen()
        RoomColumn column = {};              ///< see column()
        Framing framing = {};                ///< see framing()
        Views views = {};                    ///< see views()
        int beat = 0;                        ///< see beat()
        std::vector<ArrowSaid> orders = {};  ///< see orders()
    };
    /// Keeps the present moment: the players go on seeing it, whatever the gamemaster looks at.
    void keep() { kept_ = now(); }
    /// Lets the players see again what the presenter shows.
    void release() { kept_.reset(); }
    /// Returns whether the players see what the presenter shows, not a moment that is kept.
    bool follows() const { return !kept_; }

    /// Returns the phase that the players see.
    Phase phase() const { return kept_ ? kept_->phase : shownPhase(); }
    /// Returns whether the players see a phase that the game has left behind.
    bool earlier() const;

    /// Returns the board: the story at its present instant, or the phase without anything unrevealed.
    Picture picture() const;
    /// Returns which part of the board is shown and lit at this instant of the story; the whole board, evenly
    /// lit, where no story is shown.
    Framing framing() const;
    /// Returns the board as it looks from where the camera is, and will be; empty where no story is shown.
    Views views() const;
    /// Returns which beat of the story is told, from 1 on; 0 where no story is shown.
    int beat() const { return kept_ ? kept_->beat : beatNow(); }
    /// Returns the sentences of the orders that are told by now, with the results that are, for who hears the
    /// board; none before the reveal.
    std::vector<ArrowSaid> orders() const { return kept_ ? kept_->orders : ordersNow(); }
    /// Returns the card that covers the board at this instant of the story, or nothing.
    std::optional<ShownSlide> card() const;
    /// Returns the caption of the present beat. Empty before the reveal and while no story is shown.
    QString caption() const;
    /// Returns what is beside the board: the powers and their centres, which stay as before the phase until
    /// the story's tally has counted them, and the present fight.
    RoomColumn column() const;
    /// Returns whether the players are being shown a story that has not ended. No slide should be shown then.
    bool storyRuns() const;
    /// Returns a slide for the time between phases, or nothing if there is nothing to show. It is made only
    /// from the phases in phasesSeen() and the votes of the present phase.
    std::optional<Slide> slide(SlideKind kind) const;
    /// Returns how many phases, from the first on, the players have seen to the end of their stories.
    std::size_t phasesSeen() const;

private:
    Moment now() const;
    Phase shownPhase() const;
    Picture pictureNow() const;
    Framing framingNow() const;
    Views viewsNow() const;
    int beatNow() const;
    std::vector<ArrowSaid> ordersNow() const;
    QString captionNow() const;
    std::optional<ShownSlide> cardNow() const;
    RoomColumn columnNow() const;
    bool storyRunsNow() const;
    std::size_t phasesSeenNow() const;

    const Presenter& presenter_;
    const Session& session_;
    std::optional<Moment> kept_;
    mutable std::vector<ToldOrder> told_; ///< when sentences were made last: a story asks at each frame
    mutable std::vector<ArrowSaid> said_; ///< the sentences of told_
    mutable QString saidOf_;              ///< the phase of told_, in the language of said_
};

} // namespace chancery
