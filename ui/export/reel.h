// SPDX-License-Identifier: GPL-3.0-or-later
// The stories of resolved phases as a strip of frames: what the room saw, and nothing else.
#pragma once

#include "engine/game/game.h"
#include "ui/export/render.h"
#include "ui/picture/board_geometry.h"
#include "ui/projector/projector_window.h"
#include "ui/story/storyboard.h"

#include <memory>
#include <vector>

namespace chancery {

class Reel
{
public:
    /// `pace` 2 tells twice as fast; with reduced motion beats fade in and nothing travels.
    Reel(const Game& game, const BoardGeometry& board, int framesPerSecond, double pace = 1,
         bool reducedMotion = false);

    /// Nothing if the phase is not resolved.
    void add(std::size_t phase);

    int framesPerSecond() const { return framesPerSecond_; }
    int frames() const;
    int lasts() const { return static_cast<int>(std::int64_t{1000} * frames() / framesPerSecond_); } ///< ms
    /// What the room sees on a frame, counted from 0. Each phase ends with a while to look at it.
    ProjectorWindow::Content at(int frame) const;

private:
    struct Scene
    {
        PhaseRecord record;
        Storyboard story;
        int frames = 0;
    };

    int framesIn(double ms) const;

    Game game_; ///< as it is now: it may be played on meanwhile
    BoardGeometry board_;
    int framesPerSecond_;
    double pace_;
    bool reducedMotion_;
    std::vector<Scene> scenes_;
};

/// What the room sees at an instant of a resolved phase.
ProjectorWindow::Content instantOf(const Game& game, std::size_t phase, const BoardGeometry& board, int ms);

/// The options with which a picture of the board is what the room sees; a picture has no clock.
RenderOptions asSeen(RenderOptions options, const ProjectorWindow::Content& seen);

/// The resolved phases of a game. The one being played is among them only if the room has seen it.
std::vector<std::size_t> phasesToShow(const Game& game, bool presentRevealed);

} // namespace chancery
