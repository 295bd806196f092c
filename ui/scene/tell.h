// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the storyboard of a resolved phase.
#pragma once

#include "engine/game/game.h"
#include "ui/scene/board_geometry.h"
#include "ui/scene/story_choice.h"
#include "ui/scene/storyboard.h"

#include <functional>

namespace chancery {

/// The pace of a story, in milliseconds.
struct Tempo
{
    int beat = 1400;   ///< a usual beat: a group of moves, a fight, the supports
    int order = 850;   ///< a beat that reads out one order, at least if there are not many
    int pause = 200;   ///< the pause between beats, in which the light changes
    int settle = 700;  ///< the fading of arrows at the end
    int support = 450; ///< between two supports that are counted in a fight
    int camera = 600;  ///< the way of the camera to a fight, or back
    int look = 150;    ///< how long it stays on the whole board between two fights
    int notice = 800;  ///< the time until eyes have found a text that has come
    int word = 350;    ///< the time to read one word of it
    /// The time to look at a list of orders without words: for the list itself, and for each of its orders.
    int list = 1500, listed = 500;
    bool operator==(const Tempo&) const = default;
};

/// How many words are to be read during a beat.
struct WordCount
{
    int told = 0;   ///< what is told; of a fight its verdict
    int asked = 0;  ///< of a fight and of unopposed moves: what is said before
    int listed = 0; ///< of a fight: what is listed while its supports are counted
};

/// How a story is made.
struct Telling
{
    Tempo tempo{};                  ///< the pace
    double tokenScale = 1;          ///< the size of tokens
    std::vector<Province> wanted{}; ///< the provinces whose fights the gamemaster wants to show first
    Closing closing{};              ///< what closes the story; closingOf() makes it
    /// Returns how many words are to be read during a beat, whose span is not set yet, and on its card if it
    /// has one; the beat lasts at least as long as that takes. Without it every beat has its usual length.
    std::function<WordCount(const Beat&, const Slide* card)> words{};
    Reading reading = Reading::PerPower; ///< how orders are read out
    bool forRoom = false; ///< badges are as large as in the audience window, whatever the size of tokens
};

/// Returns the story of a phase. Its first picture is the board before the reveal. After the last order is
/// read out, the board shows all orders without results. The last picture is the position after the phase.
/// The story of an unresolved phase has no beats.
Storyboard storyOf(const Map& map, const BoardGeometry& board, const PhaseRecord& record,
                   const Telling& telling = {});

} // namespace chancery
