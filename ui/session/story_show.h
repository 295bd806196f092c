// SPDX-License-Identifier: GPL-3.0-or-later
// The playing of the story of one phase: its storyboards, its instant, what is told next and what is said
// meanwhile.
#pragma once

#include "engine/game/game.h"
#include "ui/picture/compose.h"
#include "ui/story/storyboard.h"
#include "ui/timing/story_player.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace chancery {

/// Keeps map and phase that it tells of, so that it never speaks of a game that is gone. Whether the audience
/// may see the story is not its business.
class StoryShow : public QObject
{
    Q_OBJECT

public:
    explicit StoryShow(Clock clock = steadyClock(), QObject* parent = nullptr);

    /// Writes the story of a phase of `game` and stands at its start, with the diagram on the boards. A phase
    /// that is not resolved has no story.
    void load(const Game& game, std::size_t phase, const BoardGeometry& geometry);
    /// Drops the story without a signal.
    void forget();

    bool empty() const { return story_.beats.empty(); }
    /// The story with the tokens of the gamemaster's board.
    const Storyboard& storyboard() const { return story_; }
    StoryPlayer& player() { return player_; }
    bool playing() const { return player_.playing(); }
    bool atEnd() const { return player_.atEnd(); }
    /// The boards show the story and not the diagram of all orders.
    bool shown() const { return shown_ && !empty(); }
    /// Pauses; without a story the diagram stays.
    void setShown(bool shown);

    /// Plays from the start. Without a resolved phase nothing happens.
    void replay();
    void skip(); ///< to the end
    /// Plays on, from the start if the story is over or not shown; or pauses.
    void togglePlay();

    /// The fights that can be told next, by their place; empty while no story is shown.
    std::vector<Province> fightsToCome() const;
    bool hasFightsToCome() const;
    /// What has been told stays as it was, and what is being told goes on.
    void tellNext(Province fight);

    /// The beat being told: an index into storyboard().beats, -1 while no story is shown.
    int beat() const;
    /// What is being told, in words; empty while no story is shown.
    QString caption() const;
    /// The board at this instant. There must be a story.
    Picture picture(Audience audience) const;
    /// What covers the audience's board at this instant, if anything. There must be a story.
    std::optional<ShownSlide> card() const;

    /// Of the tokens on the gamemaster's board. Tells nobody.
    void setTokenScale(double scale);
    /// Beats fade in as they end; nothing travels.
    void setReducedMotion(bool reduced);

Q_SIGNALS:
    /// It is about to be told from its start.
    void beginning();
    /// Another instant, or the same one looks otherwise.
    void changed();
    /// Actions look again: the story is shown or no longer, or the last fight has begun.
    void stateChanged();

private:
    void begin();
    void follow();
    void write();
    Storyboard written(double tokenScale) const;
    std::vector<int> stops() const;
    std::vector<Province> fightsTold() const; ///< the places of those that have begun

    StoryPlayer player_;
    std::shared_ptr<const Map> map_; ///< of the phase
    BoardGeometry geometry_;
    std::optional<PhaseRecord> phase_; ///< none while there is no story
    std::vector<Slide> cards_;         ///< that close it
    std::vector<Province> wanted_;     ///< the fights in the sequence in which the gamemaster wants them told
    Storyboard story_, audienceStory_; ///< the same with the larger tokens of a projector
    bool shown_ = false;
    bool fightsLeft_ = false; ///< when it was last asked
    double tokenScale_ = 1;
    bool reducedMotion_ = false;
};

} // namespace chancery
