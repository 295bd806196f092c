// SPDX-License-Identifier: GPL-3.0-or-later
// What the gamemaster's board and the projector show now: phase, stage, instant of the story, and what is
// revealed.
#pragma once

#include "ui/flow/table_flow.h"
#include "ui/picture/compose.h"
#include "ui/session/order_desk.h"
#include "ui/session/session.h"
#include "ui/story/storyboard.h"
#include "ui/timing/story_player.h"

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
    /// How a resolved phase is shown.
    enum class Mode { Diagram, Story };

    Presenter(Session& session, GeometryOf geometryOf, QObject* parent = nullptr,
              Clock clock = steadyClock());

    OrderDesk& desk() { return desk_; }
    StoryPlayer& player() { return player_; }
    const Storyboard& story() const { return story_; }
    Stage stage() const { return stage_; }
    Mode mode() const { return mode_; }

    const Map& map() const { return session_.map(); }

    /// The phase on the board: the one being played unless an earlier one is looked at again.
    /// While the session is changing to a shorter game, others may ask before this has followed: hence the
    /// limit.
    std::size_t shownPhase() const { return std::min(shown_, session_.game().phases.size() - 1); }
    const PhaseRecord& shownRecord() const { return session_.game().phases[shownPhase()]; }
    bool showsPast() const { return shownPhase() + 1 < session_.game().phases.size(); }
    void showPhase(std::size_t phase);
    void showPresent() { showPhase(session_.game().phases.size() - 1); }

    // The evening. What is not allowed now changes nothing.
    /// And tells the story to the gamemaster. `ruling`: see Session::resolve.
    void resolve(std::optional<ParadoxChoice> choice = {});
    /// Resolves if need be and tells the story to everybody.
    void reveal(std::optional<ParadoxChoice> choice = {});
    void replay(); ///< of the phase shown
    void skip();
    /// Plays on, from the beginning if no story is under way; or pauses.
    void togglePlay();
    bool playing() const { return player_.playing(); }
    /// The fights that can be told next, by their place; empty when no story is under way.
    std::vector<Province> fightsToCome() const;
    bool hasFightsToCome() const;
    /// What has been told stays as it was, and what is being told goes on.
    void tellNext(Province fight);
    void advance();
    void takeBack();
    /// The table may see the orders of the phase being played.
    bool revealed() const { return revealed_; }
    bool mayResolve() const { return allowed(stage_).has(TableEvent::Reveal); }
    bool mayReveal() const { return mayResolve() || (session_.resolved() && !revealed_); }
    /// Also while the story is still being told: it is skipped.
    bool mayAdvance() const { return allowed(step(stage_, TableEvent::StoryOver)).has(TableEvent::Advance); }

    void setMode(Mode mode);
    /// The order whose unit started here is to stand out; noProvince for none.
    void choose(Province province);
    Province chosen() const { return chosen_; }
    void setShowOrders(bool show);
    bool showsOrders() const { return showOrders_; }
    /// Of the gamemaster's board: larger where the board is small.
    void setTokenScale(double scale);
    /// Beats fade in as they end; nothing travels.
    void setReducedMotion(bool reduced);

    Picture gamemasterPicture() const;
    Picture tablePicture() const;
    /// Over the table's board; nothing while the board is to be seen.
    std::optional<ShownSlide> tableCard() const;
    /// A story is under way before the table's eyes: nothing else should be shown.
    bool tableIsTold() const;
    /// For the table between phases: made from phases of which it has seen everything, and from nothing else.
    std::optional<Slide> tableSlide(SlideKind kind) const;
    /// How many those are.
    std::size_t phasesToldToTable() const;
    /// What is shown without marks of entry, for a file; `orders`: with arrows and results.
    Picture plainPicture(bool orders) const;
    /// The beat being told: an index into story().beats, -1 when no story is shown.
    int beat() const;
    /// What is being told, in words; empty when no story is shown.
    QString caption() const;
    /// The same for the table: empty before the reveal.
    QString tableCaption() const { return tableMaySee() ? caption() : QString(); }

Q_SIGNALS:
    void picturesChanged();
    /// Another phase is shown, or the same one was resolved, taken back, edited or put under other rules.
    void shownPhaseChanged();
    /// Another phase, stage or mode: actions and panels look again.
    void stateChanged();

private:
    void forget();
    void follow(Change change);
    void moveTo(Stage stage);
    void loadStory();
    void writeStory();
    Storyboard told(double tokenScale) const;
    std::vector<int> stops() const;
    /// The places of those that have begun.
    std::vector<Province> fightsTold() const;
    void beginStory();
    Picture picture(Audience audience) const;
    Picture frame(const Storyboard& story) const;
    bool tableMaySee() const { return showsPast() || revealed_; }
    ProvinceSet missing() const;

    Session& session_;
    GeometryOf geometryOf_;
    BoardGeometry geometry_;
    OrderDesk desk_;
    StoryPlayer player_;
    Storyboard story_, tableStory_; ///< the same with the larger tokens of a projector
    std::vector<Slide> cards_;      ///< of the phase shown
    std::vector<Province> wanted_;  ///< the fights in the sequence in which the gamemaster wants them told
    Stage stage_;
    Mode mode_ = Mode::Diagram;
    std::size_t shown_ = 0;
    Province chosen_ = noProvince;
    bool revealed_ = false;
    bool showOrders_ = true;
    bool fightsLeft_ = false; ///< when it was last asked
    double tokenScale_ = 1;
    bool reducedMotion_ = false;
};

} // namespace chancery
