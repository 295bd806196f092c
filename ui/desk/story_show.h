// SPDX-License-Identifier: GPL-3.0-or-later
// Plays the story of one phase: it has the storyboards, the present instant, the picture and the caption.
#pragma once

#include "engine/game/game.h"
#include "ui/desk/story_player.h"
#include "ui/scene/compose.h"
#include "ui/scene/film.h"
#include "ui/scene/story_choice.h"
#include "ui/scene/storyboard.h"

#include <QObject>
#include <QString>

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace chancery {

/// The story of the phase shown. It keeps its own copy of the phase and shares the map, so that it never
/// reads a game that was closed. AudienceView decides whether the players may see it.
class StoryShow : public QObject
{
    Q_OBJECT

public:
    /// Starts without a story. `clock` gives the milliseconds by which it plays.
    explicit StoryShow(Clock clock = steadyClock(), QObject* parent = nullptr);

    /// Writes the story of a phase of `game` and goes to its start, paused; the boards show the diagram of
    /// all orders. An unresolved phase has no story. `phase` is an index into Game::phases.
    void load(const Game& game, std::size_t phase, const BoardGeometry& geometry);
    /// Drops the story without a signal.
    void forget();

    /// How far a story was shown: what `load` does not know.
    struct Instant
    {
        int time = 0;                      ///< in milliseconds of the story
        bool shown = false;                ///< whether the boards showed the story
        int reading = 0;                   ///< until when orders were read out, in milliseconds
        std::vector<Province> wanted = {}; ///< the provinces of fights, in the order wanted by the gamemaster
    };
    /// Returns how far the story was shown.
    Instant instant() const
    {
        return {player_.atEnd() ? never.startsAt : player_.time(), shown_, endOfReading(story_), wanted_};
    }
    /// Goes to an instant of the same story, paused.
    void resume(const Instant& instant);

    /// Returns the story with the tokens of the gamemaster's board. It has no beats while there is no story.
    const Storyboard& storyboard() const { return story_; }
    /// Returns the clock of the story, to play, pause and step.
    StoryPlayer& player() { return player_; }
    const StoryPlayer& player() const { return player_; }
    /// Returns whether the boards show the story, not the diagram of all orders.
    bool shown() const { return shown_ && !story_.beats.empty(); }
    /// Pauses, and shows the story at its instant or the diagram of all orders. Without a story,
    /// setShown(true) does nothing.
    void setShown(bool shown);

    /// Plays from the start. It does nothing if the phase is unresolved.
    void replay();
    /// Goes to the end and pauses.
    void skip();
    /// Goes to where the orders have been read out; it plays on if it was playing. It does nothing later.
    void skipReading();
    /// Pauses or plays on. If the story is over or not shown, it plays from the start.
    void togglePlay();

    /// What can be asked for at an instant.
    struct Offers
    {
        bool fights = false;  ///< fights that have not begun
        bool reading = false; ///< orders that are still to be read out
        bool replay = false;  ///< a fight that has been shown or begun
        bool operator==(const Offers&) const = default;
    };
    /// Returns what can be asked for now. There are no fights while no story is shown.
    Offers offers() const;
    /// Returns the provinces of the fights that can be shown next; empty while no story is shown.
    std::vector<Province> fightsToCome() const;
    /// Makes the fight for this province the next one. Everything shown so far stays as it was, and the
    /// present beat goes on. It does nothing if that fight has begun or no fight is left.
    void tellNext(Province fight);
    /// Returns the province of the fight that was wanted next and has not begun; noProvince if there is none.
    Province wantedNext() const;

    /// Plays the fight just shown again at half speed and pauses at the present instant.
    void replayFight();

    /// Returns the present beat as an index into storyboard().beats; -1 while no story is shown.
    int beat() const;
    /// Returns the caption of the present beat; empty while no story is shown.
    QString caption() const;
    /// Returns the board at this instant. There must be a story.
    Picture picture(Audience audience) const;
    /// Returns where the camera of the audience window is at this instant. There must be a story.
    Framing framing() const;
    /// Returns the board as it looks from where that camera is, and will be. There must be a story.
    Views views() const;
    /// Returns the card that covers the audience's board at this instant, or nothing. There must be a story.
    std::optional<ShownSlide> card() const;

    /// Chooses how stories are shown. A story that is being shown goes on with the same beat, or from where
    /// its orders began to be read out.
    void choose(const StoryChoice& choice);
    /// Sets the size of the tokens on the gamemaster's board, without a signal.
    void setTokenScale(double scale);
    /// Chooses whether beats fade in as they end and nothing moves on the board.
    void setReducedMotion(bool reduced);

Q_SIGNALS:
    /// The story is about to be played from its start.
    void beginning();
    /// The instant or the picture has changed.
    void changed();
    /// The story is shown or no longer shown, or what there is to read, to fight or to replay has changed.
    /// Actions update whether they are enabled.
    void stateChanged();

private:
    void begin();
    void follow();
    void write();
    Telling telling(double tokenScale) const;
    Storyboard written(double tokenScale) const;
    std::vector<Span> beats() const;
    int movedTo(int time, int reading) const;
    const Beat* latestFight() const;
    std::vector<Province> fightsTold() const; ///< returns the provinces of the fights that have begun

    StoryPlayer player_;
    std::shared_ptr<const Map> map_; ///< the map of the phase
    BoardGeometry geometry_;
    std::optional<PhaseRecord> phase_; ///< the resolved phase; none while there is no story
    std::array<Closing, 2> closings_;  ///< [StoryChoice::turncoats] what closes the story
    std::vector<Province> wanted_;     ///< the provinces of fights, in the order wanted by the gamemaster
    Storyboard story_;                 ///< for the console
    Film film_;                        ///< the same for the audience window
    bool shown_ = false;
    Offers offers_; ///< those of the last instant
    double tokenScale_ = 1;
    bool reducedMotion_ = false;
    StoryChoice choice_;
};

} // namespace chancery
