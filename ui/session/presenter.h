// SPDX-License-Identifier: GPL-3.0-or-later
// Which phase both windows show, where the evening has got to, and whether the phase is revealed. Story,
// console and audience have a class each.
#pragma once

#include "ui/flow/table_flow.h"
#include "ui/session/audience_view.h"
#include "ui/session/console_view.h"
#include "ui/session/order_desk.h"
#include "ui/session/session.h"
#include "ui/session/story_show.h"

#include <QObject>

#include <algorithm>
#include <functional>

namespace chancery {

/// Where things stand on the drawing of a map.
using GeometryOf = std::function<BoardGeometry(const Map&)>;

class Presenter : public QObject
{
    Q_OBJECT

public:
    Presenter(Session& session, GeometryOf geometryOf, QObject* parent = nullptr,
              Clock clock = steadyClock());

    OrderDesk& desk() { return desk_; }
    const OrderDesk& desk() const { return desk_; }
    /// The story of the phase shown.
    StoryShow& story() { return story_; }
    const StoryShow& story() const { return story_; }
    ConsoleView& console() { return console_; }
    const ConsoleView& console() const { return console_; }
    const AudienceView& audience() const { return audience_; }

    const Map& map() const { return session_.map(); }
    const BoardGeometry& geometry() const { return geometry_; }

    /// The phase on the board: the one being played unless an earlier one is looked at again.
    /// While the session is changing to a shorter game, others may ask before this has followed: hence the
    /// limit.
    std::size_t shownPhase() const { return std::min(shown_, session_.game().phases.size() - 1); }
    const PhaseRecord& shownRecord() const { return session_.game().phases[shownPhase()]; }
    bool showsPast() const { return shownPhase() + 1 < session_.game().phases.size(); }
    void showPhase(std::size_t phase);
    void showPresent() { showPhase(session_.game().phases.size() - 1); }

    // The evening. What is not allowed now changes nothing.
    Stage stage() const { return stage_; }
    /// Resolves and plays the story for the gamemaster. `choice`: see Session::resolve.
    void resolve(std::optional<ParadoxChoice> choice = {});
    /// Resolves if need be and plays the story for everybody.
    void reveal(std::optional<ParadoxChoice> choice = {});
    void advance();
    /// The phase being played has been revealed to the players.
    bool revealed() const { return revealed_; }
    bool mayResolve() const { return allowed(stage_).has(TableEvent::Reveal); }
    bool mayReveal() const { return mayResolve() || (session_.resolved() && !revealed_); }
    /// Also while the story is still being told: it is skipped.
    bool mayAdvance() const { return allowed(step(stage_, TableEvent::StoryOver)).has(TableEvent::Advance); }

Q_SIGNALS:
    void picturesChanged();
    /// Another phase is shown, or the same one was resolved, taken back, edited or put under other rules.
    void shownPhaseChanged();
    /// Another phase or stage, or the story is shown or no longer: actions and panels look again.
    void stateChanged();

private:
    void forget();
    void follow(Change change);
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
};

} // namespace chancery
