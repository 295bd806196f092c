// SPDX-License-Identifier: GPL-3.0-or-later
// Which phase both windows show, where the evening has got to, and whether the phase is revealed. Story,
// console and audience have a class each.
#pragma once

#include "ui/desk/audience_view.h"
#include "ui/desk/console_view.h"
#include "ui/desk/order_desk.h"
#include "ui/desk/session.h"
#include "ui/desk/story_show.h"
#include "ui/scene/table_flow.h"

#include <QObject>

#include <algorithm>
#include <functional>

namespace chancery {

/// Returns where units, centres and names are on the drawing of a map.
using GeometryOf = std::function<BoardGeometry(const Map&)>;

/// Which phase of the open game both windows show, how far the evening has come, and whether the results of
/// the phase are revealed to the players.
class Presenter : public QObject
{
    Q_OBJECT

public:
    /// Shows the last phase of the session's game. `session` must outlive this; `clock` times the story.
    Presenter(Session& session, GeometryOf geometryOf, QObject* parent = nullptr,
              Clock clock = steadyClock());

    /// What the gamemaster is entering on the board.
    OrderDesk& desk() { return desk_; }
    const OrderDesk& desk() const { return desk_; }
    /// The story of the phase shown.
    StoryShow& story() { return story_; }
    const StoryShow& story() const { return story_; }
    /// What the gamemaster's board shows.
    ConsoleView& console() { return console_; }
    const ConsoleView& console() const { return console_; }
    /// What the players may see.
    const AudienceView& audience() const { return audience_; }

    /// Returns where units, centres and names are on the drawing of the open game's map.
    const BoardGeometry& geometry() const { return geometry_; }

    /// Returns the index of the phase on the board: that of the last phase unless an earlier one is looked at
    /// again. It is never beyond the last phase, not even while the session changes to a shorter game.
    std::size_t shownPhase() const { return std::min(shown_, session_.game().phases.size() - 1); }
    /// Returns the phase on the gamemaster's board.
    const PhaseRecord& shownRecord() const { return session_.game().phases[shownPhase()]; }
    /// Returns whether the phase on the board is an earlier one than the last.
    bool showsPast() const { return shownPhase() + 1 < session_.game().phases.size(); }
    /// Shows the phase with this index, or the last one if there are not so many. An earlier one is shown to
    /// the gamemaster alone; the players go on seeing what they saw. A reveal that plays is paused, if the
    /// answer to the question is yes, and plays on when the last phase is shown again.
    void showPhase(std::size_t phase);
    /// Sets the question before a reveal is paused for an earlier phase. Without one the answer is yes.
    void setPauseQuestion(std::function<bool()> mayPause) { mayPause_ = std::move(mayPause); }
    /// Shows the earlier phase on the board to the players too, until the last one is shown again, or hides
    /// it from them; does nothing while the last phase is on the board.
    void setPastShared(bool shared);
    /// Returns whether the players are shown the earlier phase on the board.
    bool pastShared() const { return showsPast() && audience_.follows(); }
    /// Shows the last phase of the game.
    void showPresent() { showPhase(session_.game().phases.size() - 1); }

    /// Shows the gamemaster what changed between two phases, given by index, until another phase is shown,
    /// the game goes on, or the comparison is left. What the players see stays as it is. Does nothing for one
    /// phase twice or for one that there is not.
    void compare(std::size_t one, std::size_t other);
    /// Shows the phase again in place of a comparison.
    void leaveComparison();

    /// Returns how far the evening has come in the last phase.
    Stage stage() const { return stage_; }
    /// Resolves the last phase and plays its story for the gamemaster alone; does nothing if `mayResolve` is
    /// false. `choice`: see resolvePhase.
    void resolve(std::optional<ParadoxChoice> choice = std::nullopt);
    /// Resolves the last phase if need be, and plays its story for the players too; does nothing if
    /// `mayReveal` is false. `choice`: see resolvePhase.
    void reveal(std::optional<ParadoxChoice> choice = std::nullopt);
    /// Begins the next phase; does nothing if `mayAdvance` is false.
    void advance();
    /// Returns whether the last phase has been revealed to the players.
    bool revealed() const { return revealed_; }
    /// Returns whether the last phase can be resolved now. In a read-only game it cannot.
    bool mayResolve() const { return !session_.readOnly() && allowed(stage_).has(TableEvent::Reveal); }
    /// Returns whether the last phase can be revealed now: it can be resolved, or is but was not revealed.
    bool mayReveal() const { return mayResolve() || (session_.resolved() && !revealed_); }
    /// Returns whether the next phase can begin. That is so too while the story plays, which is skipped then.
    bool mayAdvance() const
    {
        return !session_.readOnly() &&
               allowed(stageAfter(stage_, TableEvent::StoryOver)).has(TableEvent::Advance);
    }

Q_SIGNALS:
    /// A board of one of the windows may look otherwise than before.
    void picturesChanged();
    /// Another phase is shown, or the same one was resolved, taken back, edited or put under other rules.
    void shownPhaseChanged();
    /// Phase or stage has changed, or the story is shown or no longer: actions and panels look again.
    void stateChanged();

private:
    void forget();
    void load(std::size_t phase);
    void turnTo(std::size_t phase);
    void tellAll();
    void follow(Change change);
    /// Keeps for the players what they may see now, while the gamemaster looks back: a reveal that is taken
    /// back is hidden there, too.
    void keepAgain();
    void followMark(Change change);
    void moveTo(Stage stage);

    Session& session_;
    GeometryOf geometryOf_;
    BoardGeometry geometry_;
    OrderDesk desk_;
    StoryShow story_;
    ConsoleView console_;
    AudienceView audience_;
    Stage stage_;
    std::size_t shown_ = 0;
    bool revealed_ = false;
    bool marked_ = false;     ///< whether the game says so
    StoryShow::Instant left_; ///< where the story of the last phase was left for an earlier phase
    bool played_ = false;     ///< whether it was playing then
    std::function<bool()> mayPause_;
};

} // namespace chancery
