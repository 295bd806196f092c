// SPDX-License-Identifier: GPL-3.0-or-later
// Turns the stories of resolved phases into frames. They show only what the players may see.
#pragma once

#include "engine/game/game.h"
#include "ui/paper/render.h"
#include "ui/room/projector_window.h"
#include "ui/scene/board_geometry.h"
#include "ui/scene/film.h"
#include "ui/scene/story_choice.h"

#include <vector>

namespace chancery {

/// Frames that are made one after the other. It keeps a copy of the game, which can be played on meanwhile.
class Reel
{
public:
    /// Starts without frames. A `pace` of 2 shows stories twice as fast. With reduced motion, beats fade in
    /// and nothing moves. Stories are shown as `choice` says.
    Reel(const Game& game, const BoardGeometry& board, int framesPerSecond, double pace = 1,
         bool reducedMotion = false, const StoryChoice& choice = {});

    /// Appends the story of a phase, with a pause at its end. It does nothing if the phase is unresolved.
    /// `phase` is an index into Game::phases. With `readingSkipped` it begins when the orders have been read.
    void add(std::size_t phase, bool readingSkipped = false);

    /// Appends a time lapse of these phases that lasts so many seconds. It has no sentences, arrows and
    /// cards: the board with the year, the centres of all powers and the race so far beside it, at the end
    /// the race alone, and how the game has ended if these phases tell that.
    void addLapse(const std::vector<std::size_t>& phases, int seconds);

    /// Returns the number of frames per second.
    int framesPerSecond() const { return framesPerSecond_; }
    /// Returns the number of frames.
    int frames() const;
    /// Returns the length in milliseconds.
    int lasts() const { return static_cast<int>(std::int64_t{1000} * frames() / framesPerSecond_); }
    /// Returns what the players see on a frame, counted from 0; nothing after the last frame.
    ProjectorWindow::Content at(int frame) const;

private:
    struct Scene
    {
        std::size_t phase = 0; ///< an index into Game::phases
        Film film;
        int startsAt = 0; ///< in milliseconds of story time
        int frames = 0;
        bool lapses = false;         ///< whether it is part of a time lapse
        std::optional<Slide> race{}; ///< the slide that is all of the scene
    };

    ProjectorWindow::Content lapseOf(const Scene& scene, double part) const;

    int framesIn(double ms) const;

    Game game_; ///< a copy
    BoardGeometry board_;
    int framesPerSecond_;
    double pace_;
    bool reducedMotion_;
    StoryChoice choice_;
    std::vector<Scene> scenes_;
    RaceSlide race_; ///< of a time lapse: all that it tells
};

/// Returns what the players see at an instant of the story of a phase, `ms` milliseconds after its start. The
/// phase must be resolved.
ProjectorWindow::Content instantOf(const Game& game, std::size_t phase, const BoardGeometry& board, int ms);

/// Returns options for a picture like what the players see: title, caption, card and the size of tokens and
/// text. The clock is left out.
RenderOptions asSeen(RenderOptions options, const ProjectorWindow::Content& seen);

/// Returns the indices of the resolved phases of a game. The last phase of the game is among them only if
/// `presentRevealed` says that the players have seen it.
std::vector<std::size_t> phasesToShow(const Game& game, bool presentRevealed);

} // namespace chancery
